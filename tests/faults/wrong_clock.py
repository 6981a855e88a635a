"""A machine whose clock is wrong, and is set while a program runs on it: Debian's package faketime, time that only passes left alone."""

import glob
import subprocess
import time


def library():
    found = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
    if not found:
        raise RuntimeError("there is no libfaketime on this machine: install Debian's package faketime")
    return found[0]


class WrongClock:
    """`hours` is how far it is ahead."""

    def __init__(self, file, hours):
        self.file = file
        self.set(hours)
        self.before = ("env", f"LD_PRELOAD={library()}", f"FAKETIME_TIMESTAMP_FILE={file}", "FAKETIME_NO_CACHE=1",
                       "FAKETIME_DONT_FAKE_MONOTONIC=1", "DONT_FAKE_MONOTONIC=1")

    def set(self, hours):
        new = self.file.with_suffix(".new")
        new.write_text(f"{hours:+d}h\n")
        new.rename(self.file)  # nobody reads half of it

    def hours_ahead(self):
        """As a program sees it that runs on this machine."""
        told = subprocess.run([*self.before, "date", "+%s"], capture_output=True, text=True, check=True).stdout
        return round((int(told) - time.time()) / 3600)

    def is_clock_of(self, process):
        with open(f"/proc/{process.pid}/maps", encoding="utf-8") as maps:
            return "libfaketime" in maps.read()
