#!/usr/bin/env python3
"""Floods from very many addresses at once: the server's memory stays below 200 MB, and honest players go on.

floods.py [SECONDS [KIND…]]: MENAGERIE names the program. Without kinds all of them. One line a check; the last line is
"N passed, N failed". Needs python3-websockets. The addresses are forged in X-Forwarded-For, IPv4 and IPv6.
"""

import http.client
import json
import multiprocessing
import pathlib
import random
import resource
import socket
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True  # the folder of the sources stays as it is
sys.path.append(str(pathlib.Path(__file__).resolve().parent / "scripts"))
from server import tally
from server.games import seated
from server.player import Player, play_on
from server.seats import BAR
from server.serving import Server
from server.tally import check
from server.wire import Closed, Refused, Wire, frame

MAX_MB = 200
SOCKETS = 600  # of one kind, open at the same time
WRONG = {"password": "wrong horse battery staple"}


def address():
    """One of very many places: every fourth is an IPv6 network of its own."""
    if random.randrange(4):
        return ".".join(str(random.randrange(1, 255)) for _ in range(4))
    return "2001:db8:" + ":".join(f"{random.randrange(65536):x}" for _ in range(6))


class Line:
    """A kept connection for HTTP; each request comes from another address, as far as the server can see."""

    def __init__(self, server):
        self.server, self.connection = server, None

    def ask(self, method, path, body=None, token=None):
        headers = {"X-Forwarded-For": address(), "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            self.connection = self.connection or http.client.HTTPConnection(self.server.host, self.server.port, timeout=30)
            self.connection.request(method, "/api/v1/" + path, body and json.dumps(body), headers)
            answer = self.connection.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            self.connection = None
            return 0, b""

    def guest(self):
        while True:
            status, body = self.ask("POST", "guest", {})
            if status == 200:
                return json.loads(body)["token"]


def long_names(server, _):
    line = Line(server)
    while True:
        line.ask("POST", "login", {"name": f"{random.random()}" + "n" * 15_000} | WRONG)


def wrong_passwords(server, _):
    line = Line(server)
    while True:
        line.ask("POST", random.choice(["login", "recover"]), {"name": random.choice(["Honest", "Nobody"]), "code": "no"} | WRONG)


def guests(server, _):
    line = Line(server)
    while True:
        line.ask("POST", "guest", {"name": "x" * random.randrange(30)})


def tables(server, _):
    line = Line(server)
    while True:
        token = line.guest()
        for _ in range(20):
            line.ask("POST", "tables", dict(BAR, players=2) | {"seats": ["me", random.choice(["open", {"bot": 1}])],
                                                              "open": True}, token)


def exports(server, _):
    line = Line(server)
    token = line.guest()
    while True:
        line.ask("GET", random.choice(["me/export", "me/games", "me/sessions", "lobby", "watch"]), token=token)


def sockets(server, use):
    """Very many sockets, each used a little and left open."""
    lines = []
    while True:
        try:
            wire = Wire(server, small_buffer=True, **{"X-Forwarded-For": address()})
            use(wire)
            lines.append(wire)
        except (OSError, Closed, Refused):
            pass
        if len(lines) > SOCKETS:
            lines.pop(random.randrange(len(lines))).drop()


def stalled(server, table):
    joins = frame(1, json.dumps({"t": "join", "table": table}).encode()) * 200
    sockets(server, lambda wire: wire.socket.sendall(joins))


def pings(server, _):
    flood = frame(9, b"x") * 300 + frame(10, b"x") * 300 + frame(1, b'{"t":"ping","n":1}') * 300
    sockets(server, lambda wire: wire.socket.sendall(flood))


def half_requests(server, _):
    lines = []
    while True:
        try:
            lines.append(socket.create_connection((server.host, server.port)))
            lines[-1].sendall(b"POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\n\r\n" + b"x" * 15_000)
        except OSError:
            pass
        if len(lines) > SOCKETS:
            lines.pop(0).close()


def chat(server, table):
    line = Line(server)
    while True:
        try:
            wire = Wire(server, line.guest(), **{"X-Forwarded-For": address()})
            wire.send({"t": "join", "table": table})
            for number in range(200):
                wire.send({"t": "chat", "table": table, "id": f"c{number}", "text": "c" * 500})
            wire.quiet()
            wire.drop()
        except (OSError, Closed, Refused):
            pass


KINDS = [long_names, wrong_passwords, guests, tables, exports, stalled, pings, half_requests, chat]


def memory(server):
    """Resident, and the most there ever was, in MB."""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    values = dict(line.split(":", 1) for line in status.splitlines())
    return tuple(int(values[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))


class Honest(threading.Thread):
    """Two people who play one game after the other."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server, self.games, self.trouble, self.over = server, 0, "", False

    def run(self):
        try:
            while not self.over:
                table, players, _ = seated(self.server, 2, dict(BAR, players=2))
                play_on(table, players, random.Random(self.games))
                for player in players:
                    player.wire.drop()
                self.games += 1
        except Exception as trouble:  # whatever it was, it is told
            self.trouble = repr(trouble)


def flood(server, seconds, kinds):
    host = Player(server, "Host")
    table = host.make(**dict(BAR, players=2), seats=["me", "open"], begin="host")
    honest = Honest(server)
    honest.start()
    floods = [multiprocessing.Process(target=kind, args=(server, table), daemon=True) for kind in kinds]
    for process in floods:
        process.start()
    end = told = time.monotonic()
    end += seconds
    while time.monotonic() < end and server.process.poll() is None and memory(server)[1] < MAX_MB:
        time.sleep(0.2)
        if time.monotonic() > told:
            print(f"        {end - time.monotonic():5.0f} s to go, {memory(server)[0]:.0f} MB, {honest.games} honest games", flush=True)
            told += max(5, seconds / 20)
    check("every flood went on to the end", all(process.is_alive() for process in floods), floods)
    for process in floods:
        process.kill()
        process.join()
    check("the server is still there", server.process.poll() is None, server.last_words())
    check(f"its memory stays below {MAX_MB} MB", memory(server)[1] < MAX_MB, memory(server))
    honest.over, games = True, honest.games
    honest.join(60)
    check("honest players get through to the end of games", games > 0 and not honest.trouble and not honest.is_alive(), honest.trouble)


def main(seconds, names):
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    kinds = [kind for kind in KINDS if kind.__name__ in names or not names]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(pathlib.Path(folder) / "data", "--log-level", "warning")
        tally.run(flood, server, seconds, kinds)
        check("it stops with 0", server.end() == 0, server.last_words())
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if sys.argv[1:] else 20, sys.argv[2:]))
