"""Tables and their seats: sitting and standing, hosts, moves that cannot be, coming back, rematches, giving up."""

import random

from server.fold import FIRST, SECOND
from server.games import seated
from server.pages import is_error
from server.player import Player, play_on
from server.tally import check

BAR = {"game": "beasty", "cards": "bar"}


def refused(answer, *codes):
    return answer["t"] == "refused" and answer["code"] in codes and len(answer["text"]) > 8


def specs(server):
    host = Player(server, "Host")
    wrong = {"no game": {}, "an unknown game": {"game": "chess", "players": 2}, "no cards": {"game": "beasty", "players": 2},
             "no players": BAR, "five players": dict(BAR, players=5), "players in words": dict(BAR, players="two"),
             "a seat too few": dict(BAR, players=2, seats=["me"]), "two seats for one": dict(BAR, players=2, seats=["me", "me"]),
             "an unknown seat": dict(BAR, players=2, seats=["me", "you"]), "a bot of level 9": dict(BAR, players=2, seats=["me", {"bot": 9}]),
             "a bank of five seconds": dict(BAR, players=2, clock={"bank_s": 5, "increment_s": 0}),
             "a month a move": dict(BAR, players=2, clock={"days": 30}), "another beginning": dict(BAR, players=2, begin="now"),
             "an open that is a number": dict(BAR, players=2, open=1), "decks outside the mix": dict(BAR, players=2, decks=[FIRST, SECOND]),
             "a flag for nobody": {"game": "ark", "players": 2, "first": 2}, "one species": {"game": "ark", "players": 2, "species": ["fox"]}}
    for name, spec in wrong.items():
        answer = host.api("POST", "tables", spec)
        check(f"a table with {name} is 400", is_error(answer, 400, "bad_spec"), answer)
    hidden, shown = host.make(**BAR, players=2), host.make(**BAR, players=2, open=True)
    lobby = [table["table"] for table in server.ask("GET", "/api/v1/lobby").json["tables"]]
    check("the lobby shows the open table and not the other", shown in lobby and hidden not in lobby, lobby)
    guest = Player(server, "Guest")
    guest.join(shown), guest.command("sit", shown), guest.when(shown, "playing")
    lists = {name: [table["table"] for table in server.ask("GET", f"/api/v1/{name}").json["tables"]] for name in ("lobby", "watch")}
    check("when it is full one can watch it", shown not in lists["lobby"] and shown in lists["watch"], lists)
    games = guest.api("GET", "me/games").json["games"]
    check("my games tell my seat and whether it is my turn", [(game["table"], game["seat"], game["your_turn"]) for game in games] == [(shown, 1, False)], games)


def sitting(server):
    host, guest, third = (Player(server, name) for name in ("Host", "Guest", "Third"))
    table = host.make(**BAR, players=3, begin="host")
    for person in (host, guest, third):
        person.join(table)
    check("whoever makes a table is its host and sits first", host.tables[table].now["host"] == host.id and host.tables[table].now["seat"] == 0)
    entry = guest.command("sit", table, seat=2)
    check("a seat is taken", entry["t"] == "entry" and entry["what"] == "sit" and entry["seat"] == 2 and entry["name"] == "Guest", entry)
    check("a taken seat is full", refused(third.command("sit", table, seat=2), "full"))
    check("nobody sits twice", refused(guest.command("sit", table, seat=1), "not_now"))
    check("there is no fourth seat of three", refused(third.command("sit", table, seat=3), "no_such_thing", "bad_message"))
    check("the start needs every seat", refused(host.command("start", table), "not_now"))
    check("a move needs a game", refused(host.command("move", table, version=1, move="lion"), "not_now"))
    check("only the host seats bots", refused(guest.command("bot", table, seat=1, level=1), "not_host"))
    check("the host seats a bot", host.command("bot", table, seat=1, level=3)["kind"] == "bot")
    check("only the host starts", refused(guest.command("start", table), "not_host"))
    check("a seated person stands up", guest.command("stand", table)["what"] == "stand")
    check("and has no seat then", refused(guest.command("stand", table), "not_seated"))
    third.command("sit", table, seat=2)
    check("the host kicks somebody", host.command("kick", table, seat=2)["what"] == "kick")
    check("who may not sit down here again", refused(third.command("sit", table, seat=2), "banned"))
    guest.command("sit", table)
    host.command("start", table)
    check("the host starts the game", guest.when(table, "playing")["position"] is not None)
    check("nobody sits down in a game", refused(third.command("sit", table), "not_now", "full", "banned"))
    check("a player who is there cannot be kicked out of a game", refused(host.command("kick", table, seat=2), "not_now"))
    check("only the host closes", refused(guest.command("close", table), "not_host"))
    check("the host closes the table", host.command("close", table)["state"] == "closed")
    other = host.make(**BAR, players=2)
    host.join(other)
    check("the host cannot kick herself", refused(host.command("kick", other, seat=0), "not_now", "illegal", "bad_message"))


