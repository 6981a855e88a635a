"""Machines for a test: network namespaces. Those on one network hear each other, and all of it goes at the end."""

import ctypes
import os
import pathlib
import subprocess
import tempfile
import threading

CLONE_NEWNET = 0x40000000


def ip(*words, inside=()):
    subprocess.run([*inside, "ip", *words], check=True, capture_output=True, text=True)


def own_mounts():
    """The start of a command that gets mounts of its own. In a chroot, / is no mount whose propagation could be changed."""
    command = ["unshare", "--mount", "--propagation"]
    with_private = subprocess.run([*command, "private", "true"], check=False, capture_output=True)
    return [*command, "private" if with_private.returncode == 0 else "unchanged"]


class Machine:
    """A network namespace. Programs start in it with `prefix`; `inside` runs a function there.

    Not with `ip netns exec`: that changes how / is mounted, which cannot be done in a chroot.
    """

    def __init__(self, name):
        self.name = f"menagerie-{os.getpid()}-{name}"
        self.hosts = pathlib.Path(tempfile.gettempdir()) / f"{self.name}-hosts"
        ip("netns", "add", self.name)
        self.prefix = ["nsenter", f"--net=/run/netns/{self.name}"]
        self.cards = 0
        self.ip("link", "set", "lo", "up")

    def ip(self, *words):
        ip(*words, inside=self.prefix)

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
        """Programs that start with `prefix` later find this name in /etc/hosts; another call changes its address for those too that run."""
        if not self.hosts.exists():
            bind = f'mount --bind "{self.hosts}" /etc/hosts && exec "$@"'
            self.prefix = [*self.prefix, *own_mounts(), "sh", "-c", bind, "sh"]
        self.hosts.write_text(f"127.0.0.1 localhost\n{address} {name}\n")

    def remove(self):
        self.hosts.unlink(missing_ok=True)
        subprocess.run(["ip", "netns", "delete", self.name], check=False, capture_output=True)


def connect(one, addresses, other, other_addresses):
    """A cable between two machines, with addresses at both ends."""
    cards = [f"card{one.cards}", f"card{other.cards}"]
    one.ip("link", "add", cards[0], "type", "veth", "peer", "name", cards[1], "netns", other.name)
    for machine, card, own in ((one, cards[0], addresses), (other, cards[1], other_addresses)):
        machine.cards += 1
        for address in own:
            machine.ip("address", "add", address, "dev", card)
        machine.ip("link", "set", card, "up")


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
