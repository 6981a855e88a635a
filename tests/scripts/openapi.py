#!/usr/bin/env python3
"""docs/openapi.json against the real server: every operation is asked, every promised status, field and word is seen, and nothing else.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed". Needs PostgreSQL, which is stopped under a server.
"""

import concurrent.futures
import http.client
import io
import pathlib
import random
import socket
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))  # the PostgreSQL of the fault tests
from faults.postgres import Postgres
from server.promises import FILE, body_misfits, check_complete, check_refusal_codes, check_routes, note, operations, operators_paths, resolved
from server import tally
from server.accounts import PASSWORD, account, guest, login
from server.chance import lot_of
from server.disks import healthy
from server.games import seated
from server.hosts import admin
from server.player import Player, play_on
from server.seats import BAR
from server.serving import Server
from server.tally import check
from server.wire import PATIENCE, Answer, Wire, bare

HEALTH = ("/healthz", "/livez", "/readyz")
HANDSHAKE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
BAD_HANDSHAKES = {426: [("13", "12"), ("13", "13, 12"), ("Version: 13", "Version:")], 400: [("Key: ", "Key: AA"), ("==", ""), ("Key: AA", "Key: *A")]}


def ask(server, method, path, status, token=None, body=None, query="", **parts):
    """Asks one operation of the file, expects a status, and holds the answer against the file."""
    answer = server.ask(method.upper(), path.format(**parts) + query, body, token, X_Forwarded_For=f"198.51.100.{random.randint(1, 250)}")
    note(method, path, answer)
    if answer.status != status:
        check(f"{method.upper()} {path} is {status}", False, answer)
    return answer


def raw(server, method, path, *lines, token=None, host="127.0.0.1", body=b""):
    """The same with lines of one's own; what comes back may be any refusal."""
    ends = () if lines[:1] == HANDSHAKE[:1] else ("Connection: close",)  # a refused handshake ends by itself
    lines = (f"Host: {host}", *ends, *lines) + ((f"Authorization: Bearer {token}",) if token else ())
    sent = "\r\n".join([f"{method.upper()} {path.format(table='x', session='x')} HTTP/1.1", *lines, "", ""]).encode() + body

    class Line:
        def makefile(self, _):
            return io.BytesIO(bare(server, sent))

    response = http.client.HTTPResponse(Line(), method=method.upper())
    response.begin()
    return Answer(response)


def example(operation):
    return operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("example")


