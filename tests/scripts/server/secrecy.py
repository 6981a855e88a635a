"""What a frame tells that its receiver may not know: docs/protocol.md for views, the events pages for events."""


def leaks(message, seat):
    """Sentences about what `seat` (None for a watcher) should not have been told; empty when all is well."""
    found = []
    if position := message.get("position"):
        found += leaks_of_position(position, seat)
    for event in message.get("events") or []:
        found += leaks_of_event(event, seat)
    if message.get("legal") and seat not in message["turn"]:
        found.append("legal moves of another seat")
    if message.get("chosen") and seat is None:
        found.append("a secret choice told to a watcher")
    if message.get("what") == "answer" and message["seat"] != seat and "move" in message:
        found.append("another seat's secret choice")
    return [f"{what}: {str(message)[:300]}" for what in found]


def leaks_of_position(position, seat):
    if position["phase"] == "over":
        return []
    found = []
    piles = position["draws"] if position["game"] == "beasty" else [position["draw"]]
    if any(card != "?" for pile in piles for card in pile):
        found.append("a draw pile")
    for other in range(position["players"]):
        if other != seat:
            found += leaks_of_seat(position, other)
    if position["game"] == "ark" and any(tile.startswith("?") and tile != "?" for group in position["groups"] for tile in group):
        found.append("the face-down tile")
    return found


def leaks_of_seat(position, other):
    if position["game"] == "ark":
        secret = [tile for tile in position["dealt"][other] if tile != "?"]
        secret += [tile for tile in position["arks"][other] if tile.startswith("?") and tile != "?"]
    else:
        shown = position["shown"][other]
        secret = [card for card in position["hands"][other] if card != "?" and card not in shown]
        secret += [card for card in position["aside"][other] if card != "?"]
    return [f"{secret} of seat {other}"] if secret else []


def leaks_of_event(event, seat):
    what = event["what"]
    if what in ("composes", "sorts_out", "dealt") and event["seat"] != seat and any(card != "?" for card in event["cards"]):
        return [what]
    if what == "draws" and event["seat"] != seat and event["card"] != "?":
        return [what]
    if what in ("kept", "looked_at") and event["seat"] != seat and event["who"] != "?":
        return [what]
    if what == "face_down" and event["who"] != "?":
        return [what]
    return []
