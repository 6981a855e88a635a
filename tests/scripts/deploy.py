#!/usr/bin/env python3
"""What stands in deploy/ against the program itself: metrics and options that exist, a unit that systemd understands and
whose options can be changed, containers that find each other, and real proxies in front of a server.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed".
"""

import json
import pathlib
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import types

sys.dont_write_bytecode = True
from hosting.behind_proxies import all_proxies
from hosting.containers import containers
from server import tally, wire
from server.serving import PROGRAM, ROOT, Server
from server.tally import check

DEPLOY = ROOT / "deploy"
HISTOGRAM = ("_bucket", "_sum", "_count")


def exported(server):
    """The names Prometheus would know, those of histograms with their three endings."""
    text = server.metrics()
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
        for name in ("menagerie.service", "menagerie-backup.service", "menagerie-backup.timer"):
            copy = pathlib.Path(folder) / name
            # The program, its user and its page are not installed here.
            copy.write_text(re.sub(r"^Documentation=.*\n|^User=.*\n|^Group=.*\n", "", (DEPLOY / name).read_text().replace("/usr/bin/menagerie", PROGRAM), flags=re.M))
        for copy in sorted(pathlib.Path(folder).iterdir()):
            found = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
            about_it = [line for line in (found.stdout + found.stderr).splitlines() if copy.name in line]
            check(f"systemd understands {copy.name}", not about_it, about_it)
        copy = pathlib.Path(folder) / "menagerie.service"
        rated = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", str(copy)], capture_output=True, text=True, check=False)
        check("and rates its exposure at most 2 of 10", rated.returncode == 0, rated.stdout[-300:] + rated.stderr[-300:])


def started_by_systemd(options, data):
    """ExecStart of the unit as systemd expands it with MENAGERIE_OPTIONS: a variable without braces becomes one word for each of its own."""
    text = (DEPLOY / "menagerie.service").read_text()
    words = []
    for word in shlex.split(re.search(r"^ExecStart=(.*)$", text, re.M)[1]):
        words += options.split() if word == "$MENAGERIE_OPTIONS" else [word]
    return [{"/usr/bin/menagerie": PROGRAM, "/var/lib/menagerie": data}.get(word, word) for word in words]


def options_of_the_host(server):
    """What /etc/default/menagerie says wins over the unit's own address and port."""
    free = socket.create_server(("::1", 0), family=socket.AF_INET6)
    port = free.getsockname()[1]
    free.close()
    command = started_by_systemd(f"--port {port} --address :: --origin https://games.example", server.folder + "-unit")
    check("the unit's own options stand before the host's", "8080" in command and str(port) in command, command)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        address = process.stdout.readline().strip()
        check("with the host's port", address.endswith(f":{port}"), address)
        for host in ("::1", "127.0.0.1"):
            answer = wire.request(types.SimpleNamespace(host=host, port=port), "GET", "/healthz")
            check(f"and address, it answers at {host}", answer.status == 200, answer)
        process.terminate()
        check("and stops with 0", process.wait(wire.PATIENCE) == 0, process.stderr.read())
    settings = (DEPLOY / "debian/menagerie.default").read_text()
    named = set(re.findall(r"--[a-z-]+", settings))
    check("the default file names options that serve has", len(named) >= 3 and not named - options_of("serve"), named)


def backups(server):
    """The packaged backup: its command makes a copy, and the newest stay."""
    text = (DEPLOY / "menagerie-backup.service").read_text()
    commands = [shlex.split(line)[2].replace("%%", "%").replace("/usr/bin/menagerie", PROGRAM) for line in re.findall(r"^ExecStart=(.*)$", text, re.M)]
    options = re.search(r'^Environment="MENAGERIE_BACKUP_OPTIONS=(.*)"$', text, re.M)[1].replace("/var/lib/menagerie", server.folder)
    with tempfile.TemporaryDirectory() as folder:
        for day in range(1, 21):
            (pathlib.Path(folder) / f"2020-01-{day:02}T040000Z.db").touch()
            (pathlib.Path(folder) / f"before-upgrade-{day:02}.db").touch()
        ended = [subprocess.run(["/bin/sh", "-c", command], cwd=folder, env={"PATH": "/usr/bin:/bin", "MENAGERIE_BACKUP_OPTIONS": options},
                                capture_output=True, text=True, check=False) for command in commands]
        check("the packaged backup runs", all(each.returncode == 0 for each in ended), ended)
        kept = sorted(each.name for each in pathlib.Path(folder).iterdir())
        by_hand = [kept.pop() for each in list(kept) if each.startswith("before-")]
        check("copies that a host made by hand stay, and do not count", len(by_hand) == 20, kept)
        check("14 copies stay, the newest among them", len(kept) == 14 and kept[0] == "2020-01-08T040000Z.db" and kept[-1] > "2020-02", kept)


def proxies(server):
    for name, words in {"nginx.conf": ("X-Forwarded-For $remote_addr", "X-Forwarded-Proto", "Host $http_host", "Upgrade $http_upgrade", "/ws/v1", "/metrics", "ssl_certificate"),
                        "haproxy.cfg": ("option forwardfor", "X-Forwarded-Proto", "/metrics", "timeout tunnel"),
                        "Caddyfile": ("reverse_proxy", "/metrics")}.items():
        text = (DEPLOY / name).read_text()
        missing = [word for word in words if word not in text]
        check(f"{name} passes what the server needs", not missing, missing)
    manual = (DEPLOY / "menagerie.1").read_text().replace("\\", "")
    verbs = re.findall(r"^  ([a-z][a-z-]*) ", subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, check=True).stdout, re.M)
    check("the manual page names every verb", len(verbs) > 10 and not [verb for verb in verbs if verb not in manual], [verb for verb in verbs if verb not in manual])


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(pathlib.Path(folder) / "deploy")
        for part in (metrics, counted, unit, options_of_the_host, backups, containers, proxies, all_proxies):
            tally.run(part, server)
        check("the server ran to the end and stops with 0", server.end() == 0, server.last_words())
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
