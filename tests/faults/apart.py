"""Namespaces of its own for a case: whatever it does to processes, mounts and networks ends with it, however it ends."""

import os
import shutil
import subprocess
import sys

UNSHARE = ["unshare", "--mount", "--net", "--ipc", "--pid", "--mount-proc", "--fork", "--kill-child"]
UNSHARE_IN_CHROOT = [*UNSHARE, "--propagation", "unchanged"]  # whose root is no mount that could be made private


def run(*words):
    subprocess.run(words, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def become_root(words):
    """Starts the script once more with sudo, where that works without a question; otherwise it goes on as it is."""
    if os.geteuid() == 0 or not shutil.which("sudo"):
        return
    program = [f"MENAGERIE={os.environ['MENAGERIE']}"] if "MENAGERIE" in os.environ else []
    if subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0:
        os.execvp("sudo", ["sudo", "-n", *program, sys.executable, sys.argv[0], *words])


def way_in():
    """What to put before a program to run it in namespaces of its own; None where that cannot be."""
    if os.geteuid() != 0 or not all(map(shutil.which, ("unshare", "ip", "mount"))):
        return None
    ways = (UNSHARE, UNSHARE_IN_CHROOT)
    return next((way for way in ways if subprocess.run([*way, "true"], capture_output=True, check=False).returncode == 0), None)


def enter_mounted_root():
    """In a chroot: `ip netns` wants a root that is a mount of its own."""
    here = os.getcwd()
    run("mount", "--rbind", "/", "/mnt")
    os.chroot("/mnt")
    os.chdir(here)
    run("mount", "--make-rprivate", "/")


def settle_in():
    """The first thing in new namespaces. `ip netns` keeps files in /run, PostgreSQL and faketime in /dev/shm."""
    if not os.path.ismount("/") or subprocess.run(["mount", "--make-rprivate", "/"], capture_output=True, check=False).returncode != 0:
        enter_mounted_root()
    run("mount", "-t", "tmpfs", "tmpfs", "/run")
    run("mount", "-t", "tmpfs", "tmpfs", "/dev/shm")
    run("ip", "link", "set", "lo", "up")
