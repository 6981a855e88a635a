"""What docs/openapi.json promises, and what has been seen of it: statuses, fields and words of enumerations."""

import json
import re

from server.serving import ROOT
from server.tally import check

FILE = json.loads((ROOT / "docs/openapi.json").read_text())
METHODS = ("get", "post", "patch", "put", "delete")
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}

statuses = {}  # of each operation that was asked
fields, words = set(), set()  # seen in answers: (place in the file, name)


def resolved(node, place=""):
    """A node behind its references, and its place in the file."""
    while "$ref" in node:
        place, node_path = node["$ref"], node["$ref"].removeprefix("#/").split("/")
        node = FILE
        for part in node_path:
            node = node[part]
    return node, place


def kinds_of(schema):
    kinds = schema.get("type", [])
    return [kinds] if isinstance(kinds, str) else kinds


def is_of(value, kind):
    return isinstance(value, TYPES[kind]) and (kind == "boolean" or not isinstance(value, bool))


def misfits(value, schema, place, where="$"):
    """Where a value is not what its schema says; a field that the schema does not know is one such place."""
    schema, place = resolved(schema, place)
    if kinds_of(schema) and not any(is_of(value, kind) for kind in kinds_of(schema)):
        return [f"{where} is no {kinds_of(schema)}: {value!r}"]
    wrong = []
    if "enum" in schema:
        words.add((place, value))
        wrong += [] if value in schema["enum"] else [f"{where} is not one of {schema['enum']}: {value!r}"]
    if isinstance(value, dict):
        wrong += object_misfits(value, schema, place, where)
    if isinstance(value, list) and "items" in schema:
        for number, item in enumerate(value):
            wrong += misfits(item, schema["items"], place + "/items", f"{where}[{number}]")
    return wrong


def object_misfits(value, schema, place, where):
    known = schema.get("properties", {})
    wrong = [f"{where}.{name} is missing" for name in schema.get("required", ()) if name not in value]
    if schema and not schema.get("additionalProperties"):
        wrong += [f"{where}.{name} is not in the file" for name in value if name not in known]
    for name, own in known.items():
        if name in value:
            fields.add((place, name))
            wrong += misfits(value[name], own, f"{place}/{name}", f"{where}.{name}")
    return wrong


def promised(schema, place, found_fields, found_words):
    """All fields and words that answers of this schema may have."""
    schema, place = resolved(schema, place)
    found_words |= {(place, word) for word in schema.get("enum", ())}
    for name, own in schema.get("properties", {}).items():
        found_fields.add((place, name))
        promised(own, f"{place}/{name}", found_fields, found_words)
    if "items" in schema:
        promised(schema["items"], place + "/items", found_fields, found_words)


def operations():
    """All but those at an address of their own."""
    return {(method, path): item[method] for path, item in FILE["paths"].items() if "servers" not in item for method in METHODS if method in item}


def operators_paths():
    return {path for path, item in FILE["paths"].items() if "servers" in item}


def responses():
    """Each promised response: method, path, status and what the file says of it."""
    return [(method, path, status, *resolved(node, f"{method} {path} {status}"))
            for (method, path), operation in operations().items() for status, node in operation["responses"].items()]


def note(method, path, answer):
    """Holds an answer against the file; the first of each kind, and each that does not fit, is a check."""
    status = str(answer.status)
    seen = statuses.setdefault((method, path), set())
    title = f"{method.upper()} {path} is {status}"
    node = operations()[method, path]["responses"].get(status)
    if node is None:
        return check(f"{title}, which the file has", False, answer)
    wrong = body_misfits(answer, *resolved(node, f"{method} {path} {status}"))
    if wrong or status not in seen:
        check(f"{title}, as the file says", not wrong, (wrong, answer))
    seen.add(status)
    return None


def body_misfits(answer, response, place):
    wrong = [f"the header {name} is missing" for name in response.get("headers", {}) if name.lower() not in answer.headers]
    content = response.get("content")
    if content is None:
        return wrong + ([] if not answer.text else ["there is a body"])
    (kind, media), = content.items()
    if answer.headers["content-type"] != kind:
        return wrong + [f"the type is {answer.headers['content-type']}"]
    return wrong + (misfits(answer.json, media["schema"], place) if kind == "application/json" else [])


def check_complete():
    """Every status, every field and every word of the file has been seen."""
    for (method, path), operation in operations().items():
        missing = sorted(set(operation["responses"]) - statuses.get((method, path), set()))
        check(f"{method.upper()} {path} gave every status of the file", not missing, missing)
    all_fields, all_words = set(), set()
    for *_, response, place in responses():
        for media in response.get("content", {}).values():
            promised(media["schema"], place, all_fields, all_words)
    check(f"answers had every field of the file ({len(all_fields)})", len(all_fields) > 50 and all_fields <= fields, sorted(all_fields - fields))
    check(f"and every word of its enumerations ({len(all_words)})", len(all_words) > 10 and all_words <= words, sorted(all_words - words))


def check_routes(server):
    """The server's own tables of routes and the file name the same."""
    source = (ROOT / "server/api.cpp").read_text()
    routes = {(method.lower(), path) for method, path in re.findall(r'\{"([A-Z]+)", "(/api/[^"]+)",', source)}
    listed = {(method, re.sub(r"\{[a-z]+\}", "*", path)) for method, path in operations()}
    api = {each for each in listed if each[1].startswith("/api/")}
    check("every route of the API is in the file, and no other", len(routes) > 15 and routes == api, routes ^ api)
    own = set(re.findall(r'request\.path == "([^"]+)"', (ROOT / "server/doors.cpp").read_text()))
    check("so are the server's other addresses", own and own == {path for _, path in listed - api} - {"/", "/game/*"} | operators_paths(), own)
    for path in {path for _, path in operations()}:
        item = FILE["paths"][path]
        for other in {"BREW", "PUT", *(method.upper() for method in METHODS)} - {method.upper() for method in METHODS if method in item}:
            answer = server.ask(other, path.format(table="x", session="x"))
            allowed = {word.lower() for word in answer.headers.get("allow", "").split(", ")} - {"head"}
            check(f"{path} takes the methods of the file and not {other}", answer.status == 405 and allowed == {method for method in METHODS if method in item}, answer)


def check_refusal_codes():
    """The codes of refusals at a table, as docs/websocket.md lists them and as the server's source has them."""
    listed = re.search(r"^`code` is one of (.*?)\.", (ROOT / "docs/websocket.md").read_text(), re.M | re.S)[1]
    named = set(re.findall(r"`([a-z_]+)`", listed))
    sources = [*(ROOT / "server").glob("house*.cpp"), *(ROOT / "server").glob("room*.cpp"), ROOT / "server/command.cpp"]
    used = {code for source in sources for code in re.findall(r'(?:Refused|no\(|refuse\(\*?\w+, |return )\{"([a-z_]+)",\s', source.read_text())}
    check("docs/websocket.md lists every code of a refusal at a table", len(used) > 12 and used == named, used ^ named)
