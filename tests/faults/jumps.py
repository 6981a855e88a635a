"""Clocks of machines that are wrong, or are set in the middle of a game: nobody's time is judged by them."""

import contextlib
import time

from faults.node import Node
from faults.postgres import Postgres
from faults.tables import SharedTable, elsewhere, log_of, of_kind
from faults.wrong_clock import WrongClock
from server.tally import check
from server.wire import Wire

CLOCK = {"bank_s": 600, "increment_s": 0}
LOOKS = 4   # seconds in which a node would have done what it thinks is due
NEAR = 300  # seconds: the same time of day


def run(place):
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(Postgres(place.folder / "pg"))
        right = stack.enter_context(Node(place.folder / "right", database.url()))
        clock = WrongClock(place.folder / "jumping.clock", 0)
        jumping = stack.enter_context(Node(place.folder / "jumping", database.url(), before=clock.before))
        check("the clock of the one node can be set", clock.is_clock_of(jumping.process) and clock.hours_ahead() == 0)
        shared = SharedTable([right, jumping], clock=CLOCK)
        for hours in (2, -1):
            jump(shared, jumping, clock, hours)
        for name, hours in (("ahead", 2), ("behind", -2)):
            wrong = WrongClock(place.folder / f"{name}.clock", hours)
            with Node(place.folder / name, database.url(), before=wrong.before) as node:
                started_wrong(shared, node, wrong, hours)
        shared.finish("with wrong clocks")


def jump(shared, node, clock, hours):
    title = f"the clock of one node jumps to {hours:+d} h"
    shared.play_until(lambda now, version=shared.now()["version"] + 3: now["version"] >= version)
    clock.set(hours)
    check(f"{title}", clock.hours_ahead() == hours, clock.hours_ahead())
    judge(shared, node, title)


def started_wrong(shared, node, wrong, hours):
    """One of the players comes to a node that has never known better, plays on there, and goes back."""
    title = f"a node started with a clock at {hours:+d} h"
    check(f"{title}: it has that clock", wrong.is_clock_of(node.process) and wrong.hours_ahead() == hours, wrong.hours_ahead())
    stays = shared.players[1]
    shared.players[1] = elsewhere(stays, node, shared.id)
    shared.everybody.append(shared.players[1])
    judge(shared, node, title)
    shared.everybody.pop()
    shared.players[1].wire.drop()
    shared.players[1] = stays
    stays.at(shared.id, shared.now()["version"])


def judge(shared, node, title):
    """Both at the table move, and the node has had time to do what it thinks is due."""
    time.sleep(LOOKS)
    for person in shared.everybody:
        person.quiet()
    version = shared.now()["version"]
    if shared.now()["state"] == "playing":
        shared.play_until(lambda now: now["version"] >= version + 3)
    time.sleep(LOOKS)
    shared.all_at(version + 3)
    log = log_of(shared.players[1], shared.id)
    check(f"{title}: nobody is flagged, and moves go on at both nodes",
          not of_kind(log, "flag", "leave", "close", "pause") and {entry["seat"] for entry in log[-3:]} == {0, 1}, log[-3:])
    left = [entry["clock"]["left_ms"] for entry in log if entry["clock"]["running"]]
    check(f"{title}: nobody is charged for it, or gets time for it", all(300_000 < each <= 600_000 for seats in left for each in seats), left)
    times = [entry["at"] for entry in log]
    check(f"{title}: the times in the log are in order", times == sorted(times), times)
    wire = Wire(node)
    told = wire.next()["now"] / 1000
    wire.drop()
    check(f"{title}: it tells the time that the others tell", abs(told - time.time()) < NEAR, told - time.time())
    shared.check_same(f"{title}: everybody has the same versions")
