"""A person at tables: keeps what the server tells and plays by it. Written from docs/websocket.md alone."""

import json
import subprocess

from server.fold import FIRST, SECOND, fold
from server.serving import PROGRAM
from server.wire import Wire

commands = 0


def fresh_id():
    global commands
    commands += 1
    return f"c-{commands}"


class Rules:
    """`menagerie rules`, for the legal moves that the server leaves to the client."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "rules"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **question):
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


rules = None


def legal_by_rules(position):
    global rules
    rules = rules or Rules()
    return rules.ask(op="preview", view=position)["moves"]


class Table:
    """What one seat knows of a table; `wrong` collects what does not fit together."""

    def __init__(self):
        self.now, self.frames, self.wrong, self.chat = None, [], [], []

    def take(self, message):
        self.frames.append(message)
        if message["t"] == "table":
            self.now = dict(message)
        elif message["t"] == "entry":
            self.take_entry(message)
        elif message["t"] == "chat":
            self.chat.append(message)

    def take_entry(self, entry):
        now = self.now
        if entry["version"] <= now["version"]:  # told again
            return
        if entry["version"] != now["version"] + 1:
            self.wrong.append(f"version {entry['version']} after {now['version']}")
        now["version"] = entry["version"]
        for name in ("state", "turn", "clock"):
            now[name] = entry[name]
        for name in ("legal", "winners", "score", "match_winners"):
            now[name] = entry.get(name)
        if "position" in entry:
            now["position"] = entry["position"]
        elif "events" in entry and now["spec"]["game"] == "beasty":
            now["position"] = fold(now["position"], entry["events"])
        elif "events" in entry:
            now["position"] = None  # the ark: asked for again when it is needed
        if entry["what"] == "sit":
            now["seats"][entry["seat"]] = {name: entry[name] for name in ("kind", "person", "name", "level") if name in entry}
        if entry["what"] == "next":
            now["next"] = entry["table_next"]


places = (f"198.18.{number // 250}.{number % 250 + 1}" for number in range(60_000))  # nobody is held up by another's guests


class Player:
    """A guest with a connection."""

    def __init__(self, server, name):
        self.server, self.name = server, name
        answer = server.ask("POST", "/api/v1/guest", {"name": name}, X_Forwarded_For=next(places))
        self.token, self.id = answer.json["token"], answer.json["person"]["id"]
        self.tables = {}
        self.connect()

    def connect(self):
        self.wire = Wire(self.server, self.token)
        self.welcome = self.wire.next()

    def api(self, method, path, body=None):
        return self.server.ask(method, "/api/v1/" + path, body, self.token)

    def make(self, **spec):
        """A table of this spec; its id."""
        answer = self.api("POST", "tables", spec)
        assert answer.status == 200, answer
        return answer.json["table"]

    def next(self):
        message = self.wire.next()
        if message.get("table") in self.tables:
            self.tables[message["table"]].take(message)
        return message

    def until(self, wanted):
        while not wanted(message := self.next()):
            pass
        return message

    def quiet(self):
        """Takes all that the server has sent up to now."""
        number = fresh_id()
        self.wire.send({"t": "ping", "n": int(number[2:])})
        self.until(lambda message: message["t"] == "pong" and message["n"] == int(number[2:]))

    def join(self, table, version=None):
        self.tables.setdefault(table, Table())
        self.wire.send({"t": "join", "table": table} | ({} if version is None else {"version": version}))
        return self.until(lambda message: message["t"] in ("table", "joined", "refused") and message.get("table") == table)

    def command(self, what, table, **fields):
        """Sends a command and waits for its answer: the entry, or the refusal."""
        fields = {"t": what, "table": table, "id": fresh_id()} | fields
        self.wire.send(fields)
        return self.until(lambda message: message.get("id") == fields["id"])

    def say(self, table, text):
        """Says something at a table and waits until it has been told."""
        self.wire.send({"t": "chat", "table": table, "id": fresh_id(), "text": text})
        return self.until(lambda message: message["t"] in ("chat", "refused") and message.get("person", self.id) == self.id)

    def at(self, table, version):
        """Waits until this version of the table has come."""
        while self.tables[table].now["version"] < version:
            self.next()

    def when(self, table, state):
        """Waits until the table is in this state."""
        while self.tables[table].now["state"] != state:
            self.next()
        return self.tables[table].now

    def moves(self, table):
        now = self.tables[table].now
        if now["position"] is None:
            self.join(table)
            now = self.tables[table].now
        if now["legal"] is not None:
            return now["legal"]
        return None if now["position"].get("phase") == "deck" else legal_by_rules(now["position"])

    def choose(self, table, chance):
        moves = self.moves(table)
        if moves is None:
            return "deck " + " ".join(chance.choice(pair) for pair in zip(FIRST, SECOND))
        return chance.choice(moves)

    def play(self, table, chance):
        return self.command("move", table, version=self.tables[table].now["version"], move=self.choose(table, chance))


def play_on(table, players, chance, until=lambda now: now["state"] == "over"):
    """Plays a table on with random moves; `players` by seat, None for a bot. Secret choices come in random order."""
    first = next(player for player in players if player)
    while not until(now := first.tables[table].now):
        ours = [players[seat] for seat in now["turn"] if players[seat]]
        if not ours:
            first.next()
            continue
        player = chance.choice(ours)
        player.at(table, now["version"])
        answer = player.play(table, chance)
        assert answer["t"] == "entry", answer
        first.at(table, answer["version"])
    for player in filter(None, players):
        player.at(table, first.tables[table].now["version"])
