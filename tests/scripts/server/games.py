"""Whole games of every kind, played by clients that know only what they are told; nothing hidden is told."""

import random
import subprocess

from server.chance import Record, commitment
from server.player import Player, play_on
from server.secrecy import leaks
from server.serving import PROGRAM
from server.tally import check

KINDS = {f"{cards}, {variant}": {"game": "beasty", "cards": cards, "variant": variant}
         for cards in ("bar", "town", "mix") for variant in ("guests", "points")} | {"ark": {"game": "ark"}}


def seated(server, count, spec):
    """A table of this spec with so many persons at it, bots in the other seats, and a watcher; all have joined."""
    players = [Player(server, f"Player {seat}") for seat in range(count)]
    bots = [{"bot": 1}] * (spec["players"] - count)
    table = players[0].make(**spec, seats=["me"] + ["open"] * (count - 1) + bots)
    watcher = Player(server, "Watcher")
    for person in players + [watcher]:
        person.join(table)
    for player in players[1:]:
        answer = player.command("sit", table)
        assert answer["t"] == "entry", answer
    for person in players + [watcher]:
        person.when(table, "playing")
    return table, players + [None] * len(bots), watcher


def verified(record):
    """What `menagerie verify` says about a record."""
    done = subprocess.run([PROGRAM, "verify", "-"], input=record.encode(), capture_output=True, check=False)
    return done.returncode == 0, done.stdout + done.stderr


def whole_games(server):
    for name, kind in KINDS.items():
        for count in (2, 3, 4):
            for persons in (count, 1):
                title = f"{name}, {count} players, {count - persons} bots"
                chance = random.Random(title)
                table, players, watcher = seated(server, persons, dict(kind, players=count))
                play_on(table, players, chance)
                judge(server, title, table, players, watcher)


def judge(server, title, table, players, watcher):
    persons = [player for player in players if player]
    ends = [player.tables[table].now for player in persons]
    watcher.at(table, ends[0]["version"])
    check(f"{title}: played to the end, and all are told the same result",
          all(end["winners"] and (end["winners"], end["score"]) == (ends[0]["winners"], ends[0]["score"]) for end in ends)
          and ends[0]["score"]["over"] is True and ends[0]["turn"] == [], ends[0])
    check(f"{title}: every version came once, in order", not any(player.tables[table].wrong for player in persons + [watcher]))
    told = [leak for seat, player in enumerate(players) if player for frame in player.tables[table].frames for leak in leaks(frame, seat)]
    told += [leak for frame in watcher.tables[table].frames for leak in leaks(frame, None)]
    check(f"{title}: nobody is told what is hidden", not told, told[:3])
    if ends[0]["spec"]["game"] == "beasty":
        folded = [(player, player.tables[table].now["position"]) for player in persons + [watcher]]
        differ = [(mine, fresh) for player, mine in folded if mine != (fresh := player.join(table)["position"])]
        check(f"{title}: the events, folded, give the view that the server has", not differ, differ[:1])
    text = server.ask("GET", f"/api/v1/tables/{table}/record").text
    holds, said = verified(text)
    check(f"{title}: the record holds", holds, said)
    check(f"{title}: the cards come from the seed as docs/chance.md says", not (wrong := dealt_otherwise(Record(text), table, players)), wrong)


def dealt_otherwise(record, table, players):
    """Where what was dealt is not what the seed of the record gives; empty when all fits."""
    wrong = [] if commitment(record.host_seed()) == record.fields["commitment"] else ["the commitment"]
    for seat, player in enumerate(players):
        if player:
            frames = player.tables[table].frames
            wrong += beasty_otherwise(record, seat, frames) if record.fields["game"] == "beasty" else ark_otherwise(record, seat, frames)
            if frames[0]["commitment"] != record.fields["commitment"]:
                wrong.append("the commitment that was shown before the game")
    return wrong


def beasty_otherwise(record, seat, frames):
    deck = record.beasty_deck(seat)
    first = next(frame["position"] for frame in frames if (frame.get("position") or {}).get("phase") == "play")
    drawn = [event["card"] for frame in frames for event in frame.get("events") or [] if event["what"] == "draws" and event["seat"] == seat]
    wrong = [] if sorted(first["hands"][seat]) == sorted(deck[:4]) else [f"the hand of seat {seat}: {first['hands'][seat]}, not {deck[:4]}"]
    return wrong + ([] if drawn == deck[4:] else [f"the draws of seat {seat}: {drawn}, not {deck[4:]}"])


def ark_otherwise(record, seat, frames):
    tiles, species = record.ark_tiles()
    first = next(frame["position"] for frame in frames if (frame.get("position") or {}).get("phase") == "keep")
    mine = sorted(tiles[3 * seat:3 * seat + 3])
    wrong = [] if sorted(first["dealt"][seat]) == mine else [f"the tiles of seat {seat}: {first['dealt'][seat]}, not {mine}"]
    wrong += [] if first["species"] == species else [f"the species: {first['species']}, not {species}"]
    wrong += [] if first["first"] == record.ark_first() else ["the starting flag"]
    rest, face_down = tiles[3 * int(record.fields["players"]):], None
    for event in (event for frame in frames for event in frame.get("events") or []):
        if event["what"] == "filled":
            wrong += [] if event["tiles"] == rest[:len(event["tiles"])] else [f"the tiles {event['tiles']}"]
            rest = rest[len(event["tiles"]):]
        elif event["what"] == "face_down":
            face_down = rest.pop(0)
        elif event["what"] == "looked_at" and event["seat"] == seat and event["who"] != "?" + face_down:
            wrong.append(f"the face-down tile {event['who']}, not {face_down}")
    return wrong


def before_the_end(server):
    table, players, _ = seated(server, 2, {"game": "beasty", "cards": "bar", "players": 2})
    answer = server.ask("GET", f"/api/v1/tables/{table}/record")
    check("a game that is on has no record yet: 409", answer.status == 409 and "seed" not in answer.text, answer)
    frames = [frame for player in players for frame in player.tables[table].frames]
    check("no frame has the seed", not any("seed" in frame for frame in frames))
    check("a hand in the wrong hands would be noticed", any(leaks(frame, 1) for frame in players[0].tables[table].frames))
    view = server.ask("GET", f"/api/v1/tables/{table}")
    check("over HTTP everybody sees what a watcher sees",
          view.status == 200 and view.json["seat"] is None and not leaks(view.json, None) and view.json["legal"] is None, view)


def bots_of_every_level(server):
    host = Player(server, "Host")
    for level in (1, 2, 3):
        table = host.make(game="beasty", cards="town", players=2, seats=[{"bot": level}, "me"])
        host.join(table)
        host.until(lambda message: message.get("what") == "move" and message["table"] == table)
        check(f"a bot of level {level} plays", host.tables[table].now["turn"] == [1], host.tables[table].now)


PARTS = (whole_games, before_the_end, bots_of_every_level)
