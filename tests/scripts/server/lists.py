"""Lists in pages, and the export: everything about a person, streamed, whole or visibly broken."""

import http.client
import json
import pathlib
import signal
import socket
import sqlite3
import threading

from server.hosts import admin, asked
from server.pages import is_error
from server.player import Player
from server.seats import BAR
from server.serving import Server
from server.tally import check
from server.wire import PATIENCE, bare

LINES = 20_000
END = b"\r\n0\r\n\r\n"  # of a body in chunks
LARGEST_GROWTH = 32 * 1024 * 1024  # bytes of the server's memory, while it sends 12 MB


def api(server, method, path, body=None, token=None):
    return server.ask(method, "/api/v1/" + path, body, token)


def guest(server, name="Somebody"):
    return api(server, "POST", "guest", {"name": name}).json


def pages(server, path, token=None, between=lambda: None):
    """All pages of a list, by `next` alone."""
    found = []
    while path:
        answer = server.ask("GET", path, None, token)
        assert answer.status == 200, answer
        found.append(next(value for value in answer.json.values() if isinstance(value, list)))
        path = answer.json["next"]
        between()
    return found


def ids(rows):
    return [row["table"] for row in rows]


def games(server):
    token = guest(server, "Ann")["token"]
    made = [api(server, "POST", "tables", dict(BAR, players=2, begin="host"), token).json["table"] for _ in range(230)][::-1]
    found = pages(server, "/api/v1/me/games", token)
    check("every game is reached, newest first, 50 on a page", [len(page) for page in found] == [50] * 4 + [30] and ids(sum(found, [])) == made, list(map(len, found)))
    found = pages(server, "/api/v1/me/games?limit=200", token)
    check("a limit holds for the next page too", [len(page) for page in found] == [200, 30] and ids(sum(found, [])) == made, list(map(len, found)))

    more = lambda: api(server, "POST", "tables", dict(BAR, players=2), token)
    found = pages(server, "/api/v1/me/games?limit=90", token, more)
    check("games that come between two pages move no other", ids(sum(found, [])) == made, len(sum(found, [])))
    for query in ("limit=0", "limit=201", "limit=x", "limit=", "after=", "after=nothing", "after=0.nothing", "after=%00", f"after={made[0]}", "after=-1.x", "after=1&after=2"):
        for path, who in (("me/games", token), ("me/sessions", token), ("lobby", None), ("watch", None)):
            if (path, query) in (("lobby", f"after={made[0]}"), ("watch", f"after={made[0]}"), ("me/sessions", "after=0.nothing")):
                continue  # that is a place there
            answer = server.ask("GET", f"/api/v1/{path}?{query}", None, who)
            check(f"{path}?{query} is refused", is_error(answer, 400, "bad_message"), answer)


def states(server):
    """A game of each state is listed as such, in memory or not."""
    one, two = Player(server, "Una"), Player(server, "Duo")
    tables = {state: one.make(**BAR, players=2, begin="host") for state in ("over", "closed", "playing", "waiting")}
    for state in ("over", "playing"):
        one.join(tables[state]), two.join(tables[state])
        two.command("sit", tables[state])
        one.command("start", tables[state])
    one.command("resign", tables["over"])
    one.join(tables["closed"])
    one.command("close", tables["closed"])
    for when in ("in memory", "after a restart"):
        listed = {game["table"]: game for game in one.api("GET", "me/games").json["games"]}
        check(f"each game has its state {when}", all(listed[table]["state"] == state for state, table in tables.items()), listed)
        check(f"unfinished ones have their seats {when}", all(len(listed[tables[state]]["seats"]) == 2 for state in ("waiting", "playing")), listed)
        server.end(signal.SIGKILL)
        server.start()


def sessions(server):
    token = guest(server, "Sam")["token"]
    for number in range(60):
        api(server, "POST", "me/tokens", {"label": f"robot {number}"}, token)
    found = pages(server, "/api/v1/me/sessions", token)
    labels = [session["label"] for session in sum(found, []) if session["kind"] == "token"]
    check("every token is listed once", sorted(labels) == sorted(f"robot {number}" for number in range(60)), labels)
    check("50 on a page", [len(page) for page in found][:1] == [50] and len(found) == 2)


def open_tables(server):
    made = []
    for host in range(3):
        token = guest(server)["token"]
        made += [api(server, "POST", "tables", dict(BAR, players=2, open=True), token).json["table"] for _ in range(45)]
    found = sum(pages(server, "/api/v1/lobby?limit=40"), [])
    check("every open table is in the lobby once", len(found) == len(set(ids(found))) and set(made) <= set(ids(found)), len(found))
    one, two = Player(server, "Wat"), Player(server, "Cher")
    on = []
    for _ in range(5):
        table = one.make(**BAR, players=2, open=True)
        one.join(table), two.join(table)
        two.command("sit", table)
        one.when(table, "playing")
        on.append(table)
    check("and every open game at watch", ids(sum(pages(server, "/api/v1/watch?limit=2"), []))[:5] == on[::-1])


