"""The verb `menagerie serve` on the command line: help, wrong usage, folders and ports it cannot have."""

import os
import pathlib
import subprocess

from server.serving import PROGRAM
from server.tally import check


def serve(*arguments):
    return subprocess.run([PROGRAM, "serve", *arguments], capture_output=True, timeout=60, check=False)


def help_and_wrong_usage(server):
    answer = serve("--help")
    text = answer.stdout.decode()
    missing = [option for option in ("--port", "--address", "--data", "--web", "--origin", "--log") if option not in text]
    check("serve --help names its options", answer.returncode == 0 and not missing and not answer.stderr, (missing, answer))
    for name, arguments in {"an unknown option": ["--nonsense"], "a port in words": ["--port", "eighty"], "a port too high": ["--port", "70000"],
                            "a port below zero": ["--port", "-1"], "no port": ["--port"], "a word too many": ["please"],
                            "no threads": ["--bot-threads", "0"], "metrics nowhere": ["--metrics", "localhost:9464"]}.items():
        answer = serve(*arguments)
        check(f"wrong usage: {name}", answer.returncode == 2 and not answer.stdout and answer.stderr.startswith(b"menagerie"), answer)


def refuses(sentence, *arguments, words):
    """It ends with 1, prints no address, and says why in one line."""
    answer = serve(*arguments)
    said = answer.stderr.decode()
    check(sentence, answer.returncode == 1 and not answer.stdout and said.count("\n") == 1 and all(word in said for word in words), answer)


def folders_and_ports(server):
    folder = pathlib.Path(server.folder)
    refuses("a second server on the same folder is refused", "--port", "0", "--data", str(folder), words=["another server", str(folder)])
    check("and the first goes on", server.ask("GET", "/healthz").status == 200)
    file = folder.with_suffix(".file")
    file.write_text("not a folder")
    refuses("a folder under a file is refused", "--port", "0", "--data", str(file / "data"), words=[str(file)])
    refuses("a file instead of a folder is refused", "--port", "0", "--data", str(file), words=[str(file)])
    refuses("a folder that cannot be written is refused", "--port", "0", "--data", "/proc/menagerie", words=["/proc/menagerie"])
    broken = folder.with_suffix(".broken")
    broken.mkdir()
    (broken / "menagerie.db").write_text("not a database " * 100)
    refuses("a file that is no database is refused", "--port", "0", "--data", str(broken), words=["menagerie.db"])
    check("and left as it was", (broken / "menagerie.db").read_text() == "not a database " * 100)
    refuses("a port that is taken is refused", "--port", str(server.port), "--data", str(folder.with_suffix(".other")), words=[str(server.port)])
    refuses("a port for metrics that is taken is refused", "--port", "0", "--metrics", str(server.port), "--data", str(folder.with_suffix(".other")),
            words=["--metrics", str(server.port)])
    refuses("an address of another machine is refused", "--port", "0", "--address", "192.0.2.1", "--data", str(folder.with_suffix(".far")),
            words=["192.0.2.1"])
    modes = {name: os.stat(folder / name).st_mode & 0o077 for name in os.listdir(folder)}
    check("nobody else may read the files of the store", modes and not any(modes.values()), modes)


PARTS = (help_and_wrong_usage, folders_and_ports)
