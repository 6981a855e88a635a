"""The ways to the server: one HTTP request, one WebSocket connection, or bare bytes. Knows no game."""

import http.client
import json
import socket
import time
import urllib.parse

from websockets.client import ClientConnection
from websockets.exceptions import InvalidHandshake
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import OP_BINARY, OP_CLOSE, OP_TEXT, Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

PATIENCE = 30  # seconds; whatever takes longer hangs


class Answer:
    """An HTTP answer: status, headers (lower case, one of each but the cookies), text, and its JSON if it is any."""

    def __init__(self, response):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.text = response.read().decode("utf-8", "replace")
        try:
            self.json = json.loads(self.text)
        except ValueError:
            self.json = None

    def __repr__(self):
        return f"{self.status} {self.headers} {self.text[:400]}"


def request(server, method, path, body=None, token=None, **headers):
    """One request on a connection of its own. A body that is not bytes goes as JSON; X_Y=… is the header X-Y."""
    connection = http.client.HTTPConnection(server.host, server.port, timeout=PATIENCE)
    sent = {name.replace("_", "-"): value for name, value in headers.items() if value is not None}
    if body is not None and not isinstance(body, bytes):
        body = json.dumps(body).encode()
        sent.setdefault("Content-Type", "application/json")
    if token:
        sent["Authorization"] = f"Bearer {token}"
    try:
        connection.request(method, path, body=body, headers=sent)
        return Answer(connection.getresponse())
    finally:
        connection.close()


def bare(server, sent, patience=PATIENCE):
    """Sends bytes and gives back all that comes until the server closes, or until nothing comes any more."""
    with socket.create_connection((server.host, server.port), timeout=patience) as line:
        received = b""
        try:
            line.sendall(sent)
            while more := line.recv(65536):
                received += more
        except (TimeoutError, ConnectionError):
            pass
        return received


class Closed(Exception):
    """The server closed the connection; code and reason as it said."""

    def __init__(self, code, reason):
        super().__init__(f"closed with {code} {reason}")
        self.code = code


class Refused(Exception):
    """The handshake was refused with an HTTP status."""

    def __init__(self, status):
        super().__init__(f"refused with {status}")
        self.status = status


class Wire:
    """A WebSocket connection that carries JSON objects. What arrives waits in `inbox` until it is taken."""

    def __init__(self, server, token=None, headers=(), small=False):
        self.socket = socket.socket()
        if small:  # a small buffer, for somebody who does not read
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((server.host, server.port))
        self.protocol = ClientConnection(parse_uri(f"ws://{server.host}:{server.port}/ws/v1"), max_size=None,
                                         extensions=[ClientPerMessageDeflateFactory()])
        self.inbox = []
        self.parts = b""
        asked = self.protocol.connect()
        if token:
            asked.headers["Authorization"] = f"Bearer {token}"
        for name, value in headers:
            asked.headers[name] = value
        self.protocol.send_request(asked)
        self.flush()
        while self.protocol.handshake_exc is None and self.protocol.state.name == "CONNECTING":
            self.receive()
        if self.protocol.handshake_exc is not None:
            self.socket.close()
            error = self.protocol.handshake_exc
            if isinstance(error, InvalidHandshake) and getattr(error, "response", None):
                raise Refused(error.response.status_code)
            raise Refused(getattr(error, "status_code", 0)) from error

    def flush(self):
        for data in self.protocol.data_to_send():
            if data:
                self.socket.sendall(data)

    def receive(self):
        """Waits for bytes and sorts what they bring."""
        data = self.socket.recv(65536)
        if data:
            self.protocol.receive_data(data)
        else:
            self.protocol.receive_eof()
        self.sort()
        self.flush()
        if not data and not self.inbox and self.protocol.state.name != "CONNECTING":
            raise Closed(self.protocol.close_code, self.protocol.close_reason)

    def sort(self):
        for event in self.protocol.events_received():
            if isinstance(event, Response) or event.opcode == OP_CLOSE:
                continue
            if isinstance(event, Frame) and event.opcode in (0, OP_TEXT, OP_BINARY):
                self.parts += event.data
                if event.fin:
                    self.inbox.append(json.loads(self.parts))
                    self.parts = b""

    def send(self, message):
        self.send_text(json.dumps(message))

    def send_text(self, text):
        self.protocol.send_text(text.encode() if isinstance(text, str) else text)
        self.flush()

    def next(self):
        """The next message, which is taken out of the inbox."""
        end = time.monotonic() + PATIENCE
        while not self.inbox:
            if time.monotonic() > end:
                raise TimeoutError("nothing came")
            self.receive()
        return self.inbox.pop(0)

    def quiet(self):
        """Everything that has arrived up to now: asks for an echo and takes what comes before it."""
        self.send({"t": "ping", "n": 987654321})
        before = []
        while (message := self.next()) != {**message, "t": "pong", "n": 987654321}:
            before.append(message)
        return before

    def drop(self):
        """Gone without a word, as when a cable is pulled."""
        self.socket.close()


def host_of(address):
    parts = urllib.parse.urlsplit(address)
    return parts.hostname, parts.port
