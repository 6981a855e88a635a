#!/usr/bin/env python3
"""What stands in deploy/ against the program itself: metrics that exist, options that exist, a unit that systemd understands.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed".
"""

import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from server import tally
from server.serving import PROGRAM, ROOT, Server
from server.tally import check

DEPLOY = ROOT / "deploy"
HISTOGRAM = ("_bucket", "_sum", "_count")


def exported(server):
    """The names Prometheus would know, those of histograms with their three endings."""
    text = server.ask("GET", "/metrics").text
    return set(re.findall(r"^([a-z_]+)(?:\{[^}]*\})? ", text, re.M)), set(re.findall(r"^# TYPE ([a-z_]+) ", text, re.M))


def named(dashboard):
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    expressions += [variable["query"] for variable in dashboard["templating"]["list"] if variable["type"] == "query"]
    return set(re.findall(r"\b(?:menagerie|process)_[a-z_]+", " ".join(expressions)))


def family(name):
    return next((name.removesuffix(ending) for ending in HISTOGRAM if name.endswith(ending)), name)


def metrics(server):
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    names, families = exported(server)
    unknown = sorted(named(dashboard) - names)
    check("every metric the dashboard names is exported", names and not unknown, unknown)
    unseen = sorted(families - {family(name) for name in named(dashboard)})
    check("and every metric that is exported is on the dashboard", not unseen, unseen)
    ids = [panel["id"] for panel in dashboard["panels"]]
    check("its panels have ids of their own, a title and something to show",
          len(set(ids)) == len(ids) and all(panel["title"] and panel["targets"] for panel in dashboard["panels"]))
    hosting = (ROOT / "docs/hosting.md").read_text()
    check("docs/hosting.md explains every metric", not [name for name in families if f"`{name}`" not in hosting],
          [name for name in families if f"`{name}`" not in hosting])


def counted(server):
    """A game with a bot moves the figures that it should move."""
    from server.games import seated
    from server.player import play_on
    from server.seats import BAR
    import random
    table, players, _ = seated(server, 1, dict(BAR, players=2))
    play_on(table, players, random.Random(1))
    for name in ("menagerie_moves_total", "menagerie_bot_moves_total", "menagerie_store_commits_total", "menagerie_told_seconds_count", "menagerie_sent_seconds_count",
                 "menagerie_bot_thinking_seconds_count", "menagerie_bot_wait_seconds_count", "menagerie_store_batch_jobs_count"):
        check(f"{name} counts", server.metric(name) > 0)
    check("a bot's moves are as many as its thoughts", server.metric("menagerie_bot_moves_total") == server.metric("menagerie_bot_thinking_seconds_count"))
    check("the jobs of all transactions are the store's jobs", server.metric("menagerie_store_batch_jobs_sum") >= server.metric("menagerie_moves_total"))


def options_of(verb):
    return set(re.findall(r"--[a-z-]+", subprocess.run([PROGRAM, verb, "--help"], capture_output=True, text=True, check=True).stdout))


def unit(server):
    text = (DEPLOY / "menagerie.service").read_text()
    words = shlex.split(re.search(r"^ExecStart=(.*)$", text, re.M)[1])
    check("the unit starts the program as it is packed", words[:2] == ["/usr/bin/menagerie", "serve"], words)
    unknown = {word for word in words if word.startswith("--")} - options_of("serve")
    check("with options it has", not unknown, unknown)
    if not shutil.which("systemd-analyze"):
        print("        systemd-analyze is not here: systemd's own opinion is not asked")
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "menagerie.service"
        # The program, its user and its page are not installed here.
        copy.write_text(re.sub(r"^Documentation=.*\n|^User=.*\n|^Group=.*\n", "", text.replace("/usr/bin/menagerie", PROGRAM), flags=re.M))
        found = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
        about_it = [line for line in (found.stdout + found.stderr).splitlines() if "menagerie.service" in line]
        check("systemd understands the unit", not about_it, about_it)
        rated = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", str(copy)], capture_output=True, text=True, check=False)
        check("and rates its exposure at most 2 of 10", rated.returncode == 0, rated.stdout[-300:] + rated.stderr[-300:])


def containers(server):
    text = (DEPLOY / "Dockerfile").read_text()
    check("the container is built in two stages on Debian 12", re.findall(r"^FROM (\S+)", text, re.M) == ["debian:bookworm", "debian:bookworm-slim"], text)
    check("by the script that makes the package", "tools/package.sh" in text and (ROOT / "tools/package.sh").stat().st_mode & 0o100)
    command = json.loads(re.search(r"^CMD (\[.*\])$", text, re.M)[1])
    compose = (DEPLOY / "compose.yaml").read_text()
    asked = {word for word in command if word.startswith("--")} | set(re.findall(r"^ +- (--[a-z-]+)=", compose, re.M))
    unknown = asked - options_of("serve")
    check("Dockerfile and compose file give options that serve has", len(asked) >= 3 and not unknown, unknown)


def proxies(server):
    for name, words in {"nginx.conf": ("X-Forwarded-For $remote_addr", "X-Forwarded-Proto", "Host $host", "Upgrade $http_upgrade", "/ws/v1", "/metrics", "ssl_certificate"),
                        "Caddyfile": ("reverse_proxy", "/metrics")}.items():
        text = (DEPLOY / name).read_text()
        missing = [word for word in words if word not in text]
        check(f"{name} passes what the server needs and keeps the figures", not missing, missing)
    manual = (DEPLOY / "menagerie.1").read_text().replace("\\", "")
    verbs = re.findall(r"^  ([a-z][a-z-]*) ", subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, check=True).stdout, re.M)
    check("the manual page names every verb", len(verbs) > 10 and not [verb for verb in verbs if verb not in manual], [verb for verb in verbs if verb not in manual])


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(pathlib.Path(folder) / "deploy")
        for part in (metrics, counted, unit, containers, proxies):
            tally.run(part, server)
        check("the server ran to the end and stops with 0", server.end() == 0, server.last_words())
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
