"""A disk with little room, which can be filled to the last byte and emptied again: a tmpfs."""

import contextlib
import errno
import os
import pathlib
import pwd
import threading

from faults.apart import run


class SmallDisk:
    def __init__(self, folder, size, owner="root"):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(mode=0o755)
        user = pwd.getpwnam(owner)
        run("mount", "-t", "tmpfs", "-o", f"size={size},mode=0755,uid={user.pw_uid},gid={user.pw_gid}", "tmpfs", str(self.folder))

    def fill(self):
        """Takes all the room that is left."""
        with open(self.folder / "ballast", "ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise

    @contextlib.contextmanager
    def kept_full(self):
        """Full until the end, also when something on it is deleted; then there is room again."""
        enough = threading.Event()

        def keep():
            while not enough.wait(0.002):
                self.fill()

        self.fill()
        keeper = threading.Thread(target=keep)
        keeper.start()
        try:
            yield
        finally:
            enough.set()
            keeper.join()
            (self.folder / "ballast").unlink()

    def room(self):
        left = os.statvfs(self.folder)
        return left.f_bavail * left.f_frsize

    def __enter__(self):
        return self

    def __exit__(self, *_):
        run("umount", "--lazy", str(self.folder))
