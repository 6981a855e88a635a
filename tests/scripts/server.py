#!/usr/bin/env python3
"""The server as its clients and its host meet it: over real sockets, from the documents alone.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed". Needs python3-websockets.
With names of themes as arguments only those run. The themes are the modules of the folder server/ beside this file.
"""

import importlib
import pathlib
import sys
import tempfile
import threading

sys.dont_write_bytecode = True  # the folder of the sources stays as it is
from server import tally
from server.serving import Server

THEMES = ["pages", "proxies", "logs", "accounts", "races", "nodes", "browsers", "frames", "games", "seats", "evenings", "talk", "lots", "restarts",
          "hardships", "stalled", "sharing", "disks", "losses", "backups", "hosts", "lists", "usage"]
SLOW = ["waiting", "frozen"]  # waits for clocks, beside the others


def run_theme(name, folder):
    """Every theme has a server of its own, so that one that breaks it does not hide the others."""
    theme = importlib.import_module(f"server.{name}")
    server = Server(pathlib.Path(folder) / name)
    try:
        for part in theme.PARTS:
            tally.run(part, server)
    finally:
        tally.check(f"{name}: the server ran to the end and stops with 0", server.end() == 0, server.last_words())


def main(wanted):
    with tempfile.TemporaryDirectory() as folder:
        slow = [threading.Thread(target=tally.run, args=(run_theme, name, folder)) for name in SLOW if name in wanted]
        for thread in slow:
            thread.start()
        for name in THEMES:
            if name in wanted:
                tally.run(run_theme, name, folder)
        for thread in slow:
            thread.join()
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or THEMES + SLOW))
