"""Runs cases at the same time, each as a process of its own, shows what each has said when it is over, and counts."""

import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

from faults import apart

LONGEST, LONGEST_FULL = 400, 1800  # seconds of one case; what takes longer hangs


class Run:
    def __init__(self, script, name, full, folder, way_in):
        self.name, self.passed, self.failed = name, 0, 1
        folder = folder / name
        folder.mkdir(mode=0o755)  # PostgreSQL runs as another user
        options = ["--here"] + ["--full"] * full + ["--apart"] * bool(way_in)
        self.process = subprocess.Popen([*(way_in or []), sys.executable, script, *options, name, str(folder)],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def finish(self, patience, lock):
        begun = time.monotonic()
        try:
            said, _ = self.process.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            said, _ = self.process.communicate()
            said += f"it was stopped after {patience} s\n"
        with lock:
            self.tell(said, time.monotonic() - begun)

    def tell(self, said, seconds):
        print(f"-- {self.name}: {seconds:.0f} s\n{said}", end="", flush=True)
        if counted := re.search(r"^(\d+) passed, (\d+) failed\n\Z", said, re.M):
            self.passed, self.failed = int(counted[1]), int(counted[2])
        else:
            print(f"FAILED  the case {self.name} runs to its end and says how many checks passed", flush=True)


def stop_when_told():
    def stop(*_):
        sys.exit(1)  # through the `finally` below

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)


def run(script, names, full):
    way_in = apart.way_in()
    runs, lock = [], threading.Lock()
    stop_when_told()
    with tempfile.TemporaryDirectory(prefix="menagerie-", ignore_cleanup_errors=True) as folder:
        folder = pathlib.Path(folder)
        folder.chmod(0o755)
        try:
            runs.extend(Run(script, name, full, folder, way_in) for name in names)
            waiting = [threading.Thread(target=each.finish, args=(LONGEST_FULL if full else LONGEST, lock), daemon=True) for each in runs]
            for thread in waiting:
                thread.start()
            for thread in waiting:
                thread.join()
        finally:
            for each in runs:
                if each.process.poll() is None:
                    each.process.kill()  # all that was started in its namespaces ends too
                    each.process.wait()
    failed = sum(each.failed for each in runs)
    print(f"{sum(each.passed for each in runs)} passed, {failed} failed")
    return 1 if failed else 0
