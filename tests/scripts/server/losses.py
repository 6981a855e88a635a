"""A write-ahead log that is lost or cut is noticed at the start. And whose the files are that root makes."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from server.accounts import api, guest
from server.backups import beside, menagerie
from server.seats import BAR
from server.serving import PROGRAM, Server
from server.tally import check
from server.wire import PATIENCE

TABLES = 31


def tables_at(server):
    return int(server.metric("menagerie_tables"))


def make_tables(server, count):
    token = guest(server)["token"]
    for _ in range(count):
        assert api(server, "POST", "tables", dict(BAR, players=2), token).status in (200, 201)


def start_fails(folder, *options):
    """`menagerie serve` on a folder that it must refuse."""
    return subprocess.run([PROGRAM, "serve", "--port", "0", "--data", str(folder), *options], capture_output=True, text=True, timeout=PATIENCE, check=False)


def cut(path, size):
    with open(path, "rb+") as file:
        file.truncate(size)


def zero(path, start, count):
    with open(path, "rb+") as file:
        file.seek(start)
        file.write(b"\x5a" * count)


DAMAGES = {
    "a removed log": lambda log: log.unlink(),
    "a log with its header cut": lambda log: cut(log, 20),
    "a log with its header damaged": lambda log: zero(log, 0, 32),
    "a log cut in the middle": lambda log: cut(log, log.stat().st_size // 2),
    "a log damaged in the middle": lambda log: zero(log, log.stat().st_size // 2, 5000),
    "a log without its last byte": lambda log: cut(log, log.stat().st_size - 1),
}


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith((".sock", "-shm"))}


def lost(server):
    copy, killed = beside(server, "before.db"), beside(server, "killed")
    check("a backup is made of the young server", menagerie("backup", copy, "--data", server.folder).returncode == 0)
    make_tables(server, TABLES)
    server.end(signal.SIGKILL)
    shutil.copytree(server.folder, killed, ignore=shutil.ignore_patterns("*.sock"))
    server.start()
    check("after a kill with the log whole, everything is there", tables_at(server) == TABLES, tables_at(server))

    for name, damage in DAMAGES.items():
        folder = beside(server, "damaged")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(killed, folder)
        damage(folder / "menagerie.db-wal")
        before = contents(folder)
        answer = start_fails(folder)
        check(f"{name} is noticed, with what to do", answer.returncode == 1 and not answer.stdout and
              all(words in answer.stderr for words in ("commits are missing, ", " from its beginning on" if "header" in name or "removed" in name else " since about 20", "restore", "--accept-loss")), answer)
        check(f"{name}: nothing is touched", contents(folder) == before, {each: len(text) for each, text in contents(folder).items()})

    accepted = Server(folder, "--accept-loss")
    check("with --accept-loss it goes on, and the log says so", accepted.end() == 0 and "commits are missing" in accepted.last_words(), accepted.last_words())
    again = Server(folder)
    check("once: then nothing is missing", again.end() == 0)
    shutil.rmtree(folder)
    shutil.copytree(killed, folder)
    (folder / "menagerie.db-wal").unlink()
    answer = menagerie("restore", copy, "--data", folder, "--replace")
    check("or a backup is restored over it", answer.returncode == 0, answer)
    again = Server(folder)
    check("which has fewer commits, and starts", again.end() == 0, again.last_words())


def other_user():
    """What starts a program as another user than root; any other user stays who it is."""
    if os.geteuid() != 0:
        return [], os.geteuid(), os.getegid()
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"], 65534, 65534


def strange_files(folder, user):
    return [file.name for file in folder.iterdir() if file.lstat().st_uid != user or file.lstat().st_mode & 0o777 != 0o600]


def owned(server):
    prefix, user, group = other_user()
    copy = beside(server, "owned.db")
    assert menagerie("backup", copy, "--data", server.folder).returncode == 0
    with tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o755)
        program, folder = pathlib.Path(place) / "menagerie", pathlib.Path(place) / "data"
        shutil.copy(PROGRAM, program)
        folder.mkdir(mode=0o700)
        os.chown(folder, user, group)

        def served_by_owner():
            """Starts the server as the owner of the folder; its exit code after SIGTERM, and what it said."""
            with subprocess.Popen([*prefix, program, "serve", "--port", "0", "--data", folder], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
                if process.stdout.readline().startswith("http"):
                    process.terminate()
                said = process.communicate(timeout=PATIENCE)[1]
            return process.returncode, said

        check("a copy is restored into another user's folder", menagerie("restore", copy, "--data", folder).returncode == 0)
        check("its files are that user's, for nobody else's eyes", not strange_files(folder, user), strange_files(folder, user))
        ended = served_by_owner()
        check("who can serve it", ended[0] == 0, ended)
        check("replaced, it is so again", menagerie("restore", copy, "--data", folder, "--replace").returncode == 0 and not strange_files(folder, user), strange_files(folder, user))
        once = Server(folder)
        make_tables(once, 1)
        check("what a server leaves that root has started by mistake is that user's too", once.end(signal.SIGKILL) and
              not [name for name in strange_files(folder, user) if name != "admin.sock"], strange_files(folder, user))
        ended = served_by_owner()
        check("who can serve it afterwards", ended[0] == 0, ended)
        other = pathlib.Path(place) / "migrated"
        other.mkdir(mode=0o700)
        os.chown(other, user, group)
        check("what is migrated into that user's folder is that user's", menagerie("migrate", folder, other).returncode == 0 and not strange_files(other, user), strange_files(other, user))


def foreign(server):
    """Root's files refuse any other user; as root a program without root's rights meets another user's."""
    prefix = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as place:
        database = pathlib.Path(place) / "menagerie.db"
        if os.geteuid() == 0:
            database.touch(0o600)
            os.chown(database, 65534, 65534)
        else:
            database.symlink_to("/etc/shadow")
        answer = subprocess.run([*prefix, PROGRAM, "serve", "--port", "0", "--data", place], capture_output=True, text=True, timeout=PATIENCE, check=False)
        check("a file of another user is refused with the command that helps", answer.returncode == 1 and
              all(words in answer.stderr for words in ("permission denied", " belongs to ", "as root: chown ")), answer)


PARTS = (lost, owned, foreign)
