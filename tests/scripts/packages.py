#!/usr/bin/env python3
"""What ./run and ./test install: a table for each release, a list for other systems, and waiting for apt's locks.

The functions are those of tools/packages.sh, with real locks and the real apt-get, in folders of the test's own.
One line a check; the last line is "N passed, N failed".
"""

import collections
import fcntl
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from server import tally
from server.tally import check

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLES = ROOT / "tools/packages"
RELEASES = {"bookworm": 12, "trixie": 13}
PATIENCE = 60  # seconds; a command that takes longer hangs

APT_CONF = """
Dir::State "{folder}";
Dir::State::lists "{folder}/lists";
Dir::State::status "{folder}/dpkg/status";
Dir::Cache "{folder}/cache";
Dir::Etc::sourcelist "{folder}/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::Log "{folder}";
"""


def rows(name):
    lines = (TABLES / name).read_text().splitlines()
    return [tuple(line.split(" ", 1)) for line in lines if not line.startswith("#")]


def start(commands, **settings):
    """A shell with the functions of packages.sh; as the user who runs this, whose folders these are."""
    script = f"set -euo pipefail; source {ROOT}/tools/packages.sh; as_root() {{ \"$@\"; }}; {commands}"
    return subprocess.Popen(["bash", "-c", script], env=dict(os.environ, **settings), text=True, bufsize=1,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                            start_new_session=True)


def outcome(commands, **settings):
    shell = start(commands, **settings)
    text = shell.communicate(timeout=PATIENCE)[0]
    return shell.returncode, text


def tables():
    check("there is a table for each release, and one for people",
          {path.name for path in TABLES.iterdir()} == {*RELEASES, "other"}, list(TABLES.iterdir()))
    for name in (*RELEASES, "other"):
        counted = collections.Counter(package for _, package in rows(name))
        check(f"{name} names every package once", counted and max(counted.values()) == 1, counted)
        purposes = {purpose for purpose, _ in rows(name)}
        check(f"{name} says what each is for", purposes == {"build", "node", "test", "pack"}, purposes)
    bookworm, trixie = ([(purpose, re.sub(r"\d+(\.\d+)?", "N", package)) for purpose, package in rows(name)]
                        for name in RELEASES)
    check("the tables differ in versions alone", bookworm == trixie, set(bookworm) ^ set(trixie))


def known_to_debian():
    """Only where apt-get has its lists, and only for the release of this machine."""
    table = outcome("package_table")[1].strip()
    wanted = {package for _, package in rows(table)}
    known = packages_in_lists(wanted) if table in RELEASES and shutil.which("apt-cache") else set()
    if "g++" not in known:
        print("        no package lists are here: Debian is not asked")
        return
    check(f"Debian has every package of {table}", known == wanted, wanted - known)


def packages_in_lists(wanted):
    command = ["apt-cache", "show", "--no-all-versions", *wanted]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return set(re.findall(r"^Package: (\S+)$", found.stdout, re.M))


def releases(folder):
    systems = {
        "bookworm": "ID=debian\nVERSION_CODENAME=bookworm\n",
        "trixie": 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\nVERSION_CODENAME=trixie\n',
    }
    others = {
        "a later Debian": "ID=debian\nVERSION_CODENAME=forky\n",
        "another system": 'ID=fedora\nVERSION_ID=44\nVERSION_CODENAME=""\n',
        "another system with a name of ours": "ID=devuan\nVERSION_CODENAME=trixie\n",
        "a Debian without a name": "ID=debian\n",
        "nothing": "",
    }
    system = folder / "os-release"
    for name, text in {**systems, **others}.items():
        system.write_text(text)
        _, said = outcome("package_table", os_release=str(system))
        check(f"the table for {name} is found", said.strip() == (name if name in systems else "other"), said)
    for name, text in others.items():
        system.write_text(text)
        status, said = outcome("apt_get() { echo INSTALLED; }; install_packages build test", os_release=str(system))
        wanted = [need for purpose, need in rows("other") if purpose in ("build", "test")]
        check(f"{name} is told what is needed, and nothing is installed",
              status == 0 and "INSTALLED" not in said and "Boost 1.81 (headers)" in wanted
              and not [need for need in wanted if need not in said], said)


