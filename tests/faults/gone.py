"""The database is gone for a while: nothing is done and everybody is told so; when it is back everything goes on by itself."""

import concurrent.futures
import contextlib
import time

from faults.nervous import check_not_flagged_unjustly, nervous_table
from faults.node import Node
from faults.postgres import Postgres
from faults.tables import SharedTable, log_of, of_kind, send
from server.pages import is_error
from server.seats import refused
from server.tally import check
from server.wire import Refused, Wire

CLOCK = {"bank_s": 60, "increment_s": 2}


def run(place):
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(Postgres(place.folder / "pg"))
        nodes = [stack.enter_context(Node(place.folder / name, database.url())) for name in ("north", "south")]
        shared = SharedTable(nodes, clock=CLOCK)
        shared.play_to_turn(1, 10)
        nervous = nervous_table(nodes)
        move, lasted = while_gone(shared, nervous, nodes, database, 60 if place.full else 15)
        back(shared, nodes, move, lasted)
        check_not_flagged_unjustly("without a database", nervous)
        shared.finish("after the database was gone")
        started_meanwhile(place, database, shared)


def while_gone(shared, nervous, nodes, database, seconds):
    mover, before = shared.players[1], shared.now()["version"]
    move = shared.next_move(mover)
    database.crash()
    gone_since = time.monotonic()
    answer = send(mover, move)
    check("a move without a database is refused with a sentence", refused(answer, "not_stored"), answer)
    for node in nodes:
        check(f"/healthz of {node.name} answers 503", node.says(503))
        requests(node, shared.id, mover.token)
        newcomers(node, shared, mover.token, before)
    codes = set()
    while time.monotonic() < gone_since + seconds:
        codes.add(send(mover, move).get("code"))
        for person in shared.everybody + nervous.everybody:
            person.quiet()
    check("the move is refused as often as it is sent", codes <= {"not_stored"}, codes)
    check("who was connected is still, and sees the table as it was",
          all(person.join(shared.id)["version"] == before for person in shared.everybody))
    lasted = time.monotonic() - gone_since
    database.start()
    return move, lasted


def requests(node, table, token):
    """All at once: each waits a little for the database."""
    asked = (("POST", "guest"), ("GET", "lobby"), ("GET", f"tables/{table}"), ("GET", "me"), ("GET", "me/games"), ("POST", "tables"))
    with concurrent.futures.ThreadPoolExecutor() as pool:
        answers = pool.map(lambda each: node.ask(each[0], f"/api/v1/{each[1]}", {} if each[0] == "POST" else None, token), asked)
        for (method, path), answer in zip(asked, answers):
            check(f"{method} {path.split('/')[0]} at {node.name} answers 503 with a sentence", is_error(answer, 503, "not_stored"), answer)


def newcomers(node, shared, token, version):
    watcher = Wire(node)
    watcher.next()
    watcher.send({"t": "join", "table": shared.id})
    shown = watcher.next()
    check(f"who comes to watch at {node.name} is shown the table", shown["t"] == "table" and shown["version"] == version, shown)
    watcher.drop()
    try:
        Wire(node, token).drop()
        status = 101
    except Refused as away:
        status = away.status
    check(f"who comes back to {node.name} with a session is not told to be shut out (403)", status in (101, 503), status)


def back(shared, nodes, move, lasted):
    for node in nodes:
        check(f"the database is back: /healthz of {node.name} answers 200", node.says(200))
    mover = shared.players[1]
    before = mover.tables[shared.id].now["clock"]
    for person in shared.everybody:
        person.until(lambda message: message.get("what") == "pause" and message["table"] == shared.id)
    done, again = send(mover, move), send(mover, move)
    check("the same command is done now, once", done["t"] == "entry" and done == again, (done, again))
    shared.all_at(done["version"])
    log = log_of(mover, shared.id)
    pauses = of_kind(log, "pause")
    check("there is one pause, and the move behind it", len(pauses) == 1 and [entry["what"] for entry in log[-2:]] == ["pause", "move"], log[-3:])
    after = pauses[-1]["clock"]
    check("the clock was not charged for the time without a database",
          pauses[-1]["ms"] >= lasted * 1000 and after["left_ms"] == before["left_ms"] and after["since"] == before["since"] + pauses[-1]["ms"],
          (lasted, before, pauses))
    check("nobody was flagged", not of_kind(log, "flag", "leave"), log[-3:])
    shared.check_same("everybody at both nodes has the same versions")


def started_meanwhile(place, database, shared):
    database.crash()
    late = Node(place.folder / "late", database.url())
    time.sleep(3)
    early = late.process.poll()
    database.start()
    with late:
        check("a node that is started without a database waits for it and serves",
              early is None and late.ask("GET", f"/api/v1/tables/{shared.id}").json["version"] == shared.now()["version"])
    for node in shared.nodes:
        check(f"and {node.name} is well again too", node.says(200))
