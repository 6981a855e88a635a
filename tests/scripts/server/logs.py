"""The log and its reader: one that is slow or gone neither ends nor blocks the server, neither while it runs nor at its end."""

import os
import pathlib
import signal
import subprocess

from server import wire
from server.serving import PROGRAM, Server
from server.tally import check

LINES = 2_000  # of the log, more than a pipe and the queue of a slow reader hold


class Piped(Server):
    """A server whose log goes into a pipe: `reader` is our end of it."""

    def start(self):
        self.reader, writer = os.pipe()
        self.process = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--data", self.folder, *self.options],
                                        stdout=subprocess.PIPE, stderr=writer)
        os.close(writer)
        self.address = self.process.stdout.readline().decode().strip()
        self.host, self.port = wire.host_of(self.address)

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        try:
            return self.process.wait(wire.PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return "hangs"
        finally:
            self.process.stdout.close()

    def write_much(self):
        """Tables that are made and filled write lines at the level debug; a long name of the node makes them long."""
        token = self.ask("POST", "/api/v1/guest", {}).json["token"]
        spec = {"game": "beasty", "cards": "bar", "players": 2, "seats": ["me", "open"]}
        return [self.ask("POST", "/api/v1/tables", spec, token).status for _ in range(LINES)]


def unread(server):
    other = Piped(pathlib.Path(server.folder).with_suffix(".unread"), "--log-level", "debug", "--node", "n" * 1000)
    answers = other.write_much()
    check("a log that nobody reads does not block the server", set(answers) == {200} and other.ask("GET", "/healthz").status == 200, set(answers))
    check("nor its end", other.end() == 0)
    os.close(other.reader)


def read_again(server):
    other = Piped(pathlib.Path(server.folder).with_suffix(".again"), "--log-level", "debug", "--node", "n" * 1000, "--log", "json")
    other.write_much()
    said = b""
    while b"lines were dropped" not in said:
        said += os.read(other.reader, 1 << 20)
        said = said[-(1 << 20):]
    check("when it is read again, one line tells how many lines were dropped", said.count(b"lines were dropped") == 1)
    os.close(other.reader)
    check("it stops with 0", other.end() == 0)


def closed(server):
    other = Piped(pathlib.Path(server.folder).with_suffix(".closed"), "--log-level", "debug")
    os.close(other.reader)
    token = other.ask("POST", "/api/v1/guest", {}).json["token"]
    for _ in range(20):
        other.ask("POST", "/api/v1/tables", {"game": "ark", "players": 2}, token)
    check("a log whose reader is gone does not end the server", other.process.poll() is None and other.ask("GET", "/healthz").status == 200)
    check("it stops with 0", other.end() == 0)
    both = subprocess.run(["sh", "-c", f"exec timeout -s TERM 2 '{PROGRAM}' serve --port 0 --data '{server.folder}.both' 2>&1 | true"], check=False)
    check("nor does one that is gone from the beginning", both.returncode == 0)


def hangup(server):
    other = Server(pathlib.Path(server.folder).with_suffix(".hangup"))
    connection = wire.Wire(other)
    connection.next()
    other.process.send_signal(signal.SIGHUP)
    try:
        connection.next()
        code = None
    except wire.Closed as end:
        code = end.code
    check("SIGHUP says goodbye like SIGTERM", code == 1001, code)
    check("and ends with 0", other.process.wait(wire.PATIENCE) == 0)
    other.process.stdout.close()
    other.log.close()


PARTS = (unread, read_again, closed, hangup)
