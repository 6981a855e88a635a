"""A server that does not run for a while, and clients that claim a slow network: no clock is wrong. Runs beside the others."""

import glob
import pathlib
import random
import signal
import tempfile
import time

from server.games import seated
from server.player import play_on
from server.seats import BAR
from server.serving import Server
from server.tally import check
from server.wire import frame


def frozen(server):
    table, players, _ = seated(server, 2, dict(BAR, players=2, clock={"bank_s": 10, "increment_s": 0}))
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(20)
    server.process.send_signal(signal.SIGCONT)
    mover = players[players[0].tables[table].now["turn"][0]]
    entry = mover.until(lambda message: message["t"] == "entry")
    check("a stopped process gives the time back", entry["what"] == "pause" and entry["ms"] >= 19_000, entry)
    play_on(table, players, random.Random(1))
    check("and the game goes on", players[0].tables[table].now["winners"])


def days(server):
    with tempfile.TemporaryDirectory() as folder:
        own = Server(pathlib.Path(folder) / "data")
        table, players, _ = seated(own, 2, dict(BAR, players=2, clock={"days": 1}))
        own.end(signal.SIGKILL)
        library = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")[0]
        own.start(LD_PRELOAD=library, FAKETIME="+3d", FAKETIME_DONT_FAKE_MONOTONIC="1")
        state = own.ask("GET", f"/api/v1/tables/{table}").json
        check("a clock of days does not run while no server does", state["state"] == "playing", state)
        check("and the server stops with 0", own.end() == 0, own.last_words())


def think(players, seconds):
    """Time passes, and the server's pings are answered."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for player in players:
            player.quiet()
        time.sleep(0.05)


def pongs(server):
    """A pong that answers nothing, before each move, buys no time."""
    table, players, _ = seated(server, 2, dict(BAR, players=2, clock={"bank_s": 60, "increment_s": 0}))
    chance = random.Random(5)
    for _ in range(4):
        seat = players[0].tables[table].now["turn"][0]
        mover = players[seat]
        before = mover.tables[table].now["clock"]
        think(players, before["grace_ms"] / 1000 + 0.95)
        mover.wire.socket.sendall(frame(10, b""))
        entry = mover.play(table, chance)
        spent = before["left_ms"][seat] - entry["clock"]["left_ms"][seat]
        check("a pong that nobody asked for makes no thinking free", spent > 500, (spent, before))
        for player in players:
            if player is not mover:
                player.until(lambda message: message["t"] == "entry" and message["version"] == entry["version"])


PARTS = [frozen, days, pongs]