def node_from_elsewhere(folder):
    system = folder / "os-release"
    for name in RELEASES:
        system.write_text(f"ID=debian\nVERSION_CODENAME={name}\n")
        _, said = outcome('command() { return 1; }; packages_for "$(package_table)" build test', os_release=str(system))
        wanted = [package for purpose, package in rows(name) if purpose != "pack"]
        check(f"{name}: without Node, Node and npm are installed as well", said.split() == wanted, said)
        _, said = outcome('command() { return 0; }; packages_for "$(package_table)" build', os_release=str(system))
        check(f"{name}: with Node from elsewhere Debian's is left alone",
              "clang-19" in said and "nodejs" not in said, said)


def own_apt(folder):
    for place in ("lists/partial", "dpkg", "cache/archives/partial"):
        (folder / place).mkdir(parents=True)
    for file in ("dpkg/status", "sources.list"):
        (folder / file).touch()
    (folder / "apt.conf").write_text(APT_CONF.format(folder=folder))
    return {"APT_CONFIG": str(folder / "apt.conf")}


HOLDER = """
import fcntl, sys
file = open(sys.argv[1], "w")
fcntl.lockf(file, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.read()
"""


def hold(lock):
    """Another process with the lock, as apt and dpkg take it. It ends with its standard input."""
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, lock], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holder.stdout.readline() == "held\n"
    return holder


def let_go(holder):
    holder.stdin.close()
    holder.wait()
    holder.stdout.close()


def until(shell, words):
    """What the shell says, up to a line with these words."""
    said = ""
    for line in shell.stdout:
        said += line
        if words in line:
            break
    return said


LOCKS = {
    "the package lists": ("lists/lock", "update"),
    "dpkg's front": ("dpkg/lock-frontend", "install -y"),
    "dpkg": ("dpkg/lock", "install -y"),
    "the downloads": ("cache/archives/lock", "install -y"),
}


def waits(folder, settings):
    for name, (lock, arguments) in LOCKS.items():
        holder = hold(folder / lock)
        shell = start(f"patient_apt {arguments}; echo DONE", **settings)
        said = until(shell, "Waiting for another package manager")
        check(f"{name}: the process is named that holds the lock", f"(process {holder.pid}, " in said, said)
        check(f"{name}: it is waited for", shell.poll() is None and "DONE" not in said, said)
        let_go(holder)
        rest = shell.communicate(timeout=PATIENCE)[0]
        check(f"{name}: then it goes on by itself", shell.returncode == 0 and rest.endswith("DONE\n"), rest)
        check(f"{name}: without an error to read", "E:" not in said + rest, said + rest)


def ends_at_ctrl_c(folder, settings):
    holder = hold(folder / "dpkg/lock-frontend")
    shell = start("patient_apt install -y; echo DONE", **settings)
    until(shell, "Waiting for another package manager")
    os.killpg(shell.pid, signal.SIGINT)
    rest = shell.communicate(timeout=PATIENCE)[0]
    check("Ctrl-C ends the waiting", shell.returncode in (-signal.SIGINT, 130) and "DONE" not in rest,
          (shell.returncode, rest))
    check("and leaves the lock where it is", is_held(folder / "dpkg/lock-frontend"))
    let_go(holder)


def is_held(lock):
    with open(lock, "r+") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


def failures(folder, settings):
    system = folder / "os-release"
    system.write_text("ID=debian\nVERSION_CODENAME=trixie\n")
    status, said = outcome("missing_packages() { echo no-such-package; }; sudo() { :; }; install_packages build",
                           os_release=str(system), **settings)
    check("a package that is not there ends it, with apt-get's reason",
          status == 1 and "Unable to locate package no-such-package" in said, said)
    last = said.splitlines()[-1]
    check("and the last line says what to do",
          "give the same command again" in last and "apt-get install no-such-package" in last, said)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        tally.run(tables)
        tally.run(known_to_debian)
        for part in (releases, node_from_elsewhere):
            tally.run(part, folder)
        if shutil.which("apt-get"):
            settings = own_apt(folder)
            for part in (waits, ends_at_ctrl_c, failures):
                tally.run(part, folder, settings)
        else:
            print("        apt-get is not here: its locks are not tried")
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
