"""WebSocket frames as they should not be: each gets a sentence or a close with its code, and the server goes on."""

import socket
import struct

from server.accounts import guest
from server.tally import check
from server.wire import Wire, frame

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LIMIT = 16 * 1024


def opened(server):
    wire = Wire(server, guest(server)["token"])
    wire.next()
    return wire


def close_code(server, sent):
    """The code with which the server closes after these bytes; None if it just goes."""
    wire = opened(server)
    received = b""
    try:
        wire.socket.sendall(sent)
        while more := wire.socket.recv(65536):
            received += more
    except ConnectionError:
        pass
    return struct.unpack(">H", received[2:4])[0] if received[:1] == bytes([128 | CLOSE]) and len(received) >= 4 else received


def broken_frames(server):
    for sentence, sent, code in (
            ("a frame of 20 kB closes the connection", frame(TEXT, b"x" * 20_000), 1009),
            ("a frame that only says it is a terabyte closes it", frame(TEXT, b"x", length=2 ** 40), 1009),
            ("20 kB in two frames close it", frame(TEXT, b"x" * 10_000, final=False) + frame(0, b"x" * 10_000), 1009),
            ("a frame without a mask closes it", frame(TEXT, b"{}", mask=False), 1002),
            ("an unknown kind of frame closes it", frame(3, b""), 1002),
            ("a rest without a beginning closes it", frame(0, b"x"), 1002),
            ("wrong UTF-8 closes it", frame(TEXT, b'{"t":"\xff"}'), 1007),
            ("a close is answered", frame(CLOSE, struct.pack(">H", 1000)), 1000)):
        got = close_code(server, sent)
        check(f"{sentence} ({code})", got == code, got)
    wire = opened(server)
    body = b'{"t":"ping","n":7,"rest":"' + b"y" * (LIMIT - 28) + b'"}'
    assert len(body) == LIMIT
    wire.send_text(body.decode())
    check("a frame of exactly 16 kB is taken", wire.next()["n"] == 7)


def garbage(server):
    wire = opened(server)
    for sent in ("", "x", "[]", "1", "null", "{", '{"t":5}', "{}", '{"t":"fly"}', '{"t":""}', '{"t":"join"}', '{"t":"join","table":5}',
                 '{"t":"join","table":"' + "x" * 5000 + '"}', '{"t":"sit"}', '{"t":"move","table":"AAAAAAAAAAAAAAAA"}', "[" * 9000,
                 '{"t":' * 2000, '{"t":"chat","table":null,"id":[]}', '{"t":"join","table":"AAAAAAAAAAAAAAAA","version":1e99}'):
        wire.send_text(sent)
        got = wire.quiet()
        check(f"{sent[:46] or 'an empty frame'} gets a sentence",
              len(got) == 1 and got[0]["t"] == "refused" and got[0]["code"] and len(got[0]["text"]) > 8, got)
    wire.protocol.send_binary(b"\xff\xfe\x00")
    got = wire.quiet()
    check("a binary frame gets a sentence", len(got) == 1 and got[0]["t"] == "refused", got)
    wire.send({"t": "join", "table": "AAAAAAAAAAAAAAAA"})
    check("a table that is not there is no_table", wire.quiet()[0]["code"] == "no_table")
    wire.send({"t": "ping", "n": 5})
    answer = wire.next()
    check("a ping gets its number and the server's time", answer["t"] == "pong" and answer["n"] == 5 and answer["now"] > 1.7e12, answer)


def split_messages(server):
    wire = opened(server)
    wire.socket.sendall(frame(TEXT, b'{"t":"pi', final=False) + frame(0, b'ng","n":', final=False) + frame(0, b"3}"))
    check("a message may come in several frames", wire.next()["n"] == 3)


def control_frames(server):
    wire = opened(server)
    for turn in range(3):
        wire.socket.sendall(frame(PING, b"hi"))
        got = wire.socket.recv(4)
        check(f"a ping of the protocol is answered ({turn + 1})", got == bytes([128 | PONG, 2]) + b"hi", got)
        wire.send({"t": "ping", "n": turn})
        answer = b""
        while not answer.endswith(b"}"):
            answer += wire.socket.recv(65536)
        check(f"and what comes next is the next answer, nothing else ({turn + 1})",
              answer.startswith(bytes([128 | TEXT])) and answer[2:].startswith(b'{"t":"pong"') and answer.count(b'"t"') == 1, answer)


def empty_fragments(server):
    """They reach no callback of the library, and cost time all the same."""
    wire = opened(server)
    wire.socket.sendall(frame(TEXT, b'{"t":"ping",', final=False) + frame(0, b"", final=False) * 100 + frame(0, b'"n":4}'))
    check("a message may have some empty fragments", wire.next()["n"] == 4)
    wire.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        wire.socket.sendall(frame(TEXT, b"{", final=False))
        for _ in range(200_000):
            wire.socket.sendall(frame(0, b"", final=False))
        ended = wire.socket.recv(1) == b""
    except ConnectionError:
        ended = True
    check("who sends nothing else is closed", ended)
    check("and others are answered", server.ask("GET", "/livez").status == 200)


PARTS = (broken_frames, garbage, split_messages, control_frames, empty_fragments)
