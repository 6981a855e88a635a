"""Disks that are full: a node's own, which it does not need, and the database's, which holds everything up for a while."""

import contextlib

from faults.nervous import check_not_flagged_unjustly, keep_trying, nervous_table
from faults.node import Node, wait_for
from faults.postgres import Postgres
from faults.small_disk import SmallDisk
from faults.tables import SharedTable, live, log_of, of_kind, send, story
from server.pages import is_error
from server.seats import refused
from server.tally import check

CLOCK = {"bank_s": 600, "increment_s": 2}
# A little log of little files, none of which is kept for later: a full disk is noticed soon.
SMALL = ("max_wal_size=4MB", "min_wal_size=2MB", "wal_recycle=off", "autovacuum=off", "restart_after_crash=off")


def run(place):
    if not place.must_be_apart("disks that are full"):
        return
    with contextlib.ExitStack() as stack:
        disk = stack.enter_context(SmallDisk(place.folder / "disk", "128m", "postgres"))
        database = stack.enter_context(Postgres(place.folder / "pg", *SMALL, data=disk.folder, initdb=("--wal-segsize=1",)))
        north = stack.enter_context(Node(place.folder / "north", database.url()))
        own_disk_full(place, database, north)
        south = stack.enter_context(Node(place.folder / "south", database.url()))
        for number in range(3 if place.full else 1):
            no_room_for_rows(f"no room for more rows ({number + 1})", disk, database, [north, south])
            no_room_for_log(f"no room for the database's log ({number + 1})", disk, database, [north, south])


def own_disk_full(place, database, other):
    with SmallDisk(place.folder / "own", "64k") as disk:
        disk.fill()
        check("a node's own disk is full", disk.room() == 0, disk.room())
        with Node(disk.folder / "bare", database.url(), log="/dev/full") as bare:
            shared = SharedTable([other, bare])
            shared.finish("a node with a full disk that cannot write its log")
            check("such a node is well", bare.health() == 200)


def tables_before(database, nodes):
    tables = [SharedTable(nodes, clock=CLOCK) for _ in range(6)]
    database.ask("SELECT 1")  # the first connection after new tables writes a file
    return tables


def no_room_for_rows(title, disk, database, nodes):
    """What needs no new page is still stored, at some tables longer than at others."""
    tables = tables_before(database, nodes)
    with disk.kept_full():
        shared, move = play_until_refused(title, tables)
        nothing_changed(title, shared)
    goes_on(title, database, shared, move, tables)


def no_room_for_log(title, disk, database, nodes):
    tables, nervous = tables_before(database, nodes), nervous_table(nodes)
    with disk.kept_full():
        end_log(title, database)
        shared, move = play_until_refused(title, tables)
        nothing_changed(title, shared)
        guest = nodes[0].ask("POST", "/api/v1/guest", {})
        check(f"{title}: a guest is refused with a sentence", is_error(guest, 503, "not_stored"), guest)
        for node in nodes:
            check(f"{title}: /healthz of {node.name} answers 503", node.says(503))
        told = keep_trying(nervous, [person for table in tables for person in table.everybody])
        check(f"{title}: whoever tries to move for longer than their bank is refused", told == {"not_stored"}, told)
    database.start()
    for node in nodes:
        check(f"{title}: with room again /healthz of {node.name} answers 200", node.says(200), node.last_words())
    check_not_flagged_unjustly(title, nervous)
    goes_on(title, database, shared, move, tables)


def end_log(title, database):
    """The database's log goes on in a new file, and again, until there is no room for one."""
    def ended():
        with contextlib.suppress(RuntimeError):
            database.ask("SELECT pg_logical_emit_message(true, 'ballast', repeat('x', 100));\nSELECT pg_switch_wal()")
        return database.ended()

    check(f"{title}: PostgreSQL ends", wait_for(ended), database.last_words())


def play_until_refused(title, tables):
    """Plays one table after the other until a move cannot be stored: its table, and that move."""
    for shared in tables:
        while shared.now()["state"] == "playing":
            mover = shared.players[shared.now()["turn"][0]]
            mover.at(shared.id, shared.now()["version"])
            move = shared.next_move(mover)
            answer = send(mover, move)
            if answer["t"] == "refused":
                check(f"{title}: a move is refused with a sentence", refused(answer, "not_stored"), answer)
                return shared, move
            shared.all_at(answer["version"])
    raise RuntimeError(f"{title}: the database found room for everything")


def nothing_changed(title, shared):
    """There may be a pause, if there was still room for that."""
    version = shared.now()["version"]
    moves = [entry["version"] for person in shared.everybody for entry in of_kind(log_of(person, shared.id), "move", "answer")]
    check(f"{title}: nothing has changed", all(each <= version for each in moves), (moves[-1:], version))


def is_done(database, mover, move):
    if database.ended():  # its next checkpoint found no room either
        database.start()
    return send(mover, move)["t"] == "entry"


def goes_on(title, database, shared, move, tables):
    """There is room again."""
    acknowledged = {table.id: story(live(table.players[0], table.id)) for table in tables}
    before = shared.now()["version"]
    mover = shared.players[shared.now()["turn"][0]]
    check(f"{title}: with room again the same command is done", wait_for(lambda: is_done(database, mover, move)), database.last_words())
    done = send(mover, move)
    shared.all_at(done["version"])
    for table in tables:
        kept = {entry["version"]: entry for entry in story(log_of(table.players[1], table.id))}
        lost = [entry for entry in acknowledged[table.id] if kept.get(entry["version"]) != entry]
        check(f"{title}: every acknowledged entry of a table is in its log ({len(acknowledged[table.id])})", not lost, lost[:2])
    log = log_of(mover, shared.id)
    moves = [entry for entry in of_kind(log, "move") if entry["version"] > before]
    check(f"{title}: what was refused is there once", [entry["version"] for entry in moves] == [done["version"]], (done, moves))
    check(f"{title}: nobody was flagged", not of_kind(log, "flag", "leave"), log[-2:])
    shared.finish(title)
