"""What a host does with a shared store: saves it while it runs, loses it, brings it back, moves it into a file and back, and
shuts somebody out at every node."""

import contextlib
import json
import subprocess

from faults.node import Node, wait_for
from faults.postgres import Postgres
from faults.tables import SharedTable
from server.games import verified
from server.player import Player
from server.serving import PROGRAM
from server.tally import check

WIPE = "DROP SCHEMA menagerie CASCADE"
LOGS = "SELECT * FROM menagerie.readable_entry ORDER BY 1, 2"


def menagerie(*words):
    return subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, timeout=120, check=False)


def records(node, ids):
    return [node.ask("GET", f"/api/v1/tables/{table}/record").text for table in ids]


def run(place):
    with Postgres(place.folder / "pg") as database:
        store = database.url()
        with contextlib.ExitStack() as stack:
            nodes = [stack.enter_context(Node(place.folder / name, store)) for name in ("north", "south")]
            games = [SharedTable(nodes), SharedTable(nodes)]
            for game in games:
                game.finish("before it is saved")
            ids = [game.id for game in games]
            played = records(nodes[0], ids)
            under_way = SharedTable(nodes)
            under_way.play_to_turn(0, 12)
            saved = place.folder / "saved.db"
            done = menagerie("backup", saved, "--store", store)
            check("a database is saved while its nodes run", done.returncode == 0 and "2 finished games replayed" in done.stdout, done)
            before = under_way.now()["version"]
            under_way.play_to_turn(0, before + 4)
            refused = menagerie("restore", saved, "--store", store, "--replace")
            check("nothing is brought back under the feet of a node", refused.returncode == 1 and "stop it first" in refused.stderr, refused)
            shut_out(nodes)
        logs = database.ask(LOGS)
        there_and_back(place, database, store, logs)
        lost_and_found(place, database, store, saved, under_way.id, before)
        with Node(place.folder / "north", store) as node:
            again = records(node, ids)
            check("every record is the same byte for byte", again == played, (again, played))
            check("and verifies", all(verified(each)[0] for each in again))


def shut_out(nodes):
    eve = Player(nodes[1], "Eve")
    banned = menagerie("admin", "--data", nodes[0].folder, "--json", "ban", eve.id, "--reason", "enough")
    check("a person is shut out at one node", banned.returncode == 0 and json.loads(banned.stdout)["reason"] == "enough", banned)
    asked = lambda: eve.server.ask("GET", "/api/v1/me", token=eve.token)
    check("and finds the other closed too, with the reason", wait_for(lambda: asked().status == 403) and "enough" in asked().text, asked())


def there_and_back(place, database, store, logs):
    copy = place.folder / "copy"
    out = menagerie("migrate", store, copy)
    check("everything is copied into a file", out.returncode == 0, out)
    database.ask(WIPE)
    back = menagerie("migrate", copy, store)
    check("and from there into an empty database", back.returncode == 0, back)
    check("every log is the same byte for byte", database.ask(LOGS) == logs)


def lost_and_found(place, database, store, saved, under_way, version):
    refused = menagerie("restore", saved, "--store", store)
    check("what is there is not written over", refused.returncode == 1 and "--replace" in refused.stderr, refused)
    database.ask(WIPE)
    done = menagerie("restore", saved, "--store", store)
    check("after a loss the saved one is brought back", done.returncode == 0, done)
    found = database.ask(f"SELECT max(version) FROM menagerie.readable_entry WHERE \"table\" = '{under_way}'")
    check("as it was when it was saved", found == [[str(version)]], (found, version))
