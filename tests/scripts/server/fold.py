"""A seat's view after a Beasty turn: its events folded over the view before it, as docs/events-beasty.md says."""

import copy

FIRST = "skunk parrot kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo lion".split()
SECOND = "bat vulture peacock dog penguin ostrich porcupine llama cheetah tiger bear rhino".split()
TO_PILE = {"excluded", "lands", "expelled", "eaten", "rammed", "burns", "leaves"}
OUT_OF_LINE = (TO_PILE | {"waits", "enters"}) - {"lands"}


def by_strength(card):
    """Hands are sorted by strength, first game before second, hidden cards last."""
    if card == "?":
        return (99, 0)
    return (FIRST.index(card), 0) if card in FIRST else (SECOND.index(card), 1)


def take(cards, card):
    cards.remove(card if card in cards else "?")


def fold(view, events):
    view = copy.deepcopy(view)
    for event in events:
        fold_one(view, event["what"], event)
    for name in ("hands", "aside", "shown"):
        for cards in view[name]:
            cards.sort(key=by_strength)
    return view


def fold_one(view, what, event):
    fold_line(view, what, event)
    fold_pile(view, what, event)
    if "seat" in event:
        fold_seat(view, what, event, event["seat"])
    if what == "enters":
        view["bar"].append(event["who"])
    elif what == "over":
        view.update(phase="over", turn=None)
    elif what == "begins":
        view.update(phase=event["phase"], turn=event["seat"])
    elif what == "turn":
        view["turn"] = event["seat"]


def fold_line(view, what, event):
    line, who = view["line"], event["who"]
    if what in OUT_OF_LINE and who in line:
        line.remove(who)
    elif what in ("plays", "fetches") and "place" in event:
        line.append(who)
    elif what in ("passes", "moves", "sent_back"):
        line.remove(who)
        line.insert(event["place"] - 1, who)
    elif what == "sorted":
        view["line"] = list(event["cards"])
    elif what == "turned_round":
        line.reverse()


def fold_pile(view, what, event):
    if what in TO_PILE:
        view["gone"].append(event["who"])
    elif what == "fetches":
        view["gone"].pop()
    elif what == "ordered":
        view["gone"][-len(event["cards"]):] = event["cards"]


def fold_seat(view, what, event, seat):
    hand = view["hands"][seat]
    if what in ("dealt", "composes"):
        view["hands"][seat] = list(event["cards"])
        view["draws"][seat] = ["?"] * event.get("draw", 0)
    elif what == "sorts_out":
        for card in event["cards"]:
            take(hand, card)
        view["aside"][seat] = list(event["cards"])
    elif what == "reveals":
        view["aside"][seat] = list(event["cards"])
    elif what == "plays":
        card = event["who"].split(".")[0]
        take(hand, card)
        if card in view["shown"][seat]:
            view["shown"][seat].remove(card)
    elif what == "draws":
        view["draws"][seat].pop()
        hand.append(event["card"])
    elif what == "shows":
        if event["species"] not in hand:
            take(hand, "?")
            hand.append(event["species"])
        if event["species"] not in view["shown"][seat]:
            view["shown"][seat].append(event["species"])
