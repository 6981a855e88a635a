#!/usr/bin/env python3
"""docs/openapi.json against the real server: every operation is asked, every answer fits, and no route is missing from the file.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed".
"""

import json
import pathlib
import random
import re
import sys
import tempfile

sys.dont_write_bytecode = True
from server import tally
from server.accounts import PASSWORD, account, guest, login
from server.games import seated
from server.player import Player, play_on
from server.seats import BAR
from server.serving import ROOT, Server
from server.tally import check
from server.wire import Wire

FILE = json.loads((ROOT / "docs/openapi.json").read_text())
METHODS = ("get", "post", "patch", "put", "delete")
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}


def resolved(node):
    while "$ref" in node:
        found = FILE
        for part in node["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        node = found
    return node


def misfits(value, schema, place="$"):
    """Where a value is not what its schema says."""
    schema = resolved(schema)
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(isinstance(value, TYPES[kind]) and (kind == "boolean" or not isinstance(value, bool)) for kind in kinds):
        return [f"{place} is no {kinds}: {value!r}"]
    wrong = []
    if "enum" in schema and value not in schema["enum"]:
        wrong.append(f"{place} is not one of {schema['enum']}: {value!r}")
    if isinstance(value, dict):
        wrong += [f"{place}.{name} is missing" for name in schema.get("required", ()) if name not in value]
        for name, each in schema.get("properties", {}).items():
            if name in value:
                wrong += misfits(value[name], each, f"{place}.{name}")
    if isinstance(value, list) and "items" in schema:
        for number, each in enumerate(value):
            wrong += misfits(each, schema["items"], f"{place}[{number}]")
    return wrong


def operations():
    return {(method, path) for path, item in FILE["paths"].items() for method in METHODS if method in item}


asked = {}


def ask(server, method, path, status, token=None, body=None, **parts):
    """Asks one operation of the file and holds the answer against it."""
    asked.setdefault((method, path), set()).add(str(status))
    operation = FILE["paths"][path][method]
    answer = server.ask(method.upper(), path.format(**parts), body, token, X_Forwarded_For=f"198.51.100.{random.randint(1, 250)}")
    title = f"{method.upper()} {path} is {status}"
    if answer.status != status or str(status) not in operation["responses"]:
        return check(title, False, (answer, sorted(operation["responses"])))
    content = resolved(operation["responses"][str(status)]).get("content")
    if content is None:
        return check(f"{title}, without a body", not answer.text, answer)
    (kind, media), = content.items()
    fits = misfits(answer.json, media["schema"]) if kind == "application/json" else []
    check(f"{title}, as the file says", answer.headers["content-type"] == kind and not fits, (answer.headers["content-type"], fits))


def people(server):
    made = guest(server, "Ann")["token"]
    for body in (None, {"name": "Ben"}):
        ask(server, "post", "/api/v1/guest", 200, body=body)
    ask(server, "post", "/api/v1/guest", 400, body={"name": "\u202e"})
    ask(server, "get", "/api/v1/me", 200, made)
    ask(server, "get", "/api/v1/me", 401)
    ask(server, "patch", "/api/v1/me", 200, made, {"name": "Bea"})
    ask(server, "patch", "/api/v1/me", 400, made, {"name": ""})
    ask(server, "post", "/api/v1/me/password", 409, made, {"old": PASSWORD, "password": PASSWORD})
    ask(server, "post", "/api/v1/register", 200, made, {"name": "Bea", "password": PASSWORD})
    ask(server, "post", "/api/v1/register", 409, made, {"name": "Bea", "password": PASSWORD})
    ask(server, "post", "/api/v1/register", 401, None, {"name": "Bea", "password": PASSWORD})
    ask(server, "post", "/api/v1/register", 400, guest(server)["token"], {"name": "Cid", "password": "short"})
    ask(server, "patch", "/api/v1/me", 409, made, {"name": "Cid"})
    ask(server, "post", "/api/v1/login", 200, None, {"name": "Bea", "password": PASSWORD})
    ask(server, "post", "/api/v1/login", 401, None, {"name": "Bea", "password": "wrong wrong"})
    ask(server, "post", "/api/v1/me/tokens", 200, made, {"label": "robot"})
    ask(server, "post", "/api/v1/me/tokens", 400, made, {"label": 5})
    ask(server, "get", "/api/v1/me/sessions", 200, made)
    other = server.ask("GET", "/api/v1/me/sessions", None, made).json["sessions"][-1]["id"]
    ask(server, "delete", "/api/v1/me/sessions/{session}", 204, made, session=other)
    ask(server, "delete", "/api/v1/me/sessions/{session}", 404, made, session=other)
    ask(server, "post", "/api/v1/me/password", 204, made, {"old": PASSWORD, "password": PASSWORD + "2"})
    ask(server, "post", "/api/v1/me/password", 401, made, {"old": PASSWORD, "password": PASSWORD + "2"})
    _, code = account(server, "Dan")
    ask(server, "post", "/api/v1/recover", 401, None, {"name": "Dan", "code": "x", "password": PASSWORD})
    ask(server, "post", "/api/v1/recover", 400, None, {"name": "Dan", "code": code, "password": "x"})
    ask(server, "post", "/api/v1/recover", 200, None, {"name": "Dan", "code": code, "password": PASSWORD})
    token = login(server, "Dan").json["token"]
    ask(server, "delete", "/api/v1/me", 401, token, {"password": "wrong wrong"})
    ask(server, "delete", "/api/v1/me", 204, token, {"password": PASSWORD})
    ask(server, "post", "/api/v1/logout", 204, made)
    ask(server, "post", "/api/v1/logout", 401, made)
    for path in ("/api/v1/me/games", "/api/v1/me/sessions", "/api/v1/me/export"):
        ask(server, "get", path, 401)


def tables(server):
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    ask(server, "get", "/api/v1/tables/{table}/record", 409, table=table)
    players[0].say(table, "hello")
    play_on(table, players, random.Random(2))
    token = players[0].token
    ask(server, "get", "/api/v1/tables/{table}", 200, table=table)
    ask(server, "get", "/api/v1/tables/{table}", 404, table="nothing")
    ask(server, "get", "/api/v1/tables/{table}/record", 200, table=table)
    ask(server, "get", "/api/v1/tables/{table}/record", 404, table="nothing")
    ask(server, "get", "/game/{table}", 200, table=table)
    ask(server, "post", "/api/v1/tables", 200, token, dict(BAR, players=3, open=True, clock={"days": 2}))
    ask(server, "post", "/api/v1/tables", 200, token, dict(BAR, players=2, open=True, seats=["me", {"bot": 1}]))
    ask(server, "post", "/api/v1/tables", 400, token, {"game": "chess", "players": 2})
    ask(server, "post", "/api/v1/tables", 401, None, dict(BAR, players=2))
    for path in ("/api/v1/lobby", "/api/v1/watch"):
        ask(server, "get", path, 200)
    for path in ("/api/v1/me/games", "/api/v1/me/export"):
        ask(server, "get", path, 200, token)
    spec = resolved({"$ref": "#/components/schemas/Spec"})["properties"]
    shown = server.ask("GET", f"/api/v1/tables/{table}").json["spec"]
    check("a table's spec has only fields of the file", not set(shown) - set(spec) - {"match"}, set(shown) - set(spec))


def the_rest(server):
    for path in ("/", "/healthz", "/metrics"):
        ask(server, "get", path, 200)
    ask(server, "get", "/ws/v1", 426)
    wire = Wire(server, Player(server, "Eve").token)
    check("GET /ws/v1 is 101 for a handshake", wire.next()["t"] == "welcome")


def complete(server):
    check("every operation of the file was asked", set(asked) == operations(), operations() ^ set(asked))
    unlisted = {(method, path, status) for (method, path), seen in asked.items() for status in seen if status not in FILE["paths"][path][method]["responses"]}
    check("and gave no status that the file does not have", not unlisted, unlisted)
    source = (ROOT / "server/api.cpp").read_text()
    routes = {(method.lower(), path) for method, path in re.findall(r'\{"([A-Z]+)", "(/api/[^"]+)", (?:Nobody|Somebody)', source)}
    listed = {(method, re.sub(r"\{[a-z]+\}", "*", path)) for method, path in operations()}
    check("every route of the API is in the file, and no other", len(routes) > 15 and routes == {each for each in listed if each[1].startswith("/api/")},
          routes ^ {each for each in listed if each[1].startswith("/api/")})
    own = set(re.findall(r'request\.path == "([^"]+)"', (ROOT / "server/doors.cpp").read_text()))
    check("so are the server's other addresses", own and own == {path for _, path in listed if not path.startswith("/api/")} - {"/", "/game/*"}, own)
    for path, item in FILE["paths"].items():
        if not path.startswith("/api/"):
            continue
        answer = server.ask("BREW", path.format(table="x", session="x"))
        allowed = {word.lower() for word in answer.headers.get("allow", "").split(", ")}
        check(f"{path} takes the methods of the file and no others", answer.status == 405 and allowed == {method for method in METHODS if method in item}, answer)


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(pathlib.Path(folder) / "openapi")
        for part in (people, tables, the_rest, complete):
            tally.run(part, server)
        check("the server ran to the end and stops with 0", server.end() == 0, server.last_words())
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
