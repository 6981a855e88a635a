"""HTTP itself: routes, methods, headers, limits, and what is not HTTP."""

import os
import pathlib
import signal
import socket
import subprocess
import tempfile

from server.serving import PROGRAM, Server
from server.tally import check
from server.wire import PATIENCE, bare

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
    check("/metrics is 404 where players are", is_error(server.ask("GET", "/metrics"), 404))
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


def unknown_pages(server):
    for path in ("/", "/lobby", "/me", "/table/AAAAAAAAAAAAAAAA", "/replay/AAAAAAAAAAAAAAAA", "/learn", "/learn/town", "/rules", "/rules/T3", "/play/ark?players=3"):
        answer = server.ask("GET", path)
        check(f"{path} is a page of the client", answer.status == 200 and "<html" in answer.text.lower(), answer)
    index = server.ask("GET", "/")
    for path in ("/nothing", "/lobby/x", "/table", "/learn/chess", "/play", "/play/chess", "/a/b/c"):
        answer = server.ask("GET", path, If_None_Match=index.headers["etag"])
        same = answer.text == index.text and answer.headers["content-type"] == index.headers["content-type"]
        check(f"{path} is 404, and the client says so", answer.status == 404 and same and "etag" not in answer.headers, answer)
    for path in ("/assets/nothing", "/assets/nothing.js", "/assets", "/nothing.png", "/livez/x", "/readyz/x", "/metrics/x"):
        check(f"{path} is 404 without a page", is_error(server.ask("GET", path), 404, "no_route"))


def health(server):
    for path in ("/healthz", "/livez", "/readyz"):
        answer = server.ask("GET", path)
        check(f"{path} says ok", answer.status == 200 and answer.text == "ok\n", answer)
        check(f"{path} can only be looked at", is_error(server.ask("POST", path), 405, "bad_method"))


def operator(server):
    operator = server.operator()
    answer = operator.ask("GET", "/metrics")
    check("/metrics is there for Prometheus, at an address of its own",
          answer.status == 200 and "\nprocess_resident_memory_bytes " in answer.text and answer.headers["content-type"].startswith("text/plain; version=0.0.4"), answer)
    answer = operator.ask("HEAD", "/metrics")
    check("HEAD has no body", answer.status == 200 and not answer.text and int(answer.headers["content-length"]) > 1000, answer)
    for path in ("/healthz", "/livez", "/readyz"):
        check(f"so is {path}", operator.ask("GET", path).text == "ok\n")
    for method, path, status in (("POST", "/metrics", 405), ("GET", "/", 404), ("GET", "/api/v1/lobby", 404), ("POST", "/api/v1/guest", 404), ("GET", "/ws/v1", 404)):
        answer = operator.ask(method, path)
        check(f"{method} {path} is {status} there", answer.status == status, answer)
    two = bare(operator, b"GET /livez HTTP/1.1\r\n\r\nGET /livez HTTP/1.1\r\nConnection: close\r\n\r\n")
    check("a connection is used again", two.count(b"HTTP/1.1 200") == 2, two)
    for sent in (b"nonsense\r\n\r\n", b"POST /metrics HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello", b"GET /metrics HTTP/1.1\r\nX: " + b"x" * 10_000 + b"\r\n\r\n"):
        check("what is no plain question is closed", b" 200 " not in bare(operator, sent), sent[:40])
    check("and the next one is answered", operator.ask("GET", "/livez").status == 200)


def ask_unix(path):
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(path)
        line.sendall(b"GET /metrics HTTP/1.1\r\nConnection: close\r\n\r\n")
        return b"".join(iter(lambda: line.recv(65536), b""))


def operator_by_socket(_):
    with tempfile.TemporaryDirectory() as folder:
        path = folder + "/metrics.sock"
        other = Server(pathlib.Path(folder) / "data", "--metrics", f"unix:{path}")
        check("/metrics at a Unix socket", b"\nprocess_resident_memory_bytes " in ask_unix(path))
        check("which strangers cannot open", os.stat(path).st_mode & 0o007 == 0)
        other.end(signal.SIGKILL)
        other.start()
        check("the file that a killed server left is replaced", b" 200 OK" in ask_unix(path))
        check("and gone with the server", other.end() == 0 and not os.path.exists(path))
        precious = pathlib.Path(folder) / "precious.txt"
        precious.write_text("precious")
        refused = subprocess.run([PROGRAM, "serve", "--port", "0", "--data", folder + "/third", "--metrics", f"unix:{precious}"],
                                 capture_output=True, text=True, timeout=PATIENCE, check=False)
        check("a file that is no socket is left alone", refused.returncode == 1 and precious.read_text() == "precious" and "no socket" in refused.stderr, refused)


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