def people(server):
    made = guest(server, "Ann")["token"]
    for body in (None, {"name": "Ben"}):
        ask(server, "post", "/api/v1/guest", 200, body=body)
    ask(server, "post", "/api/v1/guest", 400, body={"name": "\u202e"})
    ask(server, "get", "/api/v1/me", 200, made)
    ask(server, "patch", "/api/v1/me", 200, made, {"name": "Bea"})
    ask(server, "patch", "/api/v1/me", 400, made, {"name": ""})
    ask(server, "post", "/api/v1/me/password", 409, made, {"old": PASSWORD, "password": PASSWORD})
    ask(server, "post", "/api/v1/me/recovery", 409, made, {"password": PASSWORD})
    made = ask(server, "post", "/api/v1/register", 200, made, {"name": "Bea", "password": PASSWORD}).json["token"]
    ask(server, "post", "/api/v1/register", 409, made, {"name": "Bea", "password": PASSWORD})
    ask(server, "post", "/api/v1/register", 400, guest(server)["token"], {"name": "Cid", "password": "short"})
    ask(server, "patch", "/api/v1/me", 409, made, {"name": "Cid"})
    ask(server, "post", "/api/v1/login", 200, None, {"name": "Bea", "password": PASSWORD})
    ask(server, "post", "/api/v1/login", 401, None, {"name": "Bea", "password": "wrong wrong"})
    robot = ask(server, "post", "/api/v1/me/tokens", 200, made, {"label": "robot"}).json["token"]
    ask(server, "get", "/api/v1/me/sessions", 403, robot)
    ask(server, "post", "/api/v1/me/tokens", 400, made, {"label": 5})
    while server.ask("POST", "/api/v1/me/tokens", {}, made).status == 200:
        pass
    ask(server, "post", "/api/v1/me/tokens", 409, made, {})
    ask(server, "get", "/api/v1/me/sessions", 200, made)
    ask(server, "get", "/api/v1/me/sessions", 400, made, query="?after=nothing")
    other = server.ask("GET", "/api/v1/me/sessions", None, made).json["sessions"][-1]["id"]
    ask(server, "delete", "/api/v1/me/sessions/{session}", 204, made, session=other)
    ask(server, "delete", "/api/v1/me/sessions/{session}", 404, made, session=other)
    ask(server, "post", "/api/v1/me/recovery", 200, made, {"password": PASSWORD})
    made = ask(server, "post", "/api/v1/me/password", 200, made, {"old": PASSWORD, "password": PASSWORD + "2"}).json["token"]
    ask(server, "post", "/api/v1/me/password", 401, made, {"old": PASSWORD, "password": PASSWORD + "2"})
    _, code = account(server, "Dan")
    ask(server, "post", "/api/v1/recover", 401, None, {"name": "Dan", "code": "x", "password": PASSWORD})
    ask(server, "post", "/api/v1/recover", 400, None, {"name": "Dan", "code": code, "password": "x"})
    ask(server, "post", "/api/v1/recover", 200, None, {"name": "Dan", "code": code, "password": PASSWORD})
    token = login(server, "Dan").json["token"]
    ask(server, "delete", "/api/v1/me", 401, token, {"password": "wrong wrong"})
    ask(server, "delete", "/api/v1/me", 204, token, {"password": PASSWORD})
    ask(server, "post", "/api/v1/logout", 204, made)
    deletion_overtaken(server)


def deletion_overtaken(server):
    """A password that is changed while somebody deletes the account with the old one."""
    for number in range(40):
        token, _ = account(server, f"Eli {number}")
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            change = pool.submit(server.ask, "POST", "/api/v1/me/password", {"old": PASSWORD, "password": PASSWORD + "2"}, token)
            time.sleep(random.random() / 100)
            answer = server.ask("DELETE", "/api/v1/me", {"password": PASSWORD}, token, X_Forwarded_For=f"198.51.100.{number + 1}")
            note("delete", "/api/v1/me", answer)
            change.result()
        if answer.status == 409:
            break


def a_game(server):
    """A table of two whose game is played, with talk, a mute and a report."""
    table, players, _ = seated(server, 2, dict(BAR, players=2, open=True, clock={"bank_s": 600, "increment_s": 5}))
    ask(server, "get", "/api/v1/tables/{table}", 200, table=table)
    ask(server, "get", "/api/v1/tables/{table}/record", 409, table=table)
    ask(server, "get", "/api/v1/watch", 200)
    one, two = players
    one.say(table, "hello")
    for message in ({"t": "mute", "person": two.id, "on": True}, {"t": "report", "chat": 1, "reason": "it was me"}):
        one.wire.send(message | {"table": table, "id": message["t"]})
        one.until(lambda answer: answer.get("id") == message["t"])
    play_on(table, players, random.Random(2))
    ask(server, "get", "/api/v1/tables/{table}/record", 200, table=table)
    following = one.command("rematch", table)["table_next"]
    for path in (table, following):
        ask(server, "get", "/api/v1/tables/{table}", 200, table=path)
    for path in ("/api/v1/me/games", "/api/v1/me/export"):
        ask(server, "get", path, 200, one.token)
    ask(server, "get", "/api/v1/me/games", 200, one.token, query="?limit=1")
    return one


