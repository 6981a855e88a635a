"""A server of the shared store."""

import pathlib
import subprocess
import time

from server import wire
from server.serving import PROGRAM, Server
from server.tally import check

PATIENCE = 90  # seconds until something that must come is given up


def wait_for(holds, patience=PATIENCE, people=()):
    """Whether it comes to hold. The people meanwhile read what they are told, so that they stay connected."""
    end = time.monotonic() + patience
    while not (well := holds()) and time.monotonic() < end:
        for person in people:
            person.quiet()
        time.sleep(0.1)
    return bool(well)


class Node(Server):
    """`before` stands before the program on its command line; `host` is where players find it; `log` takes what it says."""

    def __init__(self, folder, store, *options, before=(), host=None, log=None):
        folder = pathlib.Path(folder)
        self.name, self.before, self.reached_at = folder.name, before, host
        self.log_path = log or f"{folder}.log"
        super().__init__(folder, "--store", store, "--node", self.name, *options)

    def start(self):
        """Returns at once: a node may have to wait for its database."""
        self.log = open(self.log_path, "ab")
        self.process = subprocess.Popen([*self.before, PROGRAM, "serve", "--port", "0", "--data", self.folder, *self.options],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.log)

    def get_ready(self):
        self.address = self.process.stdout.readline().decode().strip()
        if not self.address:
            raise RuntimeError(f"{self.name} does not become ready: {self.last_words()}")
        self.host, self.port = wire.host_of(self.address)
        self.host = self.reached_at or self.host
        if not self.says(200):
            raise RuntimeError(f"{self.name} is not well: {self.last_words()}")
        return self

    def health(self):
        try:
            return self.ask("GET", "/healthz").status
        except OSError:
            return None

    def says(self, status, patience=PATIENCE, people=()):
        """Waits until /healthz says so."""
        return wait_for(lambda: self.health() == status, patience, people)

    def last_words(self):
        return super().last_words() if self.log_path == f"{self.folder}.log" else f"ended with {self.process.poll()}"

    def __enter__(self):
        return self.get_ready()

    def __exit__(self, *_):
        alive = self.process.poll() is None
        code = self.end()
        check(f"{self.name} ran to the end and stops with 0", alive and code == 0, self.last_words())
