"""A node that cannot reach the database while its players reach it, and others go on."""

import contextlib
import random
import threading
import time

from faults import network
from faults.node import Node
from faults.postgres import Postgres
from faults.tables import SharedTable, elsewhere, live, log_of, of_kind, send, story
from server.seats import refused
from server.tally import check

CLOCK = {"bank_s": 600, "increment_s": 2}


def run(place):
    if not place.must_be_apart("a node that is cut off from the database"):
        return
    network.make()
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(Postgres(place.folder / "pg", address=network.DATABASE))
        near = stack.enter_context(Node(place.folder / "near", database.url()))
        far = stack.enter_context(Node(place.folder / "far", database.url_at_address(), before=network.BEFORE, host=network.HOST))
        stack.callback(network.mend)
        shared = SharedTable([near, far], clock=CLOCK)
        shared.play_to_turn(1, 8)
        others_play_on(shared, near, far)
        shared.finish("after the cut")
        for number in range(4 if place.full else 1):
            shared = SharedTable([near, far], clock=CLOCK)
            for again in (1, 2):
                in_flight(f"in flight {number + 1}.{again}", shared, far)
            shared.finish(f"after cut {number + 1}")


def others_play_on(shared, near, far):
    stays, watcher = shared.players[1], shared.watchers[1]
    before = shared.now()["version"]
    move = shared.next_move(stays)
    network.cut()
    since = time.monotonic()
    answer = send(stays, move)
    print(f"        (an answer after {time.monotonic() - since:.1f} s)", flush=True)
    check("cut off: a move is refused with a sentence", refused(answer, "not_stored"), answer)
    check("cut off: /healthz answers 503", far.says(503))
    check("cut off: the other node is well", near.health() == 200)
    watcher.quiet()
    check("cut off: who watches there stays connected, and nothing has changed", watcher.join(shared.id)["version"] == before)

    goes = elsewhere(stays, near, shared.id)
    check("what was refused has not been done", goes.tables[shared.id].now["version"] == before)
    shared.players[1] = goes
    shared.play_until(lambda now: now["version"] >= before + 4 and now["turn"] == [1])
    version = shared.now()["version"]
    check("the others play on through the other node, with who has come over", version >= before + 4)
    answer = send(stays, move)
    check("cut off: and the node still refuses", refused(answer, "not_stored"), answer)

    network.mend()
    check("mended: /healthz answers 200", far.says(200))
    for person in (stays, watcher):
        person.at(shared.id, version)
    missed = [[entry for entry in story(live(person, shared.id)) if before < entry["version"] <= version] for person in (watcher, shared.players[0])]
    check("mended: it has caught up by itself", missed[0] == missed[1] and len(missed[0]) == version - before, missed)
    log = log_of(stays, shared.id)
    check("mended: what was refused has still not been done, and nobody was flagged",
          not [entry for entry in log if entry.get("id") == move["id"]] and not of_kind(log, "flag", "leave"), log[-5:])
    shared.players[1] = stays


def in_flight(title, shared, far):
    """The cut comes while a move is on its way, a little earlier or later. Whatever the node says about it is true."""
    shared.play_to_turn(1, shared.now()["version"] + 1)
    player = shared.players[1]
    before, move = shared.now()["version"], shared.next_move(player)
    later = random.Random(title).uniform(-0.004, 0.004)  # seconds
    if later < 0:
        player.wire.send(move)
        time.sleep(-later)
    cutting = threading.Thread(target=network.cut)
    cutting.start()
    if later >= 0:
        time.sleep(later)
        player.wire.send(move)
    cutting.join()
    far.says(503, 40)
    network.mend()
    check(f"{title}: the node is well again", far.says(200))
    said = player.until(lambda message: message.get("id") == move["id"])
    log = log_of(shared.players[0], shared.id)
    moves = [entry for entry in of_kind(log, "move") if entry["version"] > before]
    check(f"{title}: what it said holds ({said.get('code', 'done')})",
          [entry["move"] for entry in moves] == ([move["move"]] if said["t"] == "entry" else []) and (said["t"] == "entry" or refused(said, "not_stored")),
          (said, log[-2:]))
    done = send(player, move)
    moves = [entry for entry in of_kind(log_of(shared.players[0], shared.id), "move") if entry["version"] > before]
    check(f"{title}: sent again it is there once", done["t"] == "entry" and [entry["version"] for entry in moves] == [done["version"]], (done, moves))
    shared.all_at(done["version"])
