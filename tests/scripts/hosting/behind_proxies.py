"""Real proxies in front of a server on another machine: the composition of deploy/compose.yaml, in network namespaces."""

import http.client
import os
import pathlib
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time

from hosting.front import EXAMPLES, HOST, PORT, Proxy
from hosting.machines import Machine, can_have_machines, connect
from server.serving import PROGRAM
from server.tally import check
from server.wire import PATIENCE, Answer

GUESTS = 30  # an address may make at once
PROXY, SERVER, SERVER_LATER, AT_PROXY = "10.89.0.3", "10.89.0.2", "10.89.0.4", "198.51.100.254"
CLIENTS = [f"198.51.100.{number}" for number in range(1, 9)]


def over_tls(address):
    """A connection to the proxy from one of the client's addresses; the certificate is nobody's."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    line = socket.create_connection((AT_PROXY, PORT), timeout=PATIENCE, source_address=(address, 0))
    try:
        return context.wrap_socket(line, server_hostname=HOST)
    except BaseException:
        line.close()
        raise


def ask(address, method, path, **headers):
    connection = http.client.HTTPConnection(HOST, PORT, timeout=PATIENCE)
    connection.sock = over_tls(address)
    try:
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        return Answer(connection.getresponse())
    finally:
        connection.close()


def upgrade(address):
    """The first line of the answer to a WebSocket handshake."""
    with over_tls(address) as line:
        line.sendall(f"GET /ws/v1 HTTP/1.1\r\nHost: {HOST}:{PORT}\r\nOrigin: https://{HOST}:{PORT}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        return line.recv(4096).split(b"\r\n")[0].decode()


def make_guest(address, **headers):
    return ask(address, "POST", "/api/v1/guest", **headers)


class RemoteServer:
    """A server on a machine of its own, where only the proxy's machine reaches it."""

    def __init__(self, machine, folder):
        self.machine, self.folder, self.process, self.address = machine, folder, None, SERVER

    def start(self, *options):
        with open(f"{self.folder}.log", "ab") as log:
            self.process = subprocess.Popen([*self.machine.prefix, PROGRAM, "serve", "--address", self.address, "--port", "8080", "--data", self.folder, *options],
                                            stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout.readline().startswith(b"http")

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def start_again(self, *options):
        self.end()
        shutil.rmtree(self.folder)
        self.start(*options)


def behind(name, client, proxy, server, folder):
    server.start("--trust-proxy", PROXY)
    if by_name := name == "caddy":  # as in deploy/compose.yaml
        proxy.name_host("menagerie", SERVER)
    front = Proxy(name, proxy, folder, "menagerie:8080" if by_name else f"{SERVER}:8080")
    try:
        healthy = front.wait_for(lambda: client.inside(ask, CLIENTS[0], "GET", "/healthz"))
        for _ in range(600):  # HAProxy asks for the server's health first
            if healthy.status == 200:
                break
            time.sleep(0.05)
            healthy = client.inside(ask, CLIENTS[0], "GET", "/healthz")
        check(f"{name}: the server is reached", healthy.status == 200, healthy)
        believed(name, client)
        served(name, client)
        for how in (signal.SIGTERM, signal.SIGKILL):
            server.end(how)
            server.start("--trust-proxy", PROXY)
            check(f"{name}: a server that starts again after {how.name} is reached again", is_reached(client))
        if by_name:
            moved(name, client, proxy, server)
        server.start_again()
        not_believed(name, client)
    finally:
        front.end()
        server.end()


def is_reached(client):
    for _ in range(600):
        if client.inside(ask, CLIENTS[6], "GET", "/healthz").status == 200:
            return True
        time.sleep(0.05)
    return False


def moved(name, client, proxy, server):
    """A container that starts again may have another address."""
    server.end()
    server.address = SERVER_LATER
    proxy.name_host("menagerie", SERVER_LATER)
    server.start("--trust-proxy", PROXY)
    check(f"{name}: a server whose name has another address now is reached again", is_reached(client))


def believed(name, client):
    made_up = [client.inside(lambda n=n: make_guest(CLIENTS[1], X_Forwarded_For=f"6.6.6.{n}", Forwarded=f"for=6.6.7.{n}")).status for n in range(GUESTS + 15)]
    check(f"{name}: a client cannot choose its own address", made_up[:GUESTS] == [200] * GUESTS and made_up.count(429) >= 5, made_up)
    other = client.inside(make_guest, CLIENTS[2])
    check(f"{name}: with --trust-proxy another client has limits of its own", other.status == 200, other)
    check(f"{name}: and a Secure cookie, and the promise of https", "Secure" in other.headers.get("set-cookie", "") and "strict-transport-security" in other.headers, other)


def served(name, client):
    answer = client.inside(lambda: make_guest(CLIENTS[3], Host=f"{HOST}:{PORT}", Origin=f"https://{HOST}:{PORT}"))
    check(f"{name}: the page on port {PORT} may sign in", answer.status == 200, answer)
    answer = client.inside(lambda: make_guest(CLIENTS[3], Host=f"{HOST}:{PORT}", Origin="https://evil.example"))
    check(f"{name}: another site's may not", answer.status == 403, answer)
    answer = client.inside(upgrade, CLIENTS[4])
    check(f"{name}: WebSockets are handed on", answer.startswith("HTTP/1.1 101"), answer)
    answer = client.inside(ask, CLIENTS[5], "GET", "/metrics")
    check(f"{name}: figures are for the host alone", answer.status in (403, 404), answer)


def not_believed(name, client):
    for _ in range(600):
        answers = [client.inside(make_guest, address) for address in CLIENTS[:2]]
        if all(answer.status in (200, 429) for answer in answers):
            break
        time.sleep(0.05)
    check(f"{name}: without --trust-proxy a proxy on another machine is not believed", all("Secure" not in answer.headers.get("set-cookie", "") for answer in answers), answers)
    both = [client.inside(make_guest, CLIENTS[number % len(CLIENTS)]).status for number in range(GUESTS + 10)]
    check(f"{name}: and all its clients share one allowance", both.count(429) >= 5, both)


def all_proxies(_):
    if not can_have_machines():
        if os.geteuid() == 0:
            check("root can make network namespaces, with proxies in them", False)
        print("        only root can make network namespaces: proxies on other machines are not tried")
        return
    client, proxy, server = machines = [Machine(name) for name in ("client", "proxy", "server")]
    try:
        connect(client, [f"{address}/24" for address in CLIENTS], proxy, [f"{AT_PROXY}/24"])
        connect(proxy, [f"{PROXY}/24"], server, [f"{SERVER}/24", f"{SERVER_LATER}/24"])
        for name in EXAMPLES:
            with tempfile.TemporaryDirectory() as folder:
                behind(name, client, proxy, RemoteServer(server, str(pathlib.Path(folder) / "data")), folder)
    finally:
        for machine in machines:
            machine.remove()
