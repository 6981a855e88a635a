"""Dockerfile and compose file, read as Compose reads them, against the program and the other examples."""

import ipaddress
import json
import re
import resource
import subprocess
import time

import yaml

from hosting.front import DEPLOY
from server.serving import PROGRAM, ROOT
from server.tally import check
from server.wire import PATIENCE


def filled_in(text, values):
    """${NAME}, ${NAME:-default} and ${NAME:?what is wrong} as Compose fills them in; a missing one stops it."""
    def value(match):
        name, default, complaint = match.groups()
        if name in values:
            return values[name]
        if complaint is not None or default is None:
            raise KeyError(f"{name}: {complaint}")
        return default
    return re.sub(r"\$\{([A-Z_]+)(?::-([^}]*))?(?::\?([^}]*))?\}", value, text)


def options_of_serve():
    return set(re.findall(r"--[a-z-]+", subprocess.run([PROGRAM, "serve", "--help"], capture_output=True, text=True, check=True).stdout))


def image(server):
    text = (DEPLOY / "Dockerfile").read_text()
    check("the container is built in two stages on Debian 12", re.findall(r"^FROM (\S+)", text, re.M) == ["debian:bookworm", "debian:bookworm-slim"], text)
    check("by the script that makes the package", "tools/package.sh" in text and (ROOT / "tools/package.sh").stat().st_mode & 0o100)
    command = json.loads(re.search(r"^CMD (\[.*\])$", text, re.M)[1])
    unknown = {word for word in command if word.startswith("--")} - options_of_serve()
    check("the image's command has options that serve has", command[0] == "serve" and not unknown, unknown)
    health = json.loads(re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", text, re.M)[1])
    check("its health is asked for by the program itself", health == ["menagerie", "healthy"], health)


def healthy(url):
    return subprocess.run([PROGRAM, "healthy", url], capture_output=True, text=True, timeout=PATIENCE, check=False)


def health(server):
    url = f"http://{server.host}:{server.port}"
    answer = healthy("nonsense")
    check("what is no address is wrong usage", answer.returncode != 0 and answer.returncode != 1 and "http://HOST:PORT" in answer.stderr, answer)
    answer = healthy(url)
    check("menagerie healthy ends with 0 at a healthy server", answer.returncode == 0 and answer.stdout == "ok\n", answer)
    limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    for _ in range(400):
        if (answer := healthy(url)).returncode != 0:
            break
        time.sleep(0.05)
    check("with 1, and why, when nothing can be stored", answer.returncode == 1 and not answer.stdout and "cannot be written" in answer.stderr, answer)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
    for _ in range(400):
        if (answer := healthy(url)).returncode == 0:
            break
        time.sleep(0.05)
    check("and with 0 again when there is room", answer.returncode == 0, answer)
    check("with 1 where nobody answers", healthy("http://127.0.0.1:9").returncode == 1)
    check("with 2 for wrong usage", subprocess.run([PROGRAM, "healthy", "a", "b"], capture_output=True, check=False).returncode == 2)


def composition(server):
    text = (DEPLOY / "compose.yaml").read_text()
    try:
        filled_in(text, {})
        check("Compose stops without a password", False)
    except KeyError as stopped:
        check("Compose stops without a password, and says where it belongs", "deploy/.env" in str(stopped), stopped)
    check("the commands in its head write it there", re.findall(r"> (\S*\.env)$", text, re.M) == ["deploy/.env"] * 2, text[:400])
    whole = yaml.safe_load(filled_in(text, {"POSTGRES_PASSWORD": "s3cret", "GAMES_HOST": "games.example"}))
    services = whole["services"]
    game, proxy, database = services["menagerie"], services["proxy"], services["database"]
    check("no password stands on a command line", "s3cret" not in str([each.get("command") for each in services.values()]) and
          game["environment"]["PGPASSWORD"] == database["environment"]["POSTGRES_PASSWORD"] == "s3cret", services)
    options = dict(word.split("=", 1) for word in game["command"] if word.startswith("--"))
    check("the server has the options that it is given", not set(options) - options_of_serve(), options)
    check("no container lives in the network of another", not [each for each in services.values() if "network_mode" in each])
    front = whole["networks"]["front"]["ipam"]["config"][0]["subnet"]
    check("server and proxy share a network, whose addresses the server believes", "front" in game["networks"] and "front" in proxy["networks"] and
          options["--trust-proxy"] == front and ipaddress.ip_network(front).is_private, (options, front))
    check("nobody else is on it", [name for name, each in services.items() if "front" in each["networks"]] == ["menagerie", "proxy"])
    check("server and database share another one", "store" in game["networks"] and database["networks"] == ["store"])
    check("only the proxy is reached from outside", [name for name, each in services.items() if "ports" in each] == ["proxy"])
    check("the store is the database of the composition", options["--store"] == "postgres://menagerie@database/menagerie" and
          database["environment"]["POSTGRES_USER"] == database["environment"]["POSTGRES_DB"] == "menagerie", options)
    check("restore has a place for its temporary file", game["read_only"] is True and game["tmpfs"] == ["/tmp"], game)
    variables = set(re.findall(r"\{\$([A-Z_]+)", (DEPLOY / "Caddyfile").read_text()))
    check("the proxy's file asks for the variables that it is given", variables == set(proxy["environment"]), variables)
    check("and finds the server by its name", proxy["environment"]["GAMES_SERVER"] == "menagerie:8080", proxy)
    known = set(whole["volumes"]) | {"./Caddyfile"}
    mounted = {volume.split(":")[0] for each in services.values() for volume in each.get("volumes", [])}
    check("every volume is declared", mounted == known, mounted)


def containers(server):
    for part in (image, health, composition):
        part(server)