def for_the_operator(server):
    token = guest(server, "Operated")["token"]
    made = [api(server, "POST", "tables", dict(BAR, players=2), token).json["table"] for _ in range(7)][::-1]
    for words in (("tables",), ("tables", "--all"), ("people",), ("people", "Operated")):
        answer, found = asked(server, *words, "--limit", "3"), []
        rows = next(name for name in answer if name != "next")
        whole = asked(server, *words, "--limit", "1000")[rows]
        found += answer[rows]
        while answer["next"]:
            answer = asked(server, *words, "--limit", "3", "--after", answer["next"])
            found += answer[rows]
        check(f"admin {' '.join(words)} lists all in pages", found == whole and len(found) > 0, (len(found), len(whole)))
    person = api(server, "GET", "me", token=token).json["person"]["id"]
    shown = admin(server, "person", person, "--limit", "4")
    line = shown.stdout.splitlines()[-1]
    check("the command for the next page is printed", line.startswith("The next page: menagerie admin --data ") and " --after " in line, shown)
    words = line.split("menagerie admin ")[1].split()
    following = admin(server, *words[2:])
    check("and gives the other games", all(table in following.stdout for table in made[4:]) and not any(table in following.stdout for table in made[:4])
          and "next page" not in following.stdout, following)
    refused = admin(server, "tables", "--after", "nothing")
    check("a wrong place is refused", refused.returncode == 1 and "no place in this list" in refused.stderr, refused)


def talk_a_lot(server, person, table, lines):
    """Puts lines of chat, and a mute and reports, into the file of a server that does not run."""
    with sqlite3.connect(pathlib.Path(server.folder) / "menagerie.db") as store:
        (game,), = store.execute("SELECT number FROM game_table WHERE id = ?", (table,))
        store.executemany("INSERT INTO chat(game, number, at, person, name, text) VALUES(?, ?, ?, ?, 'Tattler', ?)",
                          ((game, number, 1_700_000_000_000 + number, person, f"line {number} " + "x" * 500) for number in range(1, lines + 1)))
        store.execute("UPDATE game_table SET chat_lines = ? WHERE number = ?", (lines, game))
        store.executemany("INSERT INTO report(game, chat, by, reason, at) VALUES(?, ?, ?, ?, 7)", ((game, n, person, f"reason {n}") for n in range(1, 251)))
        store.execute("INSERT INTO sign_in_place(person, place, seen) VALUES(?, 'secret place', 12345)", (person,))
        store.execute("UPDATE person SET muted = 1, banned_until = 77, ban_reason = 'too loud', judged = 66 WHERE id = ?", (person,))
    store.close()


