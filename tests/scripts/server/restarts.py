"""The server stops or is killed in the middle of games, and goes on with them."""

import contextlib
import random
import signal
import sqlite3

from server.accounts import account
from server.games import seated, verified
from server.player import play_on
from server.seats import BAR
from server.tally import check
from server.wire import Closed

CLOCK = {"bank_s": 600, "increment_s": 2}


def without_id(entries):
    return [{name: value for name, value in entry.items() if name != "id"} for entry in entries]


def come_back(players, table, version):
    """Everybody connects again; what the first one gets who has seen `version`."""
    for player in players:
        player.connect()
    players[0].wire.send({"t": "join", "table": table, "version": version})
    got = []
    while not got or got[-1]["t"] not in ("joined", "table", "refused"):
        got.append(players[0].wire.next())
    for player in players:
        player.join(table)
    return got[:-1]


def stopped(server):
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    chance = random.Random(1)
    play_on(table, players, chance, until=lambda now: now["version"] >= 12)
    before = players[0].join(table)
    server.process.send_signal(signal.SIGTERM)
    try:
        while True:
            players[0].next()
    except Closed as closed:
        check("when it is told to stop it says so to everybody (1001)", closed.code == 1001, closed)
    check("and ends with 0", server.process.wait(30) == 0)
    server.process.stdout.close()
    server.start()
    come_back(players, table, 4)
    after = players[0].tables[table].now
    check("after a restart the game is where it was", all(before[name] == after[name] for name in ("position", "legal", "turn", "state")), after)
    play_on(table, players, chance)
    check("and is played to its end", verified(server.ask("GET", f"/api/v1/tables/{table}/record").text)[0])


def killed(server):
    chance = random.Random(2)
    for round_number in range(3):
        table, players, _ = seated(server, 3, {"game": "beasty", "cards": "mix", "players": 3, "clock": CLOCK})
        stop = 9 + 9 * round_number
        play_on(table, players, chance, until=lambda now, stop=stop: now["version"] >= stop)
        players[0].say(table, "remember this")
        seen = [frame for frame in players[0].tables[table].frames if frame["t"] == "entry"]
        last = seen[-1]["version"]
        players[1].wire.send({"t": "chat", "table": table, "id": "last-words", "text": "last words"})  # in flight
        check(f"killed at version {last}", server.end(signal.SIGKILL) == -signal.SIGKILL)
        server.start()
        got = come_back(players, table, 5)
        known = [entry for entry in seen if entry["version"] > 5]
        check(f"nothing acknowledged is lost ({last})", without_id(got[:len(known)]) == without_id(known), got[-1:])
        pauses = [entry for entry in got if entry["what"] == "pause"]
        before, after = seen[-1]["clock"], players[0].tables[table].now["clock"]
        check(f"the clocks did not run meanwhile ({last})",
              len(pauses) == 1 and after["left_ms"] == before["left_ms"] and after["since"] == before["since"] + pauses[0]["ms"], (before, pauses))
        players[0].until(lambda message: message["t"] == "chat")
        check(f"the chat is still there ({last})", players[0].tables[table].chat[-1]["text"])
        play_on(table, players, chance)
        holds, said = verified(server.ask("GET", f"/api/v1/tables/{table}/record").text)
        check(f"the game goes on and its record holds ({last})", holds, said)


def killed_in_flight(server):
    """Moves are sent without waiting: whatever was acknowledged before the kill is there, and a move sent again is done once."""
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    chance = random.Random(3)
    for number in range(6):
        player = players[players[0].tables[table].now["turn"][0]]
        player.at(table, players[0].tables[table].now["version"])
        version, move = player.tables[table].now["version"], player.choose(table, chance)
        sent = {"t": "move", "table": table, "id": f"flight-{number}", "version": version, "move": move}
        player.wire.send(sent)
        server.end(signal.SIGKILL)
        server.start()
        come_back(players, table, version)
        player.wire.send(sent)
        entry = player.until(lambda message, sent=sent: message.get("id") == sent["id"])
        moves = [frame for frame in come_back(players, table, 0) if frame.get("what") == "move"]
        check(f"a move in flight when the server was killed is done once when it is sent again ({number + 1})",
              entry["t"] == "entry" and entry["move"] == move and len(moves) == number + 1, (entry, len(moves)))


def old_accounts(server):
    """Accounts from before skeletons were stored: the column is empty."""
    for name in ("Old Tom", "Old Ann"):
        account(server, name)
    server.end()
    with contextlib.closing(sqlite3.connect(f"{server.folder}/menagerie.db")) as database, database:
        database.execute("UPDATE person SET skeleton = ''")
    server.start()
    server.end()
    with contextlib.closing(sqlite3.connect(f"{server.folder}/menagerie.db")) as database:
        found = dict(database.execute("SELECT name, skeleton FROM person WHERE name LIKE 'Old %'"))
    server.start()
    check("accounts without a skeleton get theirs at the next start", found == {"Old Tom": "oldtorn", "Old Ann": "oldann"}, found)


PARTS = (stopped, killed, killed_in_flight, old_accounts)
