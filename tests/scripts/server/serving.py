"""A server under test: a process of its own on a free port, with a folder that outlives it."""

import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import time

from server import wire

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.environ.get("MENAGERIE", str(ROOT / "build/release/menagerie"))


def sqlite(server, statements):
    """Changes the file of a server that has stopped."""
    with sqlite3.connect(pathlib.Path(server.folder) / "menagerie.db") as database:
        database.executescript(statements)
    database.close()


class Place:
    """What is asked over HTTP."""

    def __init__(self, host, port):
        self.host, self.port = host, port

    def ask(self, method, path, body=None, token=None, **headers):
        return wire.request(self, method, path, body, token, **headers)


class Server:
    def __init__(self, folder, *options):
        self.folder, self.options = str(folder), options
        self.start()

    def start(self, **environment):
        self.log = open(self.folder + ".log", "ab")
        self.log_begins = self.log.tell()
        self.process = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--metrics", "127.0.0.1:0", "--data", self.folder, *self.options],
                                        stdout=subprocess.PIPE, stderr=self.log, env=os.environ | environment)
        self.address = self.process.stdout.readline().decode().strip()
        self.host, self.port = wire.host_of(self.address)
        for _ in range(600):
            try:
                if self.ask("GET", "/healthz").status == 200:
                    return
            except OSError:
                pass
            time.sleep(0.05)
        raise RuntimeError("the server does not become ready")

    def ask(self, method, path, body=None, token=None, **headers):
        return wire.request(self, method, path, body, token, **headers)

    def operator(self):
        """Where --metrics listens, as the log says."""
        for _ in range(600):
            with open(self.folder + ".log", "rb") as log:
                log.seek(self.log_begins)
                if told := re.search(rb"metrics: (http://[^/\s]+)/metrics", log.read()):
                    return Place(*wire.host_of(told[1].decode()))
            time.sleep(0.05)
        raise RuntimeError("the server does not say where its metrics are")

    def metrics(self):
        return wire.request(self.operator(), "GET", "/metrics").text

    def metric(self, name):
        for line in self.metrics().splitlines():
            if line.startswith(name + " "):
                return float(line.split()[1])
        raise KeyError(name)

    def end(self, how=signal.SIGTERM):
        """Ends it and gives back its exit code: negative after a signal."""
        self.process.send_signal(how)
        try:
            code = self.process.wait(wire.PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        self.process.stdout.close()
        self.log.close()
        return code

    def last_words(self):
        """The end of its log, and how it ended."""
        with open(self.folder + ".log", "rb") as log:
            return f"ended with {self.process.returncode}; {log.read()[-600:]}"