class Slow:
    """An export that is read by hand."""

    def __init__(self, server, token, version="1.1"):
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(PATIENCE)
        self.line.connect((server.host, server.port))
        self.line.sendall(f"GET /api/v1/me/export HTTP/{version}\r\nHost: a\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        self.bytes = bytearray()

    def read(self, wanted=lambda got: False):
        """Until it is as wanted or the connection ends."""
        try:
            while not wanted(self.bytes) and (more := self.line.recv(65536)):
                self.bytes += more
        except ConnectionError:
            pass
        return bytes(self.bytes)

    def read_to(self, end):
        """The same with all speed, until it ends so."""
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
        return self.read(lambda got: got.endswith(end))

    def close(self):
        self.line.close()


def export(server):
    person = guest(server, "Tattler")
    token, friend = person["token"], guest(server, "Friend")
    table = api(server, "POST", "tables", dict(BAR, players=2), token).json["table"]
    server.end()
    talk_a_lot(server, person["person"]["id"], table, LINES)
    server.start()
    api(server, "GET", "me", token=token)
    before = server.metric("process_resident_memory_bytes")
    slow = Slow(server, token)
    slow.read(lambda got: b'"chat":[' in got)
    check("while an export is on its way others are answered", all(server.ask("GET", path).status == 200 for path in ("/healthz", "/api/v1/lobby")))
    check("also those who change something", api(server, "POST", "tables", dict(BAR, players=2), friend["token"]).status == 200)
    again = server.ask("GET", "/api/v1/me/export", None, token)
    check("the same person gets no second one meanwhile", is_error(again, 429, "too_fast") and int(again.headers["retry-after"]) > 0, again)
    waits = {}
    waiting = threading.Thread(target=lambda: waits.update(answer=server.ask("GET", "/api/v1/me/export", None, friend["token"])))
    waiting.start()
    head = server.ask("HEAD", "/api/v1/me/export", None, token)
    check("nor does HEAD pass: it is answered as GET is", head.status == 429 and head.text == "", head)
    whole = slow.read_to(END)
    growth = server.metric("process_resident_memory_bytes") - before
    check("its memory does not grow with what is sent", growth < LARGEST_GROWTH, f"{growth / 1e6:.1f} MB for {len(whole) / 1e6:.1f} MB")
    waiting.join(PATIENCE)
    check("another person's export waits and then comes whole", waits["answer"].status == 200 and waits["answer"].json["person"]["name"] == "Friend", waits)
    slow.line.sendall(f"GET /api/v1/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
    check("the connection is good for more requests", slow.read()[len(whole):].startswith(b"HTTP/1.1 200"))
    slow.close()
    head = server.ask("HEAD", "/api/v1/me/export", None, token)
    check("HEAD is answered without a body", head.status == 200 and head.text == "" and head.headers.get("transfer-encoding") == "chunked", head)
    everything(server, token, table)
    old = bare(server, f"GET /api/v1/me/export HTTP/1.0\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
    headers, body = old.split(b"\r\n\r\n", 1)
    check("a client of HTTP/1.0 gets it without chunks", b"chunked" not in headers and len(json.loads(body)["chat"]) == LINES, headers)


def everything(server, token, table):
    answer = server.ask("GET", "/api/v1/me/export", None, token)
    found = answer.json
    check("all lines are in it, in order", [line["n"] for line in found["chat"]] == list(range(1, LINES + 1)) and found["chat"][6]["text"].startswith("line 7 x"), answer)
    check("so are games, sessions, and tables that the person made", ids(found["games"]) == [table] == found["tables_made"] and found["sessions"][0]["this"] is True)
    check("so are all reports with their reasons", [report["reason"] for report in found["reports"]] == [f"reason {n}" for n in range(250, 0, -1)], found["reports"][:2])
    check("so is what the operator has decided", found["standing"] == {"muted": True, "banned_until": 77, "reason": "too loud", "decided": 66}, found["standing"])
    check("of places of signing in only the times", found["sign_ins"] == [12345] and "secret place" not in answer.text, found["sign_ins"])


def stalled(server):
    """Somebody who asks for an export and hangs up while it waits or runs takes nobody's turn."""
    person = guest(server, "Shouter")
    table = api(server, "POST", "tables", dict(BAR, players=2), person["token"]).json["table"]
    server.end()
    talk_a_lot(server, person["person"]["id"], table, 5_000)
    server.start()
    slow = Slow(server, person["token"])
    slow.read(lambda got: b'"chat":[' in got)
    gone = [Slow(server, guest(server)["token"]) for _ in range(8)]
    refused = Slow(server, guest(server)["token"])
    refused.read(lambda got: b"too_fast" in got)
    check("beyond eight that wait, exports are refused", refused.bytes.startswith(b"HTTP/1.1 429") and b"Retry-After" in refused.bytes, refused.bytes)
    for each in gone + [slow]:
        each.close()
    answer = Slow(server, person["token"])
    for _ in range(50):
        if answer.read(lambda got: len(got) > 12).startswith(b"HTTP/1.1 200"):
            break
        answer = Slow(server, person["token"])
    check("when they are gone it is the next one's turn", answer.read_to(END).endswith(END), answer.bytes[:300])


def broken(server):
    """The store fails in the middle: what has come must not look like all of it."""
    other = Server(pathlib.Path(server.folder).with_suffix(".broken"))
    person = guest(other, "Broken")
    table = api(other, "POST", "tables", dict(BAR, players=2), person["token"]).json["table"]
    other.end()
    talk_a_lot(other, person["person"]["id"], table, LINES)
    for version in ("1.1", "1.0"):
        store = pathlib.Path(other.folder) / "menagerie.db"
        kept = store.read_bytes()
        other.start()
        slow = Slow(other, person["token"], version)
        slow.read(lambda got: b'"chat":[' in got)
        with open(store, "r+b") as file:
            file.seek(64 * 1024)
            file.write(b"\xff" * (len(kept) - 64 * 1024))
        got = slow.read_to(b"}\n")
        check(f"an export by HTTP/{version} that breaks off has no end", b'"sign_ins"' not in got and not got.endswith(b"0\r\n\r\n"), got[-200:])
        slow.close()
        other.end(signal.SIGKILL)
        for name in ("menagerie.db-wal", "menagerie.db-shm", "menagerie.db.lock"):  # with its note of the commits that are lost
            (store.parent / name).unlink(missing_ok=True)
        store.write_bytes(kept)


PARTS = (games, states, sessions, open_tables, for_the_operator, export, stalled, broken)