def moves_that_cannot_be(server):
    table, (one, two), watcher = seated(server, 2, dict(BAR, players=2))
    now = one.tables[table].now
    version, move = now["version"], now["legal"][0]
    check("not my turn", refused(two.command("move", table, version=version, move=move), "not_your_turn"))
    check("not my table", refused(watcher.command("move", table, version=version, move=move), "not_seated"))
    for text in ("unicorn", "", move.upper(), move + " ", move * 3000):
        check(f"'{text[:12]}' is not a move", refused(one.command("move", table, version=version, move=text[:9000]), "illegal", "bad_message"))
    check("a version from before I was asked is stale", refused(one.command("move", table, version=version - 1, move=move), "stale"))
    check("a version to come is refused", refused(one.command("move", table, version=version + 9, move=move), "stale"))
    for given in ({"version": "x"}, {"version": -1}, {"version": 2.5}, {"version": None}, {"move": 5}, {"move": None}, {"id": "no spaces"}, {"id": "x" * 41}):
        fields = {"t": "move", "table": table, "id": "c-wrong", "version": version, "move": move} | given
        one.wire.send(fields)
        check(f"a move with {given} is refused", refused(one.until(lambda message: message["t"] == "refused"), "bad_message"))
    check("and nothing has changed", one.join(table)["version"] == version)


def done_once(server):
    table, (one, two), _ = seated(server, 2, dict(BAR, players=2))
    version = one.tables[table].now["version"]
    first = one.command("move", table, version=version, move=one.tables[table].now["legal"][0], id="once")
    again = one.command("move", table, version=version, move=first["move"], id="once")
    one.wire.drop()
    one.connect()
    one.join(table)
    later = one.command("move", table, version=version, move=first["move"], id="once")
    check("a command sent again with its id is done once, and gets the same entry, on a new connection too",
          first["t"] == "entry" and first == again == later and one.join(table)["version"] == version + 1, (first, again, later))
    other = two.command("move", table, version=version + 1, move=two.join(table)["legal"][0], id="once")
    check("another person's id is another id", other["t"] == "entry" and other["seat"] == 1, other)
    stranger = Player(server, "Stranger")
    open_table = two.make(**BAR, players=2, begin="host")
    two.join(open_table)
    stranger.wire.send({"t": "sit", "table": open_table, "id": "unseen"})
    two.at(open_table, 2)
    told = [message for message in stranger.wire.quiet() if message.get("id") == "unseen"]
    check("a command is acknowledged to somebody who has not joined the table", len(told) == 1, told)


def coming_back(server):
    table, players, _ = seated(server, 2, {"game": "beasty", "cards": "mix", "variant": "points", "players": 2})
    one, two = players
    chance = random.Random(5)
    check("in a secret choice both may act", one.tables[table].now["turn"] == [0, 1])
    two.play(table, chance)
    fresh = two.join(table)
    check("my answer is kept for me alone", fresh["answered"] == [1] and fresh["chosen"].startswith("deck ") and one.join(table)["chosen"] is None)
    check("who has answered waits", refused(two.command("move", table, version=fresh["version"], move=fresh["chosen"]), "not_your_turn"))
    old = fresh["version"] - 1
    answer = one.command("move", table, version=old, move=one.choose(table, chance))
    check("the other's secret answer does not make mine stale", answer["t"] == "entry" and answer["version"] == old + 2, answer)
    play_on(table, players, chance, until=lambda now: now["version"] >= 16)
    seen = {frame["version"]: frame for frame in one.tables[table].frames if frame["t"] == "entry"}
    one.wire.drop()
    one.connect()
    last = one.tables[table].now["version"]
    for version in (4, last - 1, last):
        one.wire.send({"t": "join", "table": table, "version": version})
        got = one.wire.quiet()
        wanted = [seen[number] for number in range(version + 1, last + 1)]
        check(f"with version {version} of {last} one gets what is missing, as it was told live",
              [{**entry, "id": None} for entry in got[:-1]] == [{**entry, "id": None} for entry in wanted]
              and got[-1]["t"] == "joined" and got[-1]["version"] == last, got)
    one.wire.send({"t": "join", "table": table, "version": last + 100})
    check("with a version that is not one of the table it is all fresh", [message["t"] for message in one.wire.quiet()] == ["table"])
    one.wire.send({"t": "part", "table": table})
    one.wire.quiet()
    two.join(table)
    two.say(table, "are you there?")
    check("after part nothing comes any more", one.wire.quiet() == [])
    one.join(table)
    play_on(table, players, chance)
    check("and the game goes on to its end", one.tables[table].now["winners"])


def presence(server):
    table, (one, two), _ = seated(server, 2, dict(BAR, players=2))
    two.wire.drop()
    gone = one.until(lambda message: message["t"] == "here")
    check("a player who is gone is told", gone["seat"] == 1 and gone["here"] is False, gone)
    two.connect()
    two.join(table)
    check("and one who is back", one.until(lambda message: message["t"] == "here")["here"] is True)


PARTS = (specs, sitting, moves_that_cannot_be, done_once, coming_back, presence)
