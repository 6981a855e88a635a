"""Chat: who hears it, who may hide it, who may report it."""

from server.games import seated
from server.player import Player
from server.seats import BAR, refused
from server.tally import check
from server.wire import Wire


def chat(server):
    table, (one, two), watcher = seated(server, 2, dict(BAR, players=2))
    version = one.tables[table].now["version"]
    said = one.say(table, "well\u202e <b>played</b>\u0000")
    check("a line of chat has its number, time, person and text, without what cannot be seen",
          said["n"] == 1 and said["person"] == one.id and said["name"] == "Player 0" and said["text"] == "well <b>played</b>", said)
    check("the other player and the watcher hear it",
          all(person.until(lambda message: message["t"] == "chat")["text"] == said["text"] for person in (two, watcher)))
    check("500 lions are a line", one.say(table, "🦁" * 500)["t"] == "chat")
    for text in ("x" * 501, "", "   ", None, 5, ["x"]):
        answer = one.say(table, text)
        check(f"{str(text)[:8]!r} of {len(str(text))} is not", refused(answer, "bad_message"), answer)
    one.wire.send({"t": "chat", "table": table, "id": "too-long", "text": "x" * 501})
    answer = one.until(lambda message: message["t"] == "refused")
    check("the refusal of a line names its id", answer.get("id") == "too-long", answer)
    check("chat is no part of the log", one.join(table)["version"] == version)
    check("a line does not make a move stale",
          one.command("move", table, version=version, move=one.tables[table].now["legal"][0])["t"] == "entry")
    nobody = Wire(server)
    nobody.next()
    nobody.send({"t": "join", "table": table})
    nobody.next()
    nobody.send({"t": "chat", "table": table, "id": "nobody", "text": "boo"})
    answer = next(message for message in iter(nobody.next, None) if message["t"] == "refused")
    check("nobody is a watcher and cannot talk", answer["code"] == "watcher", answer)
    outside = Player(server, "Outside")
    check("who has not joined cannot talk there", refused(outside.say(table, "boo"), "not_now", "not_seated"))
    late = Player(server, "Late")
    late.join(table)
    late.until(lambda message: message["t"] == "chat" and message["n"] == 2)
    check("who joins later is told the last lines", [line["n"] for line in late.tables[table].chat] == [1, 2])
    for sentence, given, wanted in (("invisible characters are taken out of a line", "a\u3164\u2800\U000e0041\ufe0fb", "ab"),
                                    ("a letter keeps four marks", "x" + "\u0302" * 400 + "!", "x" + "\u0302" * 4 + "!"),
                                    ("an emoji keeps its style and joiner", "❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥")):
        answer = one.say(table, given)
        check(sentence, answer["t"] == "chat" and answer["text"] == wanted, answer)
    check("a line of blanks is none", refused(one.say(table, "\u2800\u3164 \ufe0f"), "bad_message"))


def mute_and_report(server):
    table, (one, two), watcher = seated(server, 2, dict(BAR, players=2))
    two.wire.send({"t": "mute", "table": table, "id": "m-1", "person": one.id, "on": True})
    two.until(lambda message: message["t"] == "muted")
    one.say(table, "can you hear me?")
    two.say(table, "la la la")
    heard = [line["person"] for line in two.tables[table].chat]
    check("a muted person's lines do not come", heard == [two.id], heard)
    watcher.until(lambda message: message["t"] == "chat" and message["person"] == two.id)
    check("to others they do", [line["person"] for line in watcher.tables[table].chat] == [one.id, two.id])
    other = one.make(**BAR, players=2, begin="host")
    one.join(other), two.join(other)
    one.say(other, "and here?")
    two.say(other, "silence")
    check("it holds at every table", [line["person"] for line in two.tables[other].chat] == [two.id])
    two.wire.send({"t": "mute", "table": table, "id": "m-2", "person": one.id, "on": False})
    two.until(lambda message: message["t"] == "muted")
    one.say(table, "and now?")
    check("until it is taken back", two.until(lambda message: message["t"] == "chat")["text"] == "and now?")
    two.wire.send({"t": "mute", "table": table, "id": "m-3", "person": "nobody", "on": True})
    answer = two.until(lambda message: message["t"] in ("muted", "refused"))
    check("nobody cannot be muted", refused(answer, "no_such_thing"), answer)
    two.wire.send({"t": "report", "table": table, "id": "r-1", "chat": 1, "reason": "rude"})
    check("a line is reported", two.until(lambda message: message["t"] in ("reported", "refused"))["t"] == "reported")
    two.wire.send({"t": "report", "table": table, "id": "r-2", "chat": 77, "reason": "rude"})
    answer = two.until(lambda message: message["t"] in ("reported", "refused"))
    check("a line that is not there cannot be", refused(answer, "no_such_thing"), answer)


PARTS = (chat, mute_and_report)
