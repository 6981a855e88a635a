"""What whoever runs a server does to it while it runs: `menagerie admin`. Bans and mutes hold at every door, and after a restart."""

import json
import os
import pathlib
import random
import signal
import subprocess

from server.accounts import PASSWORD, account, api, guest, knows, login
from server.games import seated
from server.pages import is_error
from server.player import play_on
from server.restarts import come_back
from server.seats import BAR, refused
from server.serving import PROGRAM, Server
from server.tally import check
from server.wire import Closed, Refused, Wire


def admin(server, *words):
    return subprocess.run([PROGRAM, "admin", "--data", server.folder, *map(str, words)], capture_output=True, text=True, timeout=60, check=False)


def asked(server, *words):
    answer = admin(server, "--json", *words)
    assert answer.returncode == 0, answer
    return json.loads(answer.stdout)


def says_no(answer, word):
    return answer.returncode == 1 and not answer.stdout and answer.stderr.startswith("menagerie admin: ") and word in answer.stderr


def tables(server):
    table, players, watcher = seated(server, 2, dict(BAR, players=2))
    listed = asked(server, "tables")["tables"]
    found = next(each for each in listed if each["table"] == table)
    check("a table is listed with its state, version and host", found["state"] == "playing" and found["version"] == players[0].tables[table].now["version"]
          and found["host"] == players[0].id, found)
    check("and printed", table in admin(server, "tables").stdout)
    shown = asked(server, "table", table)
    check("a table is shown with its seats and its last entries",
          [seat["name"] for seat in shown["seats"]] == ["Player 0", "Player 1"] and shown["last"][-1]["version"] == shown["version"] and shown["watching"] == 3, shown)
    secret = players[0].join(table)
    check("but without a card", not any(word in json.dumps(shown) for word in ("hand", "seed", "position", "legal")) and secret["legal"][0] not in json.dumps(shown), shown)
    answer = asked(server, "close", table)
    check("closing it is told to everybody, under the version that was answered",
          all(person.when(table, "closed")["version"] == answer["version"] for person in players + [watcher]), answer)
    check("a closed table cannot be closed", says_no(admin(server, "close", table), "finished already"))
    check("nor one that is not there", says_no(admin(server, "close", "nothing"), "no such table"))
    check("it is listed only when all are asked for", not any(each["table"] == table for each in asked(server, "tables")["tables"])
          and any(each["table"] == table and each["state"] == "closed" for each in asked(server, "tables", "--all")["tables"]))
    server.end(signal.SIGKILL)
    server.start()
    check("and stays closed when the server is killed", server.ask("GET", f"/api/v1/tables/{table}").json["state"] == "closed")


def goes(wire):
    try:
        while True:
            wire.quiet()
    except (Closed, OSError):
        return True


def banned(server):
    token, code = account(server, "Mallory")
    made = guest(server, "Trent")
    check("people are listed, found by how their name begins",
          [person["name"] for person in asked(server, "people", "mall")["people"]] == ["Mallory"]
          and asked(server, "people", "100%_")["people"] == [], asked(server, "people")["people"][:3])
    check("no secret is listed", "argon" not in json.dumps(asked(server, "people")) and token not in json.dumps(asked(server, "person", "Mallory")))
    wire = Wire(server, token)
    wire.next()
    answer = asked(server, "ban", "mallory", "--reason", 'said "boo" & left')
    check("an account is banned by its name, in capitals or not", answer["name"] == "Mallory" and answer["banned_until"], answer)
    check("open connections end", goes(wire))

    def shut(sentence):
        found = api(server, "GET", "me", token=token)
        check(f"{sentence}: the session is refused, and why", is_error(found, 403, "shut_out") and 'said "boo" & left' in found.json["error"], found)
        check(f"{sentence}: so is signing in, for who knows the password", is_error(login(server, "Mallory"), 403, "shut_out"))
        check(f"{sentence}: others are not told", is_error(login(server, "Mallory", "wrong wrong"), 401, "wrong"))
        recovers = api(server, "POST", "recover", {"name": "Mallory", "code": code, "password": PASSWORD})
        check(f"{sentence}: so is the recovery code", is_error(recovers, 403, "shut_out"), recovers)
        try:
            Wire(server, token)
            check(f"{sentence}: no connection is opened", False)
        except Refused as no:
            check(f"{sentence}: no connection is opened", no.status == 403)

    shut("banned")
    server.end(signal.SIGKILL)
    server.start()
    shut("after a restart")
    check("the banned are listed", [person["name"] for person in asked(server, "people", "--banned")["people"]] == ["Mallory"])
    check("others are let in", knows(server, made["token"]))
    asked(server, "unban", "Mallory")
    check("who is let in again is who they were", knows(server, token) and login(server, "Mallory").status == 200)
    for_a_day = asked(server, "ban", made["person"]["id"], "--days", 1)
    check("a guest is banned by the id, for a day", for_a_day["banned_until"] < 4_000_000_000_000 and is_error(api(server, "GET", "me", token=made["token"]), 403, "shut_out"))
    check("and nobody by a guest's name", says_no(admin(server, "ban", "Trent"), "a guest is named by the id"))


