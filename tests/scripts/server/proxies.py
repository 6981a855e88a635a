"""Proxies in front: whose headers count, what client they name, and which host the server answers for."""

import pathlib
import socket

from server.pages import is_error
from server.serving import Server
from server.tally import check
from server.wire import PATIENCE, Refused, Wire, bare

GUESTS = 30  # an address may make at once


def head(method, path, *lines, host="127.0.0.1"):
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *lines, "Connection: close", "", ""]).encode()


def status(server, *request, **named):
    return int(bare(server, head(*request, **named)).split()[1])


def make_guest(server, *lines):
    return status(server, "POST", "/api/v1/guest", "Content-Length: 0", *lines)


def two_lines(server):
    """HAProxy adds a second line: what a client has put into the first must not give it another address."""
    for name, lines in {"in a line before": lambda n: (f"X-Forwarded-For: 6.6.6.{n}", "X-Forwarded-For: 192.0.2.1"),
                        "in the same line": lambda n: (f"X-Forwarded-For: 6.6.7.{n}, 192.0.2.2",),
                        "with another port": lambda n: (f"X-Forwarded-For: 192.0.2.3:{1000 + n}",),
                        "with another word": lambda n: (f"X-Forwarded-For: nobody{n}",),
                        "in Forwarded": lambda n: (f"Forwarded: for=6.6.6.{n}, for=192.0.2.4",)}.items():
        answers = [make_guest(server, *lines(n)) for n in range(GUESTS + 10)]
        check(f"a client cannot choose its address {name}", answers.count(429) > 0 and 200 in answers, answers)
    for name, line in {"X-Forwarded-For": "X-Forwarded-For: 6.6.6.6, 192.0.3.{}", "Forwarded": 'Forwarded: for="[2001:db8:{}::1]:80"'}.items():
        answers = [make_guest(server, line.format(n)) for n in range(GUESTS + 10)]
        check(f"clients with addresses of their own in {name} have limits of their own", set(answers) == {200}, answers)


def scheme_alone(server):
    answer = server.ask("POST", "/api/v1/guest", {}, X_Forwarded_Proto="https")
    check("X-Forwarded-Proto counts by itself", "Secure" in answer.headers["set-cookie"] and "strict-transport-security" in answer.headers, answer)
    answer = server.ask("POST", "/api/v1/guest", {}, Forwarded="for=192.0.2.9;proto=https")
    check("and so does Forwarded", "Secure" in answer.headers["set-cookie"] and "strict-transport-security" in answer.headers, answer)


def trust(server):
    folder = pathlib.Path(server.folder)
    other = Server(folder.with_suffix(".none"), "--trust-proxy", "10.0.0.0/8,192.0.2.7", "--trust-proxy", "2001:db8::/32")
    try:
        answer = other.ask("POST", "/api/v1/guest", {}, X_Forwarded_Proto="https", X_Forwarded_For="192.0.2.1")
        check("a peer that is not on the list is not believed", "Secure" not in answer.headers["set-cookie"], answer)
        answers = [make_guest(other, f"X-Forwarded-For: 6.6.6.{n}") for n in range(GUESTS + 10)]
        check("nor are the addresses it names", 429 in answers, answers)
    finally:
        other.end()
    other = Server(folder.with_suffix(".all"), "--address", "::", "--trust-proxy", "127.0.0.1")
    try:
        answers = [make_guest(other, f"X-Forwarded-For: 6.6.6.{n}") for n in range(GUESTS + 10)]
        check("on :: a proxy at 127.0.0.1 is known", set(answers) == {200}, answers)
        answers = [make_guest(other) for n in range(GUESTS + 10)]
        check("and the machine itself too", set(answers) == {200}, answers)
    finally:
        other.end()


def public_origin(server):
    other = Server(pathlib.Path(server.folder).with_suffix(".origin"), "--origin", "https://Games.example:443/")
    proxied = "X-Forwarded-For: 192.0.2.1"
    try:
        answer = bare(other, head("POST", "/api/v1/guest", "Content-Length: 0", proxied, "Origin: https://games.example", host="games.example"))
        check("--origin https://… makes cookies Secure and promises https, whatever the proxy says",
              b"HTTP/1.1 200" in answer and b"; Secure" in answer and b"Strict-Transport-Security" in answer, answer)
        for host in ("games.example", "GAMES.example:443"):
            check(f"with --origin, Host {host} is answered", status(other, "GET", "/", proxied, host=host) == 200)
        for host in ("evil.example", "127.0.0.1", "games.example:8080"):
            check(f"with --origin, Host {host} through a proxy is 421", status(other, "GET", "/", proxied, host=host) == 421)
        check("with --origin, another Host is 421 from the machine too", status(other, "GET", "/api/v1/lobby", host="evil.example") == 421)
        answer = other.ask("GET", "/api/v1/lobby", Host="evil.example")
        check("with a sentence", is_error(answer, 421, "misdirected") and "games.example" in answer.json["error"], answer)
        for host in ("127.0.0.1", "localhost", "[::1]:80"):
            check(f"programs on the machine may say {host}", status(other, "GET", "/api/v1/lobby", host=host) == 200)
        for path in ("/healthz", "/livez", "/readyz"):
            check(f"{path} needs no name", status(other, "GET", path, proxied, host="10.0.0.5") == 200)
        try:
            Wire(other, Host="evil.example", **{"X-Forwarded-For": "192.0.2.1"})
            check("nor is a handshake taken under another Host", False)
        except Refused as refusal:
            check("nor is a handshake taken under another Host", refusal.status in (400, 421), refusal.status)
    finally:
        other.end()


def rebound(server):
    """Without --origin any name will do, for a server at home."""
    check("without --origin, any Host is answered", status(server, "GET", "/", host="games.home") == 200)


def drip(server, sent):
    """What comes without closing our side: the answer must not wait for a body that never comes."""
    with socket.create_connection((server.host, server.port), timeout=PATIENCE) as line:
        line.sendall(sent)
        return line.recv(65536)


def before_the_body(server):
    other = Server(pathlib.Path(server.folder).with_suffix(".early"), "--origin", "https://games.example")
    try:
        answer = drip(other, b"POST /api/v1/guest HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 9000\r\n\r\n")
        check("a request for another host is refused before its body comes", answer.startswith(b"HTTP/1.1 421"), answer)
    finally:
        other.end()
    answer = drip(server, b"POST /api/v1/guest HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n")
    check("an unknown coding is refused before the body comes", answer.startswith(b"HTTP/1.1 501"), answer)


PARTS = (scheme_alone, two_lines, trust, public_origin, rebound, before_the_body)
