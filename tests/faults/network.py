"""A machine of its own for a node: a network namespace with one way to the database, which can be cut, and one for players."""

from faults.apart import run

MACHINE = "far"
DATABASE, PLAYERS = "10.77.1.1", "10.77.2.1"      # this side of each way
BEFORE = ("ip", "netns", "exec", MACHINE)          # a program that runs there
HOST = "10.77.2.2"                                # where players find it


def make():
    run("ip", "netns", "add", MACHINE)
    run("ip", "-n", MACHINE, "link", "set", "lo", "up")
    for name, number in (("database", 1), ("players", 2)):
        near, far = f"02:00:00:00:0{number}:01", f"02:00:00:00:0{number}:02"
        run("ip", "link", "add", name, "address", near, "type", "veth", "peer", "name", name, "address", far, "netns", MACHINE)
        run("ip", "address", "add", f"10.77.{number}.1/24", "dev", name)
        run("ip", "link", "set", name, "up")
        run("ip", "-n", MACHINE, "address", "add", f"10.77.{number}.2/24", "dev", name)
        run("ip", "-n", MACHINE, "link", "set", name, "up")
        # Known for good: otherwise the far side would soon be told that there is nobody.
        run("ip", "-n", MACHINE, "neighbour", "replace", f"10.77.{number}.1", "lladdr", near, "dev", name, "nud", "permanent")


def cut():
    """What is sent to the database, and what it sends, vanishes. Nobody is told."""
    run("ip", "link", "set", "database", "down")


def mend():
    run("ip", "link", "set", "database", "up")