def muted(server):
    table, (one, two), watcher = seated(server, 2, dict(BAR, players=2))
    one.say(table, "hello")
    asked(server, "mute", one.id)
    check("who is muted is told so at once", refused(one.say(table, "nasty"), "silenced"))
    two.say(table, "are you there?")
    check("and nobody heard it", [line["text"] for line in two.tables[table].chat] == ["hello", "are you there?"], two.tables[table].chat)
    now = one.join(table)
    mover = (one, two)[now["turn"][0]]
    check("but goes on playing", mover.command("move", table, version=mover.join(table)["version"], move=mover.tables[table].now["legal"][0])["t"] == "entry")
    server.end(signal.SIGKILL)
    server.start()
    come_back([one, two], table, 4)
    one.quiet()
    check("a mute outlives the server", refused(one.say(table, "nasty"), "silenced"))
    asked(server, "unmute", one.id)
    check("until it is taken back", one.say(table, "sorry")["t"] == "chat")
    two.wire.send({"t": "report", "table": table, "id": "r", "chat": 1, "reason": "too short"})
    two.until(lambda message: message["t"] == "reported")
    report = asked(server, "reports")["reports"][0]
    check("what was reported is listed, with the line", (report["text"], report["reason"], report["person"], report["by"]) == ("hello", "too short", one.id, two.id), report)


def new_password(server):
    token, old_code = account(server, "Peggy")
    answer = admin(server, "reset", "peggy")
    code = answer.stdout.strip()
    check("a code is printed alone on its line", answer.returncode == 0 and len(code) == 23 and "works once" in answer.stderr, answer)
    check("until it is used everything is as before", knows(server, token) and login(server, "Peggy").status == 200)
    check("only the old code is void", is_error(api(server, "POST", "recover", {"name": "Peggy", "code": old_code, "password": "brand new one"}), 401))
    used = api(server, "POST", "recover", {"name": "Peggy", "code": code, "password": "brand new one"})
    check("the code gives a new password and ends the sessions", used.status == 200 and not knows(server, token) and login(server, "Peggy").status == 401
          and login(server, "Peggy", "brand new one").status == 200, used)
    check("once", is_error(api(server, "POST", "recover", {"name": "Peggy", "code": code, "password": PASSWORD}), 401))
    check("a guest has no password", says_no(admin(server, "reset", guest(server)["person"]["id"]), "guest has no password"))
    with open(server.folder + ".log", encoding="utf-8") as log:
        check("no code is in the log", code not in log.read())


def followed(server):
    """One table through the log of a server, by its id."""
    folder = pathlib.Path(server.folder).with_name("followed")
    other = Server(folder, "--node", 'no"rth %v', "--log", "json", "--log-level", "debug")
    try:
        table, players, _ = seated(other, 1, dict(BAR, players=2))
        play_on(table, players, random.Random(6))
        last = players[0].tables[table].now["version"]
        moves = [frame["move"] for frame in players[0].tables[table].frames if frame["t"] == "entry" and frame["what"] == "move"]
        other.end()
        other.start()
        other.ask("GET", f"/api/v1/tables/{table}")
    finally:
        check("the server with the log stops with 0", other.end() == 0)
    with open(f"{folder}.log", encoding="utf-8") as log:
        text = log.read()
    lines = [json.loads(line) for line in text.splitlines()]
    check("every line has the node's name, the time and a level", lines and all(line["node"] == 'no"rth %v' and line["at"] and line["level"] for line in lines), lines[:2])
    own = [line for line in lines if line.get("table") == table]
    stored = [line["version"] for line in own if line["text"] == "stored"]
    check("every entry after the first seats has a line with its version, once and in order", stored == list(range(stored[0], last + 1)) and own[0]["text"] == "made", own)
    check("the last one says that the game is over", [line for line in own if line["text"] == "stored"][-1]["state"] == "over", own[-1])
    check("after a restart it is taken up where it was", (own[-1]["text"], own[-1]["version"]) == ("taken up", last), own[-1])
    check("no line tells a card", moves and not any(f'"{move}"' in text or f" {move} " in text for move in moves), moves)
    with open(server.folder + ".log", encoding="utf-8") as log:
        plain = log.read()
    check("without --log-level debug a table is told by its beginning and its end", ": made, waiting" in plain and "stored close, closed" in plain and "stored move of seat 0, playing" not in plain)


def who_may_ask(server):
    place = pathlib.Path(server.folder) / "admin.sock"
    check("the way in is for the server's user alone", os.stat(place).st_mode & 0o777 == 0o600)
    nowhere = subprocess.run([PROGRAM, "admin", "tables", "--data", str(place.parent / "nowhere")], capture_output=True, text=True, check=False)
    check("without a server there is a sentence", says_no(nowhere, "no server runs on"), nowhere)
    for words in ((), ("dance",), ("ban",), ("ban", "x", "--days", "0"), ("tables", "--limit", "0"), ("people", "--banned", "--muted")):
        check(f"wrong usage is 2: {' '.join(words)}", admin(server, *words).returncode == 2)
    check("help names every word", all(word in admin(server, "--help").stdout for word in
                                       ("tables", "table", "close", "people", "person", "ban", "unban", "mute", "unmute", "reset", "reports", "--data")))
    server.end()
    check("a server that stops takes its way in with it", not place.exists())
    server.start()
    server.end(signal.SIGKILL)
    check("one that is killed leaves it", place.exists() and says_no(admin(server, "tables"), "no server runs on"))
    server.start()
    check("and it is replaced", admin(server, "tables").returncode == 0)


PARTS = (tables, banned, muted, new_password, who_may_ask, followed)
