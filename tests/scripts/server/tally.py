"""Counts checks: one line each, a sentence that holds or does not."""

import threading
import time
import traceback

passed = failed = 0
lock = threading.Lock()  # one theme waits for clocks while the others go on


def check(sentence, holds, detail=""):
    global passed, failed
    with lock:
        if holds:
            passed += 1
            print(f"ok      {sentence}", flush=True)
        else:
            failed += 1
            print(f"FAILED  {sentence}\n        {str(detail)[:1500]}", flush=True)


def wait_until(holds, seconds=30):
    """Asks again and again until it holds; False after a while."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def run(part, *given):
    """Runs a part of a theme. One that breaks is a failure, and the others still run."""
    try:
        part(*given)
    except Exception:
        check(f"{part.__module__}.{part.__name__} runs to its end", False, traceback.format_exc()[-1400:])
