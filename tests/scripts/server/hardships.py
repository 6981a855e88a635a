"""Clients that do not read, connect and say nothing, or leave half a handshake: the others notice nothing."""

import random
import socket

from server.games import seated
from server.player import play_on
from server.seats import BAR
from server.tally import check
from server.wire import Wire

ENOUGH = 64 * 1024 * 1024  # more than one connection may ever cost


def half_open(server):
    idle = [socket.create_connection((server.host, server.port)) for _ in range(200)]
    for number, line in enumerate(idle):
        if number % 2:
            line.sendall(b"GET /ws/v1 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgr")
    half = [Wire(server) for _ in range(50)]
    for wire in half:
        wire.socket.sendall(b"\x81\xfe\x00")  # half the head of a frame
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    play_on(table, players, random.Random(1))
    check("200 silent sockets and 50 with half a frame do not stop a game", players[0].tables[table].now["winners"])
    for line in idle:
        line.close()
    for wire in half:
        wire.drop()
    check("nor does their end", server.ask("GET", "/healthz").status == 200)


def who_does_not_read(server):
    """A client that asks and does not read is not read any more: its questions wait in its own machine."""
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    before = server.metric("process_resident_memory_bytes")
    lazy = Wire(server, players[0].token, small_buffer=True)
    lazy.next()
    lazy.socket.settimeout(3)
    asked, most, stopped = 0, 0, False
    try:
        while asked < 200_000:
            for _ in range(500):
                lazy.send({"t": "join", "table": table})
            asked += 500
            most = max(most, server.metric("process_resident_memory_bytes"))
    except (ConnectionError, TimeoutError):
        stopped = True
    check("a client that asks and does not read is not read", stopped, asked)
    check("and the memory of the server stays bounded", most - before < ENOUGH, (before, most))
    play_on(table, players, random.Random(2))
    check("the others go on", players[0].tables[table].now["winners"])
    lazy.drop()


def many_connections(server):
    wires = [Wire(server) for _ in range(200)]
    for wire in wires:
        wire.next()
    check("200 connections are counted", server.metric("menagerie_connections") >= 200)
    for wire in wires:
        wire.drop()
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    play_on(table, players, random.Random(3))
    check("and their end is noticed", server.metric("menagerie_connections") < 100)


PARTS = (half_open, who_does_not_read, many_connections)