def other_games(server):
    """What only some games have: decks, a match of two, options of the ark, lots, a player who has left."""
    table, players, _ = seated(server, 2, {"game": "beasty", "cards": "mix", "players": 2})
    play_on(table, players, random.Random(8))
    back = players[0].command("rematch", table, **{"return": True})["table_next"]
    ask(server, "get", "/api/v1/tables/{table}", 200, table=back)
    species = ["bear", "crocodile", "fox", "giraffe", "gorilla", "hippo", "lion", "rhino"]
    for spec in ({"game": "ark", "players": 2, "first": 1, "species": species, "clock": {"days": 2}, "open": True},
                 {"game": "beasty", "cards": "town", "variant": "points", "players": 2, "seating": "chance", "preview": False}):
        made = ask(server, "post", "/api/v1/tables", 200, players[0].token, spec).json["table"]
        shown = ask(server, "get", "/api/v1/tables/{table}", 200, table=made).json["spec"]
        check("a table's options are shown as they were sent", spec.items() <= shown.items(), (spec, shown))
    table, players, _ = seated(server, 3, dict(BAR, players=3))
    players[1].command("resign", table)
    ask(server, "get", "/api/v1/tables/{table}", 200, table=table)
    host = players[0]
    table = host.make(**BAR, players=2, begin="host", seats=["me", {"bot": 1}])
    host.join(table)
    host.command("lot", table, lot=lot_of(bytes(32)))
    host.command("start", table)
    ask(server, "get", "/api/v1/tables/{table}", 200, table=table)
    table = host.make(**BAR, players=2, begin="host", open=True)
    host.join(table)
    ask(server, "get", "/api/v1/lobby", 200, query="?limit=1")
    host.command("close", table)
    ask(server, "get", "/api/v1/tables/{table}", 200, table=table)


def tables(server):
    one = a_game(server)
    other_games(server)
    ask(server, "get", "/api/v1/tables/{table}", 404, table="nothing")
    ask(server, "get", "/api/v1/tables/{table}/record", 404, table="nothing")
    ask(server, "post", "/api/v1/tables", 200, one.token, dict(BAR, players=2, open=True, seats=["me", {"bot": 6}]))
    ask(server, "post", "/api/v1/tables", 400, one.token, {"game": "chess", "players": 2})
    for path in ("/api/v1/lobby", "/api/v1/watch", "/api/v1/me/games"):
        ask(server, "get", path, 400, one.token, query="?limit=0")


def the_rest(server):
    for path in ("/", "/game/{table}", *HEALTH):
        ask(server, "get", path, 200, table="x")
    for path in ("/", "/game/{table}"):
        tag = server.ask("GET", path).headers["etag"]
        note("get", path, server.ask("GET", path, If_None_Match=tag))
    ask(server, "get", "/game/{table}", 404, table="a.txt")
    ask(server, "get", "/ws/v1", 426)
    wire = Wire(server, Player(server, "Eve").token)
    check("GET /ws/v1 is 101 for a handshake", wire.next()["t"] == "welcome" and wire.status == 101)
    note("get", "/ws/v1", raw_handshake(server))
    note("get", "/ws/v1", raw(server, "get", "/ws/v1", *HANDSHAKE, "Origin: https://evil.example"))
    for status, changes in BAD_HANDSHAKES.items():
        for change in changes:
            answer = raw(server, "get", "/ws/v1", *(line.replace(*change) for line in HANDSHAKE))
            note("get", "/ws/v1", answer)
            check(f"a handshake with {change[1] or 'less'!r} for {change[0]!r} is {status} and names no library", answer.status == status and "server" not in answer.headers, answer)


def raw_handshake(server, *lines):
    """The answer to a handshake; if it opens a connection, that is dropped."""
    sent = "\r\n".join(["GET /ws/v1 HTTP/1.1", "Host: 127.0.0.1", *HANDSHAKE, *lines, "", ""]).encode()
    with socket.create_connection((server.host, server.port), timeout=PATIENCE) as line:
        line.sendall(sent)
        response = http.client.HTTPResponse(line, method="GET")
        response.begin()
        answer = Answer(response) if response.status != 101 else Opened(response)
    check("a handshake names no library", "Beast" not in answer.headers.get("server", ""), answer.headers)
    return answer


