"""Machines for a test: network namespaces. Those on one network hear each other, and all of it goes at the end."""

import ctypes
import os
import pathlib
import shutil
import subprocess
import threading

CLONE_NEWNET = 0x40000000


def ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


class Machine:
    """A network namespace. Programs start in it with `prefix`; `inside` runs a function there."""

    def __init__(self, name):
        self.name = f"menagerie-{os.getpid()}-{name}"
        ip("netns", "add", self.name)
        self.prefix = ["ip", "netns", "exec", self.name]
        self.cards = 0
        ip("-n", self.name, "link", "set", "lo", "up")

    def inside(self, function, *arguments):
        """On a thread of its own: a thread has one network, and every socket that it makes stays there."""
        result = []

        def work():
            with open(f"/run/netns/{self.name}", "rb") as place:
                if ctypes.CDLL(None, use_errno=True).setns(place.fileno(), CLONE_NEWNET) != 0:
                    raise OSError(ctypes.get_errno(), "setns")
            try:
                result.append((True, function(*arguments)))
            except Exception as problem:  # handed on to the caller
                result.append((False, problem))
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        well, value = result[0]
        if not well:
            raise value
        return value

    def name_host(self, name, address):
        """Programs that start with `prefix` find this name in /etc/hosts; a later call changes its address for those that run."""
        place = pathlib.Path("/etc/netns") / self.name
        place.mkdir(parents=True, exist_ok=True)
        (place / "hosts").write_text(f"127.0.0.1 localhost\n{address} {name}\n")

    def remove(self):
        shutil.rmtree(f"/etc/netns/{self.name}", ignore_errors=True)
        subprocess.run(["ip", "netns", "delete", self.name], check=False, capture_output=True)


def connect(one, addresses, other, other_addresses):
    """A cable between two machines, with addresses at both ends."""
    cards = [f"card{one.cards}", f"card{other.cards}"]
    ip("-n", one.name, "link", "add", cards[0], "type", "veth", "peer", "name", cards[1], "netns", other.name)
    for machine, card, own in ((one, cards[0], addresses), (other, cards[1], other_addresses)):
        machine.cards += 1
        for address in own:
            ip("-n", machine.name, "address", "add", address, "dev", card)
        ip("-n", machine.name, "link", "set", card, "up")


def can_have_machines():
    """Whether namespaces and cables between them can be made here."""
    made = []
    try:
        made = [Machine("one"), Machine("other")]
        connect(made[0], ["10.255.255.1/30"], made[1], ["10.255.255.2/30"])
        made[0].inside(len, "")
        return True
    except (OSError, subprocess.CalledProcessError):
        return False
    finally:
        for machine in made:
            machine.remove()
