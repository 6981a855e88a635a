#!/usr/bin/env python3
"""Several servers and one PostgreSQL when things go wrong: the database is gone, hints do not come, a network is cut, clocks
jump, disks are full.

faults.py [--full] [CASE…]: MENAGERIE names the program. The cases are modules of the folder faults/ beside this file and run side by
side, each with processes, a network and mounts of its own, for which they need root (or sudo that does not ask). One line a
check; the last line is "N passed, N failed". Needs python3-websockets, postgresql, iproute2 and faketime.
"""

import importlib
import pathlib
import sys

sys.dont_write_bytecode = True  # the folder of the sources stays as it is
sys.path.append(str(pathlib.Path(__file__).resolve().parent / "scripts"))
from faults import apart, side_by_side
from faults.place import Place
from server import tally

CASES = ["gone", "unheard", "cut", "unanswered", "jumps", "full", "saved"]


def run_here(name, place):
    tally.run(importlib.import_module(f"faults.{name}").run, place)
    print(f"{tally.passed} passed, {tally.failed} failed", flush=True)
    return 1 if tally.failed else 0


def main(words):
    full = "--full" in words
    names = [word for word in words if not word.startswith("-")]
    if "--here" in words:  # one case in the place that was made for it
        name, folder = names
        if "--apart" in words:
            apart.settle_in()
        return run_here(name, Place(pathlib.Path(folder), full, "--apart" in words))
    if unknown := set(names) - set(CASES):
        print(f"there is no case {', '.join(sorted(unknown))}: they are {', '.join(CASES)}", file=sys.stderr)
        return 2
    apart.become_root(words)
    return side_by_side.run(__file__, [name for name in CASES if name in (names or CASES)], full)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
