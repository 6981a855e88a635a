"""Nobody takes more than a share: bots of one host's many tables, and viewers that ask for much again and again."""

from server.player import Player
from server.seats import BAR
from server.stalled import by_entries, start, until, waiting_table
from server.tally import check
from server.wire import Wire

TABLES = 30
CHAMPION = {"bot": 6}


def champions(server):
    """Thoughts of others between a move and the answer of a bot: with one queue for all there were as many as tables."""
    far, near = Player(server, "Far"), Player(server, "Near")
    for _ in range(TABLES):
        far.make(**dict(BAR, players=2), seats=[CHAMPION, CHAMPION])
    table = near.make(**dict(BAR, players=2), seats=["me", CHAMPION])
    near.join(table)
    thoughts = []
    for _ in range(5):
        while not near.tables[table].now["legal"]:
            near.next()
        before = server.metric("menagerie_bot_moves_total")
        answer = near.command("move", table, version=near.tables[table].now["version"], move=near.tables[table].now["legal"][0])
        check("a move is an entry", answer["t"] == "entry", answer)
        while not near.tables[table].now["legal"]:
            near.next()
        thoughts.append(server.metric("menagerie_bot_moves_total") - before)
    waiting = server.metric("menagerie_bots_waiting")
    check("the far host's champions still wait", waiting >= TABLES / 2, waiting)
    check(f"a bot answers before half of another host's {TABLES} champions have moved", min(thoughts) < TABLES / 2, thoughts)


def tails(server):
    """280 entries cost 31 messages: 12 such joins more than the 200 messages that may come at once, and then 50 per second."""
    table, players = waiting_table(server)
    for turn in range(280):
        by_entries(table, players, turn)
    viewer = Wire(server, X_Forwarded_For="203.0.113.77")
    began = viewer.next()["now"]
    for _ in range(12):
        viewer.send({"t": "join", "table": table, "version": 2})
    entries = 0
    for _ in range(12):
        while (message := viewer.next())["t"] != "joined":
            entries += message["t"] == "entry"
    check("each join is answered with all entries", entries == 12 * 280, entries)
    viewer.send({"t": "ping", "n": 1})
    passed = until(viewer, "pong")["now"] - began
    check("a far viewer who asks for much is read more slowly", passed >= 3_000, passed)
    check("the others go on", start(table, players)["t"] == "entry")


def many_connections(server):
    """The messages of one network count together: 600, then 150 per second, over however many connections."""
    table, players = waiting_table(server)
    wires = [Wire(server, X_Forwarded_For="203.0.113.78") for _ in range(10)]
    for wire in wires:
        began = wire.next()["now"]
    for wire in wires:
        for _ in range(105):
            wire.send({"t": "join", "table": table})
    for wire in wires:
        wire.send({"t": "ping", "n": 1})
    ended = max(until(wire, "pong")["now"] for wire in wires)
    check("1,060 messages from one network take 3 seconds", ended - began >= 2_500, ended - began)
    near = Wire(server, X_Forwarded_For="203.0.113.79")
    near.send({"t": "ping", "n": 1})
    check("others do not wait", until(near, "pong")["n"] == 1)
    check("and the game goes on", start(table, players)["t"] == "entry")


PARTS = (champions, tails, many_connections)
