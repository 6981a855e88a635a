"""The worst moment for a cut: the database has committed a move, and its answer does not reach the node any more."""

import contextlib
import time

from faults import network
from faults.node import Node, wait_for
from faults.postgres import Postgres
from faults.tables import SharedTable, answer_to, elsewhere, log_of, of_kind, send
from server.tally import check

CLOCK = {"bank_s": 600, "increment_s": 2}
# What the far node is committing: the move, and its own sign of life.
COMMITTING = """SELECT DISTINCT relation::regclass::text FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE wait_event = 'SyncRep'
AND client_addr IS NOT NULL AND mode = 'RowExclusiveLock' AND relation IN ('menagerie.entry'::regclass, 'menagerie.node'::regclass)"""


def run(place):
    if not place.must_be_apart("a commit without an answer"):
        return
    network.make()
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(Postgres(place.folder / "pg", address=network.DATABASE))
        near = stack.enter_context(Node(place.folder / "near", database.url()))
        far = stack.enter_context(Node(place.folder / "far", database.url_at_address(), before=network.BEFORE, host=network.HOST))
        stack.callback(network.mend)
        for _ in range(2 if place.full else 1):
            shared, *others = [SharedTable([near, far], clock=CLOCK) for _ in range(7)]
            for other in others:
                other.play_to_turn(1, 5)
            unanswered(shared, others, near, far, database)
            shared.finish("after a commit without an answer")


def hold_commits(database, on):
    """A commit waits for a second PostgreSQL that does not exist: it is written, but nobody is told yet."""
    second = "nobody" if on else ""
    database.ask(f"ALTER SYSTEM SET synchronous_standby_names = '{second}';\nSELECT pg_reload_conf()")
    wait_for(lambda: database.ask("SHOW synchronous_standby_names") in ([[second]], []))
    time.sleep(0.1)  # those who are connected have heard of it too


def commit_and_cut(shared, database):
    """A move of the far player that is being committed when the cut comes, and the version before it. Perhaps not at the first try: a sign
    of life may be committed before it on the same connection."""
    for _ in range(8):
        shared.play_to_turn(1, shared.now()["version"] + 1)
        player, before = shared.players[1], shared.now()["version"]
        move = shared.next_move(player)
        hold_commits(database, True)
        try:
            player.wire.send(move)
            if wait_for(lambda: ["entry"] in database.ask(COMMITTING), 3):
                wait_for(lambda: ["node"] in database.ask(COMMITTING), 2)
                network.cut()
                return move, before
        finally:
            hold_commits(database, False)
        shared.all_at(answer_to(player, move)["version"])
    raise RuntimeError("no move is being committed")


def unanswered(shared, others, near, far, database):
    player = shared.players[1]
    move, before = commit_and_cut(shared, database)
    shared.players[0].at(shared.id, before + 1)
    check("it is there at the other node, once", of_kind(log_of(shared.players[0], shared.id), "move")[-1]["version"] == before + 1)
    everybody = [person for table in (shared, *others) for person in table.everybody]
    goes = elsewhere(player, near, shared.id)
    again = send(goes, move)
    check("who sends it again there is told that it was done", again["t"] == "entry" and again["version"] == before + 1, again)
    check("the node that is cut off says that it is not well", far.says(503, 25, everybody), far.last_words())
    refused_elsewhere(others, everybody)
    network.mend()
    check("mended: the node is well", far.says(200), far.last_words())
    said = answer_to(player, move)
    log = log_of(player, shared.id)
    moves = [entry for entry in of_kind(log, "move") if entry["version"] > before]
    check("mended: the node says that it was done, and it is there once",
          [entry["move"] for entry in moves] == [move["move"]] and said["t"] == "entry" and said["version"] == before + 1, (said, log[-3:]))
    shared.all_at(shared.now()["version"])


def refused_elsewhere(others, everybody):
    """Whoever moves at another table of that node is answered, whichever of its connections that table goes by."""
    moves = [(other.players[1], other.next_move(other.players[1])) for other in others]
    for player, move in moves:
        player.wire.send(move)

    def codes():
        return [frame["code"] for player, move in moves for frame in player.tables[move["table"]].frames
                if frame.get("id") == move["id"] and frame["t"] == "refused"]

    wait_for(lambda: len(codes()) == len(moves), 25, everybody)
    check("who moves there at other tables is told that nothing was done", codes() == ["not_stored"] * len(moves), codes())