def refused_early(server):
    """The answer arrives although the client is still sending: a reset would take it away."""
    head = b"POST /api/v1/guest HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nContent-Length: 6000000\r\n\r\n"
    for turn in range(5):
        with socket.create_connection((server.host, server.port), timeout=PATIENCE) as line:
            line.sendall(head)
            for _ in range(60):
                line.sendall(b"x" * 100_000)
            answer = line.recv(65536)
            check(f"a client that sends all of it first still reads the answer ({turn + 1})", answer.startswith(b"HTTP/1.1 413"), answer[:100])
    before = server.metric("process_resident_memory_bytes")
    chunk = b"POST /api/v1/guest HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n2;"
    answer = bare(server, chunk + b"x" * 8_000_000)
    growth = server.metric("process_resident_memory_bytes") - before
    check("the line of a chunk that never ends is refused", answer == b"" or b"HTTP/1.1 4" in answer, answer[:100])
    check("and takes no memory", growth < 4_000_000, growth)


def expectations(server):
    """A client that says so waits for the word to go on before it sends a body."""
    head = b"POST /api/v1/guest HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\nExpect: 100-Continue\r\n\r\n"
    with socket.create_connection((server.host, server.port), timeout=PATIENCE) as line:
        line.sendall(head)
        told = line.recv(1000)
        check("it is told to go on", told == b"HTTP/1.1 100 Continue\r\n\r\n", told)
        line.sendall(b"{}")
        check("and answered", line.recv(1000).startswith(b"HTTP/1.1 200"))
    large = bare(server, head.replace(b"Content-Length: 2", b"Content-Length: 20000"))
    check("not for a body that is too large", large.startswith(b"HTTP/1.1 413"), large[:100])


def tags(server):
    tag = server.ask("GET", "/").headers["etag"]
    for sent, wanted in ((tag, 304), (f"W/{tag}", 304), (f'"other", {tag}', 304), ("*", 304), ('"other"', 200), (tag[:-2] + '"', 200), ("", 200)):
        answer = server.ask("GET", "/", If_None_Match=sent)
        check(f"If-None-Match: {sent.replace(tag, 'TAG')} is {wanted}", answer.status == wanted, answer)


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


def framing(server):
    """How long a body is, said in a way that two programs could read differently."""
    post = b"POST /api/v1/guest HTTP/1.1\r\n" + HOST
    inner = b"0\r\n\r\nGET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"
    for name, (lines, wanted) in {
        "an unknown coding": (b"Transfer-Encoding: xchunked\r\n", b"501"),
        "an unknown coding with a length": (b"Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n", b"400"),
        "chunks that are not the last coding": (b"Transfer-Encoding: chunked, identity\r\n", b"501"),
        "packed chunks": (b"Transfer-Encoding: gzip, chunked\r\n", b"501"),
        "two lines of codings": (b"Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n", b"501"),
        "chunks twice": (b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", b"400"),
        "no coding": (b"Transfer-Encoding: \r\n", b"501"),
        "a length after chunks": (b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", b"400"),
    }.items():
        answer = bare(server, post + lines + b"\r\n" + inner)
        check(f"a body with {name} is refused, and nothing after it is read", answer.startswith(b"HTTP/1.1 " + wanted) and answer.count(b"HTTP/1.1 ") == 1, answer[:300])
    old = bare(server, b"POST /api/v1/guest HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
    check("HTTP/1.0 has no chunks", old.startswith(b"HTTP/1.1 400"), old[:300])
    spelled = bare(server, post + b"Transfer-Encoding:  Chunked \r\nConnection: close\r\n\r\n0\r\n\r\n")
    check("chunked may be spelled in any case", spelled.startswith(b"HTTP/1.1 200"), spelled[:300])


def trailers(server):
    token = server.ask("POST", "/api/v1/guest", {}).json["token"]
    sent = b"POST /api/v1/me/tokens HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\nContent-Type: application/json\r\nConnection: close\r\n"
    trailer = b"2\r\n{}\r\n0\r\nAuthorization: Bearer " + token.encode() + b"\r\nCookie: menagerie_session=" + token.encode() + b"\r\n\r\n"
    answer = bare(server, sent + b"\r\n" + trailer)
    check("a request with a trailer is refused", answer.startswith(b"HTTP/1.1 400"), answer[:300])
    answer = bare(server, sent + b"Origin: https://evil.example\r\nAuthorization: Bearer " + token.encode() + b"\r\n\r\n2\r\n{}\r\n0\r\nOrigin: " + server.address.encode() + b"\r\n\r\n")
    check("whatever the trailer says", answer.startswith(b"HTTP/1.1 400"), answer[:300])


def spellings(server):
    token = server.ask("POST", "/api/v1/guest", {}).json["token"]
    for scheme in ("Bearer", "bearer", "BEARER"):
        answer = server.ask("GET", "/api/v1/me", Authorization=f"{scheme} {token}")
        check(f"the scheme may be spelled {scheme}", answer.status == 200, answer)
    check("another scheme is none", server.ask("GET", "/api/v1/me", Authorization=f"Basic {token}").status == 401)


PARTS = (routes, unknown_pages, health, operator, operator_by_socket, methods, headers, bodies, refused_early, expectations, tags, malformed, framing, trailers, spellings)
