"""Tables with people at several nodes: seating, moves that are sent again, and the log as everybody sees it."""

import copy
import random

from server.games import verified
from server.player import Player, fresh_id, play_on
from server.seats import BAR
from server.tally import check

TOLD_TO_ALL = ("version", "at", "what", "seat", "move", "state", "turn", "clock", "ms", "winners", "score")


class SharedTable:
    """A game for two: a player and a watcher at each of two nodes."""

    def __init__(self, nodes, **spec):
        self.nodes, self.chance = nodes, random.Random(str(spec))
        self.players = [Player(node, f"Player {seat}") for seat, node in enumerate(nodes)]
        self.watchers = [Player(node, "Watcher") for node in nodes]
        self.everybody = self.players + self.watchers
        self.id = self.players[0].make(**BAR, players=len(nodes), **spec)
        for person in self.everybody:
            person.join(self.id)
        for player in self.players[1:]:
            answer = player.command("sit", self.id)
            assert answer["t"] == "entry", answer
        for person in self.everybody:
            person.when(self.id, "playing")

    def now(self, person=None):
        return (person or self.players[0]).tables[self.id].now

    def play_until(self, holds):
        play_on(self.id, self.players, self.chance, until=holds)

    def play_to_turn(self, seat, version):
        """Plays until that version is reached and it is the turn of that seat; everybody has seen it."""
        self.play_until(lambda now: now["state"] == "over" or now["version"] >= version and now["turn"] == [seat])
        assert self.now()["state"] == "playing", "the game was too short"
        self.all_at(self.now()["version"])

    def all_at(self, version):
        for person in self.everybody:
            person.at(self.id, version)

    def next_move(self, player):
        """A move that the player may make now, as it is sent."""
        return {"t": "move", "table": self.id, "id": fresh_id(), "version": self.now(player)["version"],
                "move": player.choose(self.id, self.chance)}

    def finish(self, title):
        """Plays to the end; everybody has the same story then, and the record holds at every node."""
        play_on(self.id, self.players, self.chance)
        self.all_at(self.now()["version"])
        check(f"{title}: the game is played to its end", self.now()["winners"], self.now())
        check(f"{title}: every version came once, in order", not (wrong := [person.tables[self.id].wrong for person in self.everybody if person.tables[self.id].wrong]), wrong)
        self.check_same(f"{title}: everybody is told the same story")
        records = [node.ask("GET", f"/api/v1/tables/{self.id}/record").text for node in self.nodes]
        holds, said = verified(records[0])
        check(f"{title}: its record holds, and is the same at every node", holds and len(set(records)) == 1, (said, records))

    def check_same(self, sentence):
        stories = [story(log_of(person, self.id)) for person in self.everybody]
        check(sentence, all(each == stories[0] for each in stories), [(len(each), each[-1:]) for each in stories])


def send(player, command):
    """Sends a command, perhaps once more, and waits for its answer."""
    player.wire.send(command)
    return player.until(lambda message: message.get("id") == command["id"])


def answer_to(player, command):
    """The answer to a command that was sent before, whether or not it has come already."""
    came = [frame for frame in player.tables[command["table"]].frames if frame.get("id") == command["id"]]
    return came[0] if came else player.until(lambda message: message.get("id") == command["id"])


def elsewhere(player, node, table):
    """The same person with another connection, at another node."""
    other = copy.copy(player)
    other.server, other.tables = node, {}
    other.connect()
    other.join(table)
    return other


def log_of(person, table):
    """Every entry of the table as this person is told."""
    person.wire.send({"t": "join", "table": table, "version": 0})
    entries = {}
    while (message := person.next())["t"] not in ("joined", "table", "refused") or message.get("table") != table:
        if message["t"] == "entry" and message["table"] == table:
            entries[message["version"]] = message
    assert message["t"] == "joined", message
    return [entries[version] for version in sorted(entries)]  # one may have come by itself meanwhile


def story(entries):
    """What of entries is told to everybody alike."""
    return [{name: entry[name] for name in TOLD_TO_ALL if name in entry} for entry in entries]


def live(person, table):
    """What came by itself."""
    return [frame for frame in person.tables[table].frames if frame["t"] == "entry"]


def of_kind(entries, *kinds):
    return [entry for entry in entries if entry["what"] in kinds]
