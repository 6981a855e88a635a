"""Viewers that stop reading, flood with pings or send too much: they are closed, and nobody else notices."""

import pathlib
import random
import tempfile

from server.accounts import PASSWORD, account
from server.games import seated
from server.player import Player, play_on
from server.seats import BAR
from server.serving import Server
from server.tally import check, wait_until
from server.wire import Closed, Wire, frame

QUEUE = 70_000  # bytes: a little more than the server queues for a client's own questions
JOINS = 400
EACH = 40  # entries of one person before the deal


def until(wire, kind):
    """The next message of this kind."""
    while (message := wire.next())["t"] != kind:
        pass
    return message


def stall(server, table):
    """A spectator whose queue is nearly full: it has asked for more than it reads."""
    wire = Wire(server, small_buffer=True)
    wire.next()
    for _ in range(JOINS):
        wire.send({"t": "join", "table": table})
    return wire


def audience(server, table, stalled_at):
    """Five spectators, those at the given places stalled."""
    viewers = []
    for place in range(5):
        if place in stalled_at:
            viewers.append(stall(server, table))
            continue
        wire = Wire(server)
        wire.next()
        wire.send({"t": "join", "table": table})
        until(wire, "table")
        viewers.append(wire)
    return viewers


def fill(server, table, players, cause):
    """Causes frames until a stalled viewer has been closed."""
    dropped = server.metric("menagerie_dropped_total")
    for turn in range(4000):
        cause(table, players, turn)
        if turn % 20 == 19 and server.metric("menagerie_dropped_total") > dropped:
            return True
    return False


def by_presence(table, players, turn):
    wire = Wire(players[1].server, players[1].token)
    wire.next()
    players[1].wire.send({"t": "part", "table": table})
    wire.send({"t": "join", "table": table})
    until(wire, "table")
    wire.drop()
    players[1].wire.send({"t": "join", "table": table})


def by_chat(table, players, turn):
    for player in players[:2]:
        player.wire.send({"t": "chat", "table": table, "id": f"chat{turn}", "text": "x" * 500})


def by_entries(table, players, turn):
    """The last seat is taken and left, by another guest each time 40 entries are full: nobody has more before the deal."""
    if turn % EACH == 0:
        players[2] = Player(players[0].server, "Guest")
        players[2].join(table)
    answer = players[2].command("stand" if turn % 2 else "sit", table)
    assert answer["t"] == "entry", answer


def stalled_viewers(_):
    for stalled_at in ((0,), (2,), (4,), (0, 1, 2, 3, 4)):
        for name, cause in (("presence", by_presence), ("chat", by_chat), ("entries", by_entries)):
            with tempfile.TemporaryDirectory() as folder:
                server = Server(pathlib.Path(folder) / "data", "--max-queued", str(QUEUE))
                one_stalled(server, stalled_at, name, cause)
                check(f"… and the server stops with 0 ({name}, {stalled_at})", server.end() == 0, server.last_words())


def waiting_table(server):
    """Two seated players and an open seat; the game waits for the host."""
    players = [Player(server, f"Player {seat}") for seat in range(2)]
    table = players[0].make(**dict(BAR, players=3), seats=["me", "open", "open"], begin="host")
    for player in players:
        player.join(table)
    players[1].command("sit", table)
    return table, players + [None]


def start(table, players):
    """The game begins with a bot in the last seat."""
    players[2] = None
    players[0].quiet()  # refusals of too much chat
    if players[0].join(table)["seats"][2]["kind"] == "person":
        players[0].command("kick", table, seat=2)
    players[0].command("bot", table, seat=2, level=1)
    return players[0].command("start", table)


def one_stalled(server, stalled_at, name, cause):
    table, players = waiting_table(server)
    viewers = audience(server, table, stalled_at)
    closed = fill(server, table, players, cause)
    check(f"a viewer that does not read is closed by {name} in place {stalled_at}", closed)
    answer = start(table, players)
    check("the game goes on", answer["t"] == "entry", answer)
    play_on(table, players, random.Random(3))
    check("to its end", players[0].tables[table].now["winners"])
    for place, viewer in enumerate(viewers):
        if place not in stalled_at:
            viewer.send({"t": "ping", "n": place})
            check("a viewer that reads is still there", until(viewer, "pong")["n"] == place)
        viewer.drop()


def floods(server):
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    for name, data in (("pings", frame(9, b"x") * 500), ("pongs", frame(10, b"") * 500)):
        wire = Wire(server, X_Forwarded_For="203.0.113.5")
        wire.next()
        closed = False
        try:
            for _ in range(200):
                wire.socket.sendall(data)
            while True:
                wire.receive()
        except (ConnectionError, Closed, TimeoutError):
            closed = True
        check(f"a flood of {name} ends its connection", closed)
        wire.drop()
    play_on(table, players, random.Random(4))
    check("the others go on", players[0].tables[table].now["winners"])


def too_large(server):
    wire = Wire(server)
    wire.next()
    wire.socket.sendall(frame(1, b"x" * 20_000))
    try:
        while True:
            wire.next()
    except (Closed, ConnectionError):
        pass  # the answer to the close may come too late
    told = wire.protocol.close_rcvd
    check("a message above 16 kB is closed with 1009", told is not None and told.code == 1009, told)



def ended_sessions(server):
    """What arrives after the end of a session counts for nothing, even if the connection cannot be told of it."""
    token, _ = account(server, "Stolen")
    table, _, witness = seated(server, 2, dict(BAR, players=2))
    thief = Wire(server, token, small_buffer=True, X_Forwarded_For="203.0.113.9")
    thief.next()
    for _ in range(120):
        thief.send({"t": "join", "table": table})
    thief.send({"t": "chat", "table": table, "id": "before", "text": "before"})
    said = witness.until(lambda message: message["t"] == "chat")
    check("a connection that does not read may talk while its session lasts", said["text"] == "before", said)
    changed = server.ask("POST", "/api/v1/me/password", {"old": PASSWORD, "password": PASSWORD + "2"}, token)
    assert changed.status == 200, changed
    try:
        thief.send({"t": "chat", "table": table, "id": "after", "text": "after"})
    except OSError:
        pass
    connections = server.metric("menagerie_connections")
    check("it is closed soon", wait_until(lambda: server.metric("menagerie_connections") < connections))
    witness.quiet()
    check("and not heard in between", [line["text"] for line in witness.tables[table].chat] == ["before"], witness.tables[table].chat)


PARTS = [stalled_viewers, floods, too_large, ended_sessions]
