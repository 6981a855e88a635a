"""The disk is full for a while: what cannot be stored is refused, nothing that was acknowledged is lost, and it goes on by itself."""

import random
import resource
import signal
import time

from server.games import seated, verified
from server.player import fresh_id, play_on
from server.restarts import come_back
from server.seats import BAR
from server.tally import check

ENDLESS = resource.RLIM_INFINITY


def limit_files(server, size):
    """A limit on the size of files stands for a disk without room."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, ENDLESS))


def healthy(server, wanted):
    """Waits until /healthz says so."""
    for _ in range(400):
        if server.ask("GET", "/healthz").status == wanted:
            return True
        time.sleep(0.05)
    return False


def full_disk(server):
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    chance = random.Random(5)
    play_on(table, players, chance, until=lambda now: now["version"] >= 10)
    before = players[0].join(table)
    mover = players[before["turn"][0]]
    now = mover.join(table)
    move = {"t": "move", "table": table, "id": fresh_id(), "version": now["version"], "move": now["legal"][0]}

    limit_files(server, 4096)
    mover.wire.send(move)
    answer = mover.until(lambda message: message.get("id") == move["id"])
    check("a move that cannot be stored is refused with a sentence", (answer["t"], answer.get("code")) == ("refused", "not_stored"), answer)
    check("/healthz says so", healthy(server, 503))
    check("/livez and the page need no disk", server.ask("GET", "/livez").status == server.ask("GET", "/").status == 200)
    check("nothing has changed", players[0].join(table)["version"] == before["version"])
    guest = server.ask("POST", "/api/v1/guest", {})
    check("a guest that cannot be stored is refused (503)", guest.status == 503 and guest.json["code"] == "not_stored", guest)
    again = set()
    for _ in range(20):
        mover.wire.send(move)
        answer = mover.until(lambda message: message.get("id") == move["id"])
        again.add(answer.get("code"))
    check("as often as it is sent", again == {"not_stored"}, again)

    limit_files(server, ENDLESS)
    check("with room again /healthz is well", healthy(server, 200))
    mover.wire.send(move)
    answer = mover.until(lambda message: message.get("id") == move["id"])
    check("and the same command is done", answer["t"] == "entry" and answer["version"] == before["version"] + 1, answer)

    server.end(signal.SIGKILL)
    server.start()
    come_back(players, table, 4)
    after = players[0].tables[table].now
    check("killed after that, it has lost nothing", after["version"] == before["version"] + 1, after["version"])
    play_on(table, players, chance)
    check("and the game is played to its end", verified(server.ask("GET", f"/api/v1/tables/{table}/record").text)[0])


PARTS = (full_disk,)
