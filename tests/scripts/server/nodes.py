"""The races of accounts at two nodes that share a PostgreSQL: requests go to one and the other in turn."""

import itertools
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from faults.postgres import Postgres
from server import accounts, races
from server.serving import Server
from server.tally import check, run, wait_until
from server.wire import Wire


class Pair:
    """Two nodes in the place of one server."""

    def __init__(self, *nodes):
        self.turns = itertools.cycle(nodes)

    def ask(self, *request, **headers):
        return next(self.turns).ask(*request, **headers)

    # A connection looks for both, one after the other.
    @property
    def host(self):
        self.last = next(self.turns)
        return self.last.host

    @property
    def port(self):
        return self.last.port


def at_two_nodes(server):
    folder = pathlib.Path(server.folder)
    with Postgres(folder.with_suffix(".postgres")) as database:
        nodes = [Server(folder.with_suffix("." + name), "--store", database.url(), "--node", name) for name in ("north", "south")]
        try:
            for part in races.PARTS:
                run(part, Pair(*nodes))
        finally:
            ends = [node.end() for node in nodes]
        check("both nodes ran to the end and stop with 0", ends == [0, 0], [node.last_words() for node in nodes])


def without_hints(server):
    """A session that ended at one node loses its connections at the other, although nobody tells that one."""
    folder = pathlib.Path(server.folder)
    with Postgres(folder.with_suffix(".quiet")) as database:
        nodes = [Server(folder.with_suffix(".quiet-" + name), "--store", database.url(), "--node", name, "--no-hints") for name in ("north", "south")]
        try:
            token, _ = accounts.account(nodes[0], "Nora")
            wire = Wire(nodes[1], token)
            wire.next()
            changed = accounts.api(nodes[0], "POST", "me/password", {"old": accounts.PASSWORD, "password": accounts.PASSWORD + "2"}, token)
            own = Wire(nodes[1], changed.json["token"])
            own.next()
            check("the old session's connection is closed", wait_until(lambda: nodes[1].metric("menagerie_connections") == 1))
            own.quiet()
            check("the new one's is not", True)
        finally:
            ends = [node.end() for node in nodes]
        check("both nodes stop with 0", ends == [0, 0], [node.last_words() for node in nodes])


PARTS = (at_two_nodes, without_hints)
