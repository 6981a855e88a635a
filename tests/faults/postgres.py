"""A PostgreSQL from the system's packages in a folder of its own, to be started, crashed and stopped."""

import os
import pathlib
import shutil
import signal
import subprocess
import time

USER = "postgres"  # PostgreSQL does not run as root
PATIENCE = 60


def programs():
    """The newest that Debian's packages have put there."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise RuntimeError("there is no PostgreSQL on this machine: install Debian's package postgresql")
    return found[-1].parent


class Postgres:
    """It listens in `folder`, and at `address` where one is given. Its files are in `data`, by default in the folder too."""

    def __init__(self, folder, *settings, address="", port=5432, data=None, initdb=()):
        self.folder, self.data = pathlib.Path(folder), pathlib.Path(data or folder) / "data"
        self.settings, self.address, self.port = settings, address, port
        self.programs, self.process = programs(), None
        self.own(self.folder)
        self.log = open(self.folder / "log", "ab")
        made = self.begin("initdb", "-D", self.data, "-U", "menagerie", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", *initdb)
        if made.wait() != 0:
            raise RuntimeError(f"initdb did not succeed: {self.last_words()}")
        with open(self.data / "pg_hba.conf", "a") as rules:
            rules.write("host all all all trust\n")

    def own(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(folder, USER, USER)

    def begin(self, program, *words):
        # As another user it may still go through folders that only root may enter, such as the root of a chroot.
        before = ["setpriv", "--reuid", USER, "--regid", USER, "--init-groups", "--inh-caps", "+dac_override",
                  "--ambient-caps", "+dac_override", "--securebits", "+no_setuid_fixup"] if os.geteuid() == 0 else []
        return subprocess.Popen([*before, self.programs / program, *words], stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
                                cwd=self.folder, start_new_session=True)

    def start(self):
        settings = ["shared_buffers=16MB", "fsync=off", *self.settings]  # only a power cut would tell
        self.process = self.begin("postgres", "-D", self.data, "-k", self.folder, "-h", self.address, "-p", str(self.port),
                                  *(word for setting in settings for word in ("-c", setting)))
        end = time.monotonic() + PATIENCE
        while not self.ready():
            if self.ended() or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL does not get ready: {self.last_words()}")
            time.sleep(0.05)

    def ready(self):
        asked = [self.programs / "pg_isready", "-q", "-h", self.folder, "-p", str(self.port), "-U", "menagerie", "-d", "postgres"]
        return subprocess.run(asked, check=False).returncode == 0

    def ended(self):
        return self.process is None or self.process.poll() is not None

    def crash(self):
        """Every connection is cut at once; the log is replayed when it starts again."""
        self.end(signal.SIGQUIT)

    def stop(self):
        self.end(signal.SIGINT)

    def end(self, how):
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def ask(self, sql):
        """Rows of words, as psql prints them."""
        words = [self.programs / "psql", "-X", "-h", self.folder, "-p", str(self.port), "-U", "menagerie", "-d", "postgres", "-AtF", "\t",
                 "-v", "ON_ERROR_STOP=1"]
        done = subprocess.run([*words, *(word for each in sql.split(";\n") for word in ("-c", each))],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, check=False)
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        return [line.split("\t") for line in done.stdout.splitlines()]

    def url(self):
        return f"postgres://menagerie@/postgres?host={self.folder}&port={self.port}"

    def url_at_address(self):
        return f"postgres://menagerie@{self.address}:{self.port}/postgres"

    def last_words(self):
        return (self.folder / "log").read_bytes()[-800:].decode("utf-8", "replace")

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.crash()
        self.log.close()
