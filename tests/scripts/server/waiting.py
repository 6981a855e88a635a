"""What takes its time: the clock, a secret that is not revealed, the server's own ping. Runs beside the other themes."""

import os
import random

from server.chance import Record, lot_of
from server.games import seated, verified
from server.lots import table_with_lots
from server.player import play_on
from server.seats import BAR, refused
from server.tally import check
from server.wire import Wire, frame

CLOCK = {"bank_s": 10, "increment_s": 2}


def all_at_once(server):
    """Everything that has to wait begins first."""
    idle = Wire(server)
    idle.next()
    two = seated(server, 2, dict(BAR, players=2, clock=CLOCK))
    three = seated(server, 3, dict(BAR, players=3, clock=CLOCK))
    secrets = [os.urandom(32), os.urandom(32)]
    drawing = table_with_lots(server, BAR, secrets)
    drawing[1][0].command("start", drawing[0])
    drawing[1][0].command("reveal", drawing[0], secret=secrets[0].hex())
    clock_of_a_secret_choice(server)
    clock_of_two(server, *two[:2])
    unrevealed(server, *drawing, secrets)
    clock_of_three(server, *three[:2])
    pinged(idle)


def clock_of_a_secret_choice(server):
    table, players, _ = seated(server, 3, {"game": "beasty", "cards": "mix", "players": 3, "clock": {"bank_s": 600, "increment_s": 2}})
    check("in a secret choice all clocks run", players[0].tables[table].now["clock"]["running"] == [0, 1, 2])
    entry = players[1].play(table, random.Random(4))
    check("until each has answered", entry["clock"]["running"] == [0, 2], entry["clock"])


def clock_of_two(server, table, players):
    clock = players[0].tables[table].now["clock"]
    check("a game with a clock tells how much is left, and whose clock runs",
          clock["left_ms"] == [10_000, 10_000] and clock["running"] == [0] and clock["since"] > 1.7e12 and clock["grace_ms"] >= 0, clock)
    entry = players[0].play(table, random.Random(1))
    check("a move brings the increment, and the other clock runs",
          entry["clock"]["left_ms"][0] > 10_000 and entry["clock"]["running"] == [1], entry["clock"])
    flag = players[0].until(lambda message: message.get("what") == "flag" and message["table"] == table)
    check("with two players a flag ends the game", flag["seat"] == 1 and flag["state"] == "over" and flag["winners"] == [0], flag)
    check("a lost game cannot be taken back", refused(players[1].command("back", table), "not_now"))


def clock_of_three(server, table, players):
    flag = players[1].until(lambda message: message.get("what") == "flag" and message["table"] == table)
    check("with three a bot plays on after a flag", flag["seat"] == 0 and flag["state"] == "playing", flag)
    players[1].until(lambda message: message.get("what") == "move" and message["table"] == table and message["seat"] == 0)
    check("the seat is marked", players[1].join(table)["seats"][0]["left"] is True)
    check("nobody else can take it", refused(players[1].command("back", table), "not_now", "not_seated"))
    check("its player takes it back", players[0].command("back", table)["what"] == "back")
    check("and the mark is gone", players[1].join(table)["seats"][0]["left"] is False)
    players[0].join(table), players[2].join(table)
    play_on(table, players, random.Random(2))
    check("and the game is played to its end", verified(server.ask("GET", f"/api/v1/tables/{table}/record").text)[0])


def unrevealed(server, table, players, secrets):
    for player in players:
        player.when(table, "playing")
    play_on(table, players, random.Random(3))
    text = server.ask("GET", f"/api/v1/tables/{table}/record").text
    record = Record(text)
    check("a secret that was not revealed in time is replaced by its lot, and the record shows it",
          record.lots[1] == ["1", lot_of(secrets[1]), "-"] and record.seed == record.seed_of_lots() and verified(text)[0], text[:900])


def pinged(idle):
    got = idle.socket.recv(65536)
    check("a connection on which nothing happens is pinged", got[:1] == b"\x89" and got[1] > 0, got)
    idle.socket.sendall(frame(10, got[2:2 + got[1]]))
    idle.send({"t": "ping", "n": 1})
    got = idle.socket.recv(65536)
    check("and still answers after that", got[2:].startswith(b'{"t":"pong"'), got)


PARTS = (all_at_once,)
