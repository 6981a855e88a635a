"""No hints at all: nodes find out by looking, and a whole game is played that way."""

import contextlib

from faults.node import Node
from faults.postgres import Postgres
from faults.tables import SharedTable, live, story
from server.tally import check


def run(place):
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(Postgres(place.folder / "pg"))
        nodes = [stack.enter_context(Node(place.folder / name, database.url(), "--no-hints")) for name in ("north", "south")]
        shared = SharedTable(nodes)
        from_now = shared.now()["version"]
        shared.finish("without hints")
        seen = [[entry for entry in story(live(person, shared.id)) if entry["version"] > from_now] for person in shared.everybody]
        firsts = [list({entry["version"]: entry for entry in entries}.values()) for entries in seen]
        check("without hints: what came by itself was the same for everybody, at both nodes",
              firsts[0] and all(each == firsts[0] for each in firsts), [len(each) for each in firsts])
        listening = database.ask("SELECT count(*) FROM pg_stat_activity WHERE query ~ '(LISTEN|pg_notify)' AND pid <> pg_backend_pid()")
        check("and no node has told or listened", listening == [["0"]], listening)
