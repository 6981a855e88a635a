"""HTTP itself: routes, methods, headers, limits, and what is not HTTP."""

from server.tally import check
from server.wire import bare

HOST = b"Host: 127.0.0.1\r\n"
SECURITY = {"content-security-policy": "default-src 'none'", "x-content-type-options": "nosniff", "x-frame-options": "DENY",
            "referrer-policy": "same-origin", "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin"}


def is_error(answer, status, code=None):
    """An error as docs/http.md has it: the status, a sentence, a word."""
    return (answer.status == status and isinstance(answer.json, dict) and len(answer.json.get("error", "")) > 8
            and (answer.json.get("code") == code if code else isinstance(answer.json.get("code"), str)))


def routes(server):
    answer = server.ask("GET", "/healthz")
    check("/healthz answers 200 ok", answer.status == 200 and answer.text.strip() == "ok", answer)
    answer = server.ask("GET", "/metrics")
    check("/metrics is there for Prometheus", answer.status == 200 and "\nprocess_resident_memory_bytes " in answer.text, answer)
    answer = server.ask("GET", "/")
    check("/ is a page", answer.status == 200 and answer.headers["content-type"].startswith("text/html"), answer)
    answer = server.ask("GET", "/game/AAAAAAAAAAAAAAAA")
    check("/game/ID is a page", answer.status == 200 and "<html" in answer.text.lower(), answer)
    for path in ("/api/v1/nothing", "/api/v1/", "/api/v2/me", "/api", "/nothing.js", "/../../etc/passwd", "/%2e%2e/etc/passwd.txt"):
        answer = server.ask("GET", path)
        check(f"{path} is 404", is_error(answer, 404), answer)
    check("an unknown table is 404", is_error(server.ask("GET", "/api/v1/tables/nothing"), 404, "no_table"))
    check("the record of an unknown table is 404", is_error(server.ask("GET", "/api/v1/tables/nothing/record"), 404, "no_table"))
    answer = server.ask("GET", "/ws/v1")
    check("/ws/v1 without a handshake is refused", 400 <= answer.status < 500, answer)


def methods(server):
    for method, path in (("GET", "/api/v1/guest"), ("GET", "/api/v1/login"), ("POST", "/api/v1/me"), ("PUT", "/api/v1/tables"),
                         ("GET", "/api/v1/tables"), ("DELETE", "/api/v1/lobby"), ("TRACE", "/"), ("POST", "/"), ("BREW", "/"),
                         ("DELETE", "/healthz"), ("POST", "/metrics"), ("OPTIONS", "/api/v1/me")):
        answer = server.ask(method, path)
        check(f"{method} {path} is 405", is_error(answer, 405), answer)


def headers(server):
    for path in ("/", "/healthz", "/api/v1/lobby", "/api/v1/me", "/api/v1/nothing"):
        got = server.ask("GET", path).headers
        missing = [name for name, value in SECURITY.items() if value not in got.get(name, "")]
        check(f"{path} has the security headers", not missing, (missing, got))
    policy = server.ask("GET", "/").headers["content-security-policy"]
    check("no page may be framed or run foreign or inline script",
          "frame-ancestors 'none'" in policy and "script-src 'self'" in policy and "unsafe-inline" not in policy
          and "'unsafe-eval'" not in policy, policy)
    check("answers of the API are not kept by caches", server.ask("GET", "/api/v1/lobby").headers.get("cache-control") == "no-store")
    behind = server.ask("GET", "/", X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.9").headers
    check("behind https, browsers are told to stay there", "strict-transport-security" in behind, behind)
    check("without https they are not", "strict-transport-security" not in server.ask("GET", "/").headers)


def bodies(server):
    def post(body, kind="application/json"):
        return server.ask("POST", "/api/v1/guest", body, Content_Type=kind)

    check("a body of more than 16 kB is 413", is_error(post(b'{"name":"' + b"x" * 17_000 + b'"}'), 413))
    declared = bare(server, b"POST /api/v1/guest HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{")
    check("a body that only says it is large is 413 too", declared.startswith(b"HTTP/1.1 413"), declared)
    chunks = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    chunked = b"POST /api/v1/guest HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    check("and one in chunks", bare(server, chunked + b"\r\n" + chunks * 2 + b"0\r\n\r\n").startswith(b"HTTP/1.1 413"))
    small = bare(server, chunked + b"Connection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n")
    check("a small body may come in chunks", small.startswith(b"HTTP/1.1 200"), small)
    for name, body in {"no JSON": b"hello", "half of it": b'{"name":', "a list": b"[]", "a text": b'"x"', "wrong UTF-8": b'{"name":"\xff"}',
                       "half a surrogate": b'{"name":"\\ud800"}', "eight thousand [": b"[" * 8000}.items():
        check(f"a body of {name} is 400", is_error(post(body), 400, "bad_message"), post(body))
    check("a body of another type is 400", is_error(post(b"{}", "text/plain"), 400))
    check("a type may name its charset", post(b"{}", "application/json; charset=utf-8").status == 200)


def malformed(server):
    for name, sent in {
        "a line of words": b"hello\r\n\r\n",
        "random bytes": bytes(i * 167 % 256 for i in range(3000)) + b"\r\n\r\n",
        "another version": b"GET / HTTP/9.9\r\n" + HOST + b"\r\n",
        "a length below zero": b"POST /api/v1/guest HTTP/1.1\r\n" + HOST + b"Content-Length: -1\r\n\r\n",
        "two lengths": b"POST /api/v1/guest HTTP/1.1\r\n" + HOST + b"Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde",
        "a length and chunks": b"POST /api/v1/guest HTTP/1.1\r\n" + HOST + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    }.items():
        answer = bare(server, sent)
        check(f"malformed HTTP is 400: {name}", answer.startswith(b"HTTP/1.1 400"), answer[:300])
    for name, sent in {"one header": b"GET / HTTP/1.1\r\n" + HOST + b"X: " + b"y" * 70_000 + b"\r\n\r\n",
                       "many headers": b"GET / HTTP/1.1\r\n" + HOST + b"X: y\r\n" * 20_000 + b"\r\n",
                       "the address": b"GET /" + b"y" * 70_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n"}.items():
        answer = bare(server, sent)
        check(f"a head that is too long is 431: {name}", answer.startswith(b"HTTP/1.1 431"), answer[:300])
    two = bare(server, b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\nGET /healthz HTTP/1.1\r\n" + HOST + b"Connection: close\r\n\r\n")
    check("two requests at once get two answers", two.count(b"HTTP/1.1 200") == 2, two)


PARTS = (routes, methods, headers, bodies, malformed)
