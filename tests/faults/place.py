"""Where a case runs: its folder, how long it may take, and whether it may break networks and disks."""

import dataclasses
import pathlib

from server.tally import check


@dataclasses.dataclass
class Place:
    folder: pathlib.Path
    full: bool   # more of everything
    apart: bool  # with a network, mounts and processes of its own

    def must_be_apart(self, what):
        """A case that cannot run is a failure, and says why."""
        if not self.apart:
            check(f"{what}: this needs root (or sudo that does not ask), `unshare` and `ip`", False, "run it as root")
        return self.apart
