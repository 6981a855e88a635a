"""The ways to the server: one HTTP request, one WebSocket connection, or bare bytes. Knows no game."""

import http.client
import json
import socket
import struct
import urllib.parse

from websockets.client import ClientConnection
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import OP_BINARY, OP_CONT, OP_TEXT
from websockets.http11 import Response
from websockets.uri import parse_uri

PATIENCE = 30  # seconds; whatever takes longer hangs


def host_of(address):
    parts = urllib.parse.urlsplit(address)
    return parts.hostname, parts.port


class Answer:
    """An HTTP answer: status, headers in lower case, text, and its JSON if it is any."""

    def __init__(self, response):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.text = response.read().decode("utf-8", "replace")
        try:
            self.json = json.loads(self.text)
        except ValueError:
            self.json = None

    def __repr__(self):
        return f"{self.status} {self.text[:400]} {self.headers}"


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


def bare(server, sent):
    """Sends bytes and gives back all that comes until the server closes."""
    with socket.create_connection((server.host, server.port), timeout=PATIENCE) as line:
        received = b""
        try:
            line.sendall(sent)
            while more := line.recv(65536):
                received += more
        except ConnectionError:
            pass
        return received


def frame(opcode, data, final=True, mask=True, length=None):
    """The bytes of one WebSocket frame, right or wrong."""
    length = len(data) if length is None else length
    head = bytes([(128 if final else 0) | opcode])
    high = 128 if mask else 0
    if length < 126:
        head += bytes([high | length])
    elif length < 65536:
        head += bytes([high | 126]) + struct.pack(">H", length)
    else:
        head += bytes([high | 127]) + struct.pack(">Q", length)
    return head + (bytes(4) if mask else b"") + data


class Closed(Exception):
    """The server closed the connection, with this code."""

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

    def __init__(self, server, token=None, small_buffer=False, **headers):
        self.socket = socket.socket()
        if small_buffer:  # for somebody who does not read
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((server.host, server.port))
        self.protocol = ClientConnection(parse_uri(f"ws://{server.host}:{server.port}/ws/v1"), max_size=None,
                                         extensions=[ClientPerMessageDeflateFactory()])
        self.inbox, self.parts = [], b""
        asked = self.protocol.connect()
        if token:
            asked.headers["Authorization"] = f"Bearer {token}"
        for name, value in headers.items():
            asked.headers[name.replace("_", "-")] = value
        self.protocol.send_request(asked)
        self.flush()
        while self.protocol.handshake_exc is None and self.protocol.state.name == "CONNECTING":
            self.receive()
        if self.protocol.handshake_exc is not None:
            self.socket.close()
            raise Refused(self.status)

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
        for event in self.protocol.events_received():
            self.sort(event)
        if data:
            self.flush()
        elif not self.inbox:
            raise Closed(self.protocol.close_code, self.protocol.close_reason)

    def sort(self, event):
        if isinstance(event, Response):
            self.status = event.status_code
        elif event.opcode in (OP_CONT, OP_TEXT, OP_BINARY):
            self.parts += event.data
            if event.fin:
                self.inbox.append(json.loads(self.parts))
                self.parts = b""

    def send(self, message):
        self.send_text(json.dumps(message))

    def send_text(self, text):
        self.protocol.send_text(text.encode())
        self.flush()

    def next(self):
        """The next message, which is taken out of the inbox."""
        while not self.inbox:
            self.receive()
        return self.inbox.pop(0)

    def quiet(self):
        """Everything that comes before the echo of a ping."""
        self.send({"t": "ping", "n": 987654321})
        before = []
        while (message := self.next())["t"] != "pong" or message["n"] != 987654321:
            before.append(message)
        return before

    def drop(self):
        """Gone without a word, as when a cable is pulled."""
        self.socket.close()