class Opened:
    def __init__(self, response):
        self.status, self.text, self.json = response.status, "", None
        self.headers = {name.lower(): value for name, value in response.getheaders()}


def operator(server):
    """What is served at the address of --metrics."""
    check("that is /metrics alone", operators_paths() == {"/metrics"}, operators_paths())
    answer = server.operator().ask("GET", "/metrics")
    wrong = body_misfits(answer, *resolved(FILE["paths"]["/metrics"]["get"]["responses"]["200"]))
    check("GET /metrics is 200, as the file says", answer.status == 200 and not wrong, (wrong, answer))


def without_session(server):
    """Operations of a person, asked without a session, by a banned person, and from another site."""
    person = guest(server, "Mallory")
    assert admin(server, "ban", person["person"]["id"]).returncode == 0
    for (method, path), operation in operations().items():
        if "security" in operation:
            note(method, path, raw(server, method, path))
            note(method, path, raw(server, method, path, token=person["token"]))
        if method != "get":
            note(method, path, raw(server, method, path, "Origin: https://evil.example", "Content-Length: 0"))


def not_http(server):
    """The answers that any request may get."""
    other = Server(pathlib.Path(server.folder).with_suffix(".origin"), "--origin", "https://games.example")
    try:
        for method, path in operations():
            note(method, path, raw(server, method, path, "Transfer-Encoding: chunked", "Content-Length: 2"))
            note(method, path, raw(server, method, path, "Content-Length: 99999999"))
            note(method, path, raw(server, method, path, "X-Long: " + "x" * 9000))
            note(method, path, raw(server, method, path, "Transfer-Encoding: gzip"))
            if path not in HEALTH:
                note(method, path, raw(other, method, path, host="evil.example"))
    finally:
        other.end()


def heads(server):
    """HEAD is answered as GET is, but for the body."""
    token = guest(server)["token"]
    for method, path in operations():
        if method == "get":
            asked = path.format(table="x", session="x")
            get, head = (server.ask(each, asked, None, token) for each in ("GET", "HEAD"))
            check(f"HEAD {path} is answered as GET is", head.status == get.status and not head.text
                  and head.headers["content-type"] == get.headers["content-type"], (get, head))


def floods(server):
    """One address asks until it is refused."""
    place = "X-Forwarded-For: 192.0.2.77"
    for (method, path), operation in operations().items():
        if "429" not in operation["responses"]:
            continue
        for _ in range(1000):
            answer = raw_handshake(server, place) if path == "/ws/v1" else raw(server, method, path, place, "Content-Length: 0")
            note(method, path, answer)
            if answer.status == 429:
                break


def without_store(server):
    """The database is gone: nothing can be read or stored."""
    with tempfile.TemporaryDirectory() as folder, Postgres(pathlib.Path(folder) / "pg") as database:
        pathlib.Path(folder).chmod(0o755)
        other = Server(pathlib.Path(server.folder).with_suffix(".postgres"), "--store", database.url())
        token = guest(other, "Ada")["token"]
        database.crash()
        with concurrent.futures.ThreadPoolExecutor(32) as pool:
            asked = {each: pool.submit(ask_without_store, other, *each, token) for each, operation in operations().items() if "503" in operation["responses"]}
            for (method, path), answer in asked.items():
                note(method, path, answer.result())
        other.end()


def ask_without_store(server, method, path, token):
    if path == "/ws/v1":
        return raw(server, method, path, *HANDSHAKE, token=token)
    if path in HEALTH:
        healthy(server, 503)  # it has to be noticed
    return server.ask(method.upper(), path.format(table="x", session="x"), example(operations()[method, path]), token)


def complete(server):
    check_complete()
    check_refusal_codes()
    check_routes(server)


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(pathlib.Path(folder) / "openapi")
        for part in (people, tables, the_rest, operator, without_session, not_http, heads, floods, without_store, complete):
            tally.run(part, server)
        check("the server ran to the end and stops with 0", server.end() == 0, server.last_words())
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
