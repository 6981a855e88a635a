#!/usr/bin/env python3
"""The program as a user meets it: help, wrong usage, broken input, files that are not what they should be.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed".
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("MENAGERIE", str(ROOT / "build/release/menagerie"))
SEED = "0" * 64
PATIENCE = 120  # seconds; whatever takes longer hangs

passed = failed = 0
work = tempfile.TemporaryDirectory()
# play keeps its record in the home: here, and nobody's own
ENVIRONMENT = dict(os.environ, HOME=work.name, XDG_STATE_HOME=work.name)


def check(sentence, holds, detail=""):
    global passed, failed
    if holds:
        passed += 1
        print(f"ok      {sentence}")
    else:
        failed += 1
        print(f"FAILED  {sentence}\n        {str(detail)[:1500]}")


def run(*arguments, given=b"", **options):
    """Runs the program to its end. Output is bytes."""
    if isinstance(given, str):
        given = given.encode()
    return subprocess.run([PROGRAM, *arguments], input=given, capture_output=True, timeout=PATIENCE,
                          env=ENVIRONMENT, cwd=work.name, **options)


def file_of(name, content):
    path = os.path.join(work.name, name)
    with open(path, "wb") as file:
        file.write(content)
    return path


# ---------------------------------------------------------------------------------------------------------- help

GAME_OPTIONS = ["--game", "--cards", "--variant", "--players", "--seed"]
VERBS = {
    "play": GAME_OPTIONS + ["--seat"],
    "rules": [],
    "record": GAME_OPTIONS + ["--choices", "--out"],
    "verify": ["record"],
    "perft": GAME_OPTIONS + ["--depth"],
    "bench": ["--only", "--json"],
    "arena": ["--game", "--cards", "--players", "--deals", "--seed", "--sprt", "--luck", "--json"],
    "judge": ["--game", "--cards", "--players", "--turns", "--games", "--judge", "--seed", "--json"],
    "bot": ["--seed"],
    "train": ["--seed", "--games", "--search-games", "--iterations", "--passes", "--folder"],
}


def help_texts():
    for flag in ("--help", "-h"):
        answer = run(flag)
        text = answer.stdout.decode()
        check(f"{flag} names every verb", answer.returncode == 0 and all(verb in text for verb in VERBS), answer)
    for verb, options in VERBS.items():
        answer = run(verb, "--help")
        text = answer.stdout.decode()
        missing = [option for option in options if option not in text]
        check(f"{verb} --help names its options", answer.returncode == 0 and not missing and not answer.stderr,
              f"missing {missing}: {answer}")
    names_do_not_clash()


def verbs_in(text):
    """The verbs that a help text lists, below its heading."""
    return re.findall(r"^  ([a-z][a-z-]*)", text.partition("Subcommands:")[2], re.M)


def names_do_not_clash(*verb):
    """CLI11 from 2.4 on refuses a positional beside an option of the same name, and every verb with it."""
    text = run(*verb, "--help").stdout.decode()
    positionals, options = text.partition("Positionals:")[2].partition("Options:")[::2]
    words = set(re.findall(r"^  ([a-z][a-z-]*)", positionals, re.M))
    clash = [word for word in words if f"--{word}" in re.findall(r"--[a-z-]+", options)]
    check(f"{' '.join(verb) or 'the program'} has no positional with the name of an option", text and not clash, clash)
    for inner in verbs_in(text):
        names_do_not_clash(*verb, inner)


# ---------------------------------------------------------------------------------------------------- wrong usage

def is_refusal(answer, *words):
    """Exit code 2, nothing on standard output, and on standard error a sentence with these words, perhaps a hint."""
    lines = answer.stderr.decode().splitlines()
    return (answer.returncode == 2 and not answer.stdout and 1 <= len(lines) <= 2
            and lines[0].startswith("menagerie") and all(word in lines[0] for word in words))


def wrong_usage():
    wrong = {
        "no verb": ([], []),
        "an unknown verb": (["walk"], ["walk"]),
        "a verb in capitals": (["Rules"], ["Rules"]),
        "an unknown option before the verb": (["--nonsense"], ["--nonsense"]),
        "an unknown option": (["record", "--nonsense"], ["--nonsense"]),
        "a word too many": (["rules", "please"], ["please"]),
        "an option without its value": (["record", "--players"], ["--players"]),
        "one player": (["record", "--players", "1"], ["--players", "1"]),
        "five players": (["perft", "--players", "5"], ["--players", "5"]),
        "two and a half players": (["record", "--players", "2.5"], ["--players", "2.5"]),
        "two players in words": (["play", "--players", "two"], ["--players", "two"]),
        "more players than numbers go": (["record", "--players", "9" * 40], ["--players"]),
        "a game that is not there": (["record", "--game", "chess"], ["--game", "chess"]),
        "an empty game": (["record", "--game", ""], ["--game"]),
        "cards that are not there": (["record", "--cards", "zoo"], ["--cards", "zoo"]),
        "a variant that is not there": (["perft", "--variant", "none"], ["--variant", "none"]),
        "a short seed": (["record", "--seed", "00"], ["--seed", "64"]),
        "a long seed": (["perft", "--seed", SEED + "0"], ["--seed", "64"]),
        "a seed of other letters": (["record", "--seed", "g" * 64], ["--seed", "64"]),
        "an empty seed": (["record", "--seed", ""], ["--seed", "64"]),
        "a depth below zero": (["perft", "--depth", "-1"], ["--depth"]),
        "choices that are no number": (["record", "--choices", "x"], ["--choices"]),
        "choices below zero": (["record", "--choices", "-1"], ["--choices"]),
        "a seat that is not there": (["play", "--players", "2", "--seat", "2"], ["--seat"]),
        "no record to verify": (["verify"], ["record"]),
        "two records to verify": (["verify", "one", "two"], ["two"]),
        "a row that is not there": (["bench", "--only", "nonsense"], ["nonsense"]),
        "cards for the ark": (["record", "--game", "ark", "--cards", "town"], ["--cards"]),
    }
    for name, (arguments, words) in wrong.items():
        answer = run(*arguments)
        check(f"wrong usage: {name}", is_refusal(answer, *words), answer)


# ------------------------------------------------------------------------------------------------ record and verify

KINDS = [["--cards", cards, "--variant", variant, "--players", players]
         for cards in ("bar", "town", "mix") for variant in ("guests", "points") for players in "234"]
KINDS += [["--game", "ark", "--players", players] for players in "234"]


def records():
    for kind in KINDS:
        one, same = (run("record", "--seed", SEED, *kind) for _ in range(2))
        replay = run("verify", "-", given=one.stdout)
        check(f"record {' '.join(kind)} gives the same bytes again, and they hold",
              one.returncode == 0 and one.stdout and one.stdout == same.stdout and replay.returncode == 0
              and b"yes" in replay.stdout, (one, replay))
    other = run("record", "--seed", "1" * 64)
    check("another seed gives another game", other.stdout != run("record", "--seed", SEED).stdout, other)
    check("other choices give another game",
          run("record", "--seed", SEED, "--choices", "2").stdout != run("record", "--seed", SEED).stdout)
    check("capital digits are the same seed",
          run("record", "--seed", "AB" * 32).stdout == run("record", "--seed", "ab" * 32).stdout)
    check("without a seed one is drawn", run("record").stdout != run("record").stdout)
    path = os.path.join(work.name, "written")
    answer = run("record", "--seed", SEED, "--out", path)
    check("record --out writes the file and says nothing",
          answer.returncode == 0 and not answer.stdout
          and pathlib.Path(path).read_bytes() == run("record", "--seed", SEED).stdout, answer)
    answer = run("record", "--out", os.path.join(work.name, "no", "such", "folder"))
    check("record --out to nowhere fails with a sentence",
          answer.returncode in (1, 2) and b"cannot write" in answer.stderr and not answer.stdout, answer)


def verification():
    good = run("record", "--seed", SEED).stdout
    lines = good.split(b"\n")
    turn = lines.index(b"") + 1
    unfinished = b"\n".join(lines[:turn + 5]) + b"\nunfinished\n"

    def replaced(old, new):
        assert old in good, old
        return good.replace(old, new, 1)

    cases = [
        ("a good record", good, 0),
        ("with the line ends of Windows", good.replace(b"\n", b"\r\n"), 0),
        ("an unfinished one", unfinished, 0),
        ("with a note", replaced(b"\nseed", b"\nevent an evening\nseed"), 0),
        ("another seed", replaced(b"seed 0", b"seed 1"), 1),
        ("another commitment", replaced(b"commitment 0", b"commitment 1"), 1),
        ("another rule set", replaced(b"rules 1", b"rules 2"), 1),
        ("another format", replaced(b"record 1", b"record 9"), 1),
        ("more players", replaced(b"players 2", b"players 3"), 1),
        ("other cards", replaced(b"cards bar", b"cards town"), 1),
        ("another move", replaced(lines[turn], b"0 unicorn"), 1),
        ("a turn of the wrong seat", replaced(lines[turn], b"1" + lines[turn][1:]), 1),
        ("a turn less", replaced(lines[turn] + b"\n", b""), 1),
        ("cut off", good[:len(good) // 2], 1),
        ("without its result", b"\n".join(lines[:-2]) + b"\n", 1),
        ("more after the result", good + b"0 lion\n", 1),
        ("an empty file", b"", 1),
        ("zeros", bytes(1000), 1),
        ("random bytes", bytes((i * 7919 + i // 3) % 256 for i in range(100_000)), 1),
        ("one line of a megabyte", b"x" * 1_000_000, 1),
        ("a million turns", good + b"0 lion\n" * 200_000, 1),
        ("a note of zeros and wrong UTF-8", replaced(b"\nseed", b"\nevent \0\xff\xfe\nseed"), 0),
        ("a move of wrong UTF-8", replaced(lines[turn], b"0 \xff\xfe\0"), 1),
    ]
    for number, (name, content, wanted) in enumerate(cases):
        answer = run("verify", file_of(f"record{number}", content))
        said = answer.stdout if wanted == 0 else answer.stderr
        silent = answer.stderr if wanted == 0 else answer.stdout
        check(f"verify: {name}",
              answer.returncode == wanted and said.count(b"\n") == 1 and not silent, answer)
    for name, path in {"a missing file": os.path.join(work.name, "nowhere"), "a directory": work.name,
                       "an empty name": ""}.items():
        answer = run("verify", path)
        check(f"verify: {name} cannot be read",
              answer.returncode == 2 and b"cannot read" in answer.stderr and not answer.stdout, answer)


# ----------------------------------------------------------------------------------------------------------- rules

NEW = {"op": "new", "game": "beasty", "cards": "bar", "variant": "guests", "players": 2, "seed": SEED}
NEW_ARK = {"op": "new", "game": "ark", "players": 2, "seed": SEED}
WHERE = b'{"op":"position"}'

BEASTY = {"game": "beasty", "cards": "town", "variant": "guests", "players": 2, "phase": "play", "turn": 0,
          "line": ["rhino.0", "bat.1"], "gone": ["dog.1"], "bar": ["bear.0"], "hands": [["tiger"], ["penguin", "llama"]],
          "draws": [["ostrich"], []], "aside": [[], []], "shown": [[], ["penguin"]]}


def rules(lines, end=b"\n"):
    """What the program answers to these lines, each bytes or a value; None for an answer that is not a JSON object."""
    given = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    if end != b"\n":
        given = given[:-1] + end
    done = run("rules", given=given)
    answers = []
    for line in done.stdout.decode(errors="replace").split("\n")[:-1]:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        answers.append(answer if isinstance(answer, dict) and isinstance(answer.get("ok"), bool) else None)
    return done, answers


def is_no(answer):
    return answer is not None and answer["ok"] is False and isinstance(answer.get("error"), str) and answer["error"] != ""


def refuses(sentence, *lines, begin=NEW):
    """Each of the lines is refused, nothing changes, the program goes on and ends with 0."""
    conversation = [begin, WHERE]
    for line in lines:
        conversation += [line, WHERE]
    done, answers = rules(conversation)
    wrong = []
    if done.returncode != 0 or len(answers) != len(conversation) or done.stderr:
        wrong.append(f"it ended with {done.returncode} after {len(answers)} of {len(conversation)} answers {done.stderr[:300]}")
    else:
        for number, line in enumerate(lines):
            answer, after = answers[2 + 2 * number: 4 + 2 * number]
            if not is_no(answer):
                wrong.append(f"{str(line)[:300]} got {str(answer)[:300]}")
            elif answers[1] is None or after != answers[1]:
                wrong.append(f"{str(line)[:300]} changed the position")
    check(sentence, not wrong, wrong[:3])


def broken_lines():
    refuses("rules: an empty line", b"", b" ", b"\t")
    refuses("rules: what is not JSON", b"hello", b"{", b"}", b'{"op":"legal"', b"{'op':'legal'}", b'{"op":"legal"} {}',
            b'{"op":"legal"},', b"NaN", b'{"op":legal}')
    refuses("rules: JSON that is not an object", b"null", b"true", b"1", b'"legal"', b"[]", b'["op","legal"]', b'[{"op":"legal"}]')
    refuses("rules: an unknown op", {"op": "fly"}, {"op": ""}, {"op": "Legal"}, {"op": "legal "}, {})
    refuses("rules: an op that is no text", *({"op": value} for value in (None, True, 1, 1.5, [], {}, ["legal"])))
    refuses("rules: numbers beyond all bounds",
            b'{"op":"view","seat":1e999}', b'{"op":"view","seat":-1e999}', b'{"op":"view","seat":1' + b"0" * 400 + b"}",
            b'{"op":"view","seat":-1' + b"0" * 400 + b"}", b'{"op":"view","seat":18446744073709551616}',
            b'{"op":"view","seat":18446744073709551615}', b'{"op":"view","seat":4294967296}', b'{"op":"view","seat":0e0}',
            b'{"op":"view","seat":-0.0}', json.dumps(dict(NEW, players=10 ** 400)).encode())
    refuses("rules: a line of a megabyte", b"x" * 1_000_000, b'{"op":"' + b"x" * 1_000_000 + b'"}',
            b'{"op":"play","move":"' + b"lion " * 200_000 + b'"}', b'{"op":"play","move":"' + b"\xff" * 1_000_000 + b'"}')
    refuses("rules: five megabytes of [", b"[" * 5_000_000)
    refuses("rules: five megabytes of {", b'{"a":' * 1_000_000)
    refuses("rules: lists nested two million deep", b"[" * 2_000_000 + b"]" * 2_000_000,
            b'{"op":"load","position":' + b"[" * 2_000_000 + b"]" * 2_000_000 + b"}",
            b'{"op":"play","move":' + b"[" * 2_000_000 + b"]" * 2_000_000 + b"}")
    refuses("rules: NUL bytes", b"\0", b'{"op":"legal"}\0', b'{"op":"legal"}\0{', b'{"op":"le\0gal"}', b'{"op":"legal\\u0000"}',
            b'{"op":"play","move":"\\u0000"}')
    refuses("rules: wrong UTF-8", b"\xff\xfe", b'{"op":"\xff"}', b'{"op":"play","move":"\xc3\x28"}', b'{"op":"\xed\xa0\x80"}',
            b"\xef\xbb\xbf", b'{"op":"\\ud800"}')
    refuses("rules: a move that would break the line", {"op": "play", "move": "lion\n"}, {"op": "play", "move": "a\r\n\u2028b"})
    refuses("rules: a character beyond the first plane", {"op": "play", "move": "🦁"}, {"op": "🦁"})


def lines_and_their_ends():
    done, answers = rules([NEW, {"op": "legal"}], end=b"")
    check("rules: the last line needs no line end", done.returncode == 0 and len(answers) == 2 and answers[1]["ok"], done)
    plain, _ = rules([NEW, {"op": "legal"}, {"op": "score"}])
    crlf = run("rules", given=b"\r\n".join(json.dumps(line).encode() for line in (NEW, {"op": "legal"}, {"op": "score"})) + b"\r\n")
    check("rules: line ends of Windows give the same answers", crlf.stdout == plain.stdout and crlf.returncode == 0, crlf)
    done, answers = rules([b"", b"", b""])
    check("rules: every empty line gets an answer", len(answers) == 3 and all(map(is_no, answers)), done)
    done = run("rules")
    check("rules: no input, no output", done.returncode == 0 and not done.stdout and not done.stderr, done)
    done, answers = rules([{"op": op} for op in ("position", "view", "legal", "play", "score")])
    check("rules: a question before there is a game is refused", len(answers) == 5 and all(map(is_no, answers)), done)
    deep = b'{"op":"legal","extra":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    done, answers = rules([NEW, deep, dict(NEW, colour="red", decks=None)])
    check("rules: unknown fields are ignored, and null is nothing",
          done.returncode == 0 and len(answers) == 3 and all(a and a["ok"] for a in answers), str(done)[:500])
    done, answers = rules([dict(NEW, seed="aB" * 32), dict(NEW, seed="Ab" * 32)])
    check("rules: hexadecimal digits may be capitals", answers[0] == answers[1] and answers[0]["ok"], done)


def each_answer_comes_at_once():
    with subprocess.Popen([PROGRAM, "rules"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT) as program:
        got = []
        for line in (NEW, {"op": "legal"}, b"nonsense", {"op": "score"}):
            text = line if isinstance(line, bytes) else json.dumps(line).encode()
            program.stdin.write(text + b"\n")
            program.stdin.flush()
            got.append(json.loads(program.stdout.readline())["ok"])
        program.stdin.close()
        check("rules: each answer comes before the next question", got == [True, True, False, True], got)
        check("rules: ends with 0 at the end of its input", program.wait(PATIENCE) == 0, program.returncode)


WRONG_VALUES = [True, 1.5, "x", [], {}, -1, 10 ** 400, [[]], ["x"], [["x"], ["x"]], [None], {"0": "x"}]
MISSING = object()


def with_field(request, name, value):
    changed = {key: item for key, item in request.items() if key != name}
    if value is not MISSING:
        changed[name] = value
    return changed


def wrong_fields(sentence, request, required, optional=(), fine=lambda name, value: False, wrap=lambda request: request):
    """Every field of a request in turn is of a wrong kind, null or missing."""
    for name in [*required, *optional]:
        values = [value for value in WRONG_VALUES if value != request.get(name)]
        if name in required:
            values += [None, MISSING]
        refuses(f"rules: {sentence}: wrong '{name}'",
                *(wrap(with_field(request, name, value)) for value in values if not fine(name, value)))


def fields():
    wrong_fields("new", NEW, ["game", "cards", "variant", "players", "seed"])
    wrong_fields("new mix", dict(NEW, cards="mix"), ["players"], ["decks"])
    wrong_fields("new ark", NEW_ARK, ["game", "players", "seed"], ["first", "species"])
    wrong_fields("view", {"op": "view", "seat": 1}, ["seat"], fine=lambda _, value: value is None)
    wrong_fields("play", {"op": "play", "move": "lion"}, ["move"])
    wrong_fields("load", {"op": "load", "position": BEASTY}, ["position"])

    def load(position):
        return {"op": "load", "position": position}

    # An empty line, pile or bar can be.
    wrong_fields("load beasty", BEASTY, list(BEASTY), wrap=load,
                 fine=lambda name, value: value == [] and name in ("line", "gone", "bar"))
    for name in ("line", "gone", "bar", "hands", "draws", "aside", "shown"):
        inside = [[value] for value in (None, True, 1, 1.5, {}, [], "", "?", "lion", "lion.0", "rhino.9", "rhino.", ".0", "rhino.00")]
        values = inside if name in ("line", "gone", "bar") else [[value, BEASTY[name][1]] for value in inside]
        refuses(f"rules: load beasty: wrong cards in '{name}'", *(load(dict(BEASTY, **{name: value})) for value in values))

    ark = rules([NEW_ARK, {"op": "legal"}])[1]
    ark = rules([NEW_ARK] + [{"op": "play", "move": "keep " + ark[0]["position"]["dealt"][seat][0]} for seat in (0, 1)])[1][-1]["position"]
    wrong_fields("load ark", ark, list(ark), wrap=load, fine=lambda name, value: name == "next" and value is None)
    for name in ("groups", "arks", "crates", "out", "dealt", "draw"):
        refuses(f"rules: load ark: wrong items in '{name}'",
                *(load(dict(ark, **{name: [value] + ark[name][1:]}))
                  for value in (None, "x", {}, ["x"], [None], 1.5, 10 ** 400, "?", ["?"], [["bear1"]])))


def impossible_positions():
    def load(position, **changed):
        return {"op": "load", "position": dict(position, **changed)}

    refuses("rules: impossible beasty positions",
            load(BEASTY, line=["rhino.0", "bat.1", "dog.0", "bear.1", "tiger.1"]),
            load(BEASTY, line=["bat.1", "rhino.0"]), load(BEASTY, line=["vulture.0"]), load(BEASTY, line=["lion.0"]),
            load(BEASTY, line=["rhino.0", "rhino.0"]), load(BEASTY, hands=[["rhino"], ["llama"]]),
            load(BEASTY, hands=[[], ["llama"]]), load(BEASTY, hands=[[], []], draws=[[], []], shown=[[], []]),
            load(BEASTY, hands=[["tiger", "peacock", "penguin", "cheetah", "porcupine"], ["penguin"]]),
            load(BEASTY, aside=[["peacock"], []]), load(BEASTY, shown=[["llama"], []]),
            load(BEASTY, shown=[[], ["penguin", "penguin"]]), load(BEASTY, turn=2), load(BEASTY, turn=None),
            load(BEASTY, phase="over"), load(BEASTY, phase="deck"), load(BEASTY, phase="trim"), load(BEASTY, players=3),
            load(BEASTY, hands=[["?"], ["penguin", "llama"]]),
            load(BEASTY, variant="points", aside=[["dog", "peacock", "penguin", "llama", "cheetah"], []]),
            load(BEASTY, cards="mix", gone=["dog.1", "lion.1", "rhino.1"]))
    kept = [NEW_ARK] + [{"op": "play", "move": move} for move in ("keep bear5", "keep lion1")]
    ark = rules(kept)[1][-1]["position"]
    group, crates = ark["groups"][0], ark["crates"]
    refuses("rules: impossible ark positions",
            load(ark, groups=[group[1:]]), load(ark, groups=[group + [group[-1]]]), load(ark, groups=[group + ["?" + ark["draw"][0]]]),
            load(ark, groups=[group, []]), load(ark, crates=[6, 0], supply=14), load(ark, crates=[crates[0] + 1, crates[1]]),
            load(ark, supply=21), load(ark, next=0), load(ark, out=[True, False]), load(ark, out=[True, True], next=0),
            load(ark, phase="over"), load(ark, phase="keep"), load(ark, turn=None), load(ark, species=ark["species"][1:]),
            load(ark, draw=ark["draw"] + ["unicorn1"]), load(ark, draw=["?"] * len(ark["draw"])),
            load(ark, arks=[ark["draw"][:15], []], draw=ark["draw"][15:]), load(ark, dealt=[[ark["draw"][0]], []], draw=ark["draw"][1:]))


def illegal_moves():
    legal = rules([NEW, {"op": "legal"}])[1][1]["moves"]
    attempts = ["", " ", "pass", "unicorn", "?", "lion tamer", "deck", "trim skunk parrot kangaroo monkey"]
    attempts += [legal[0] + " ", " " + legal[0], legal[0].upper(), legal[0] + " " + legal[0], legal[0] + " +1", legal[0] + ".0"]
    refuses("rules: illegal moves", *({"op": "play", "move": move} for move in attempts))
    refuses("rules: illegal moves of the ark", *({"op": "play", "move": move} for move in
            ["", "keep", "keep ", "keep ?", "keep bear9", "keep bear5 crocodile1", "take bear5", "split bear5 | lion3", "pass", "Keep bear5"]),
            begin=NEW_ARK)
    over = {"op": "load", "position": dict(BEASTY, phase="over", turn=None, hands=[[], []], draws=[[], []], shown=[[], []])}
    refuses("rules: a move after the end", {"op": "play", "move": "tiger"}, {"op": "play", "move": "pass"}, begin=over)
    done, answers = rules([over, {"op": "legal"}, {"op": "score"}])
    check("rules: once it is over nobody is to act, and somebody has won",
          answers[1] == {"ok": True, "turn": None, "moves": []} and answers[2]["over"] is True and answers[2]["winners"], done)


def outputs_that_are_closed():
    read, write = os.pipe()
    os.close(read)
    with open(file_of("questions", (json.dumps(NEW).encode() + b"\n") * 20_000), "rb") as questions:
        with subprocess.Popen([PROGRAM, "rules"], stdin=questions, stdout=write, env=ENVIRONMENT) as program:
            os.close(write)
            try:
                check("rules: ends when nobody reads its answers any more", program.wait(PATIENCE) != 0, "it read on to the end")
            except subprocess.TimeoutExpired:
                program.kill()
                check("rules: ends when nobody reads its answers any more", False, "it hung")
    if not os.path.exists("/dev/full"):
        return
    for arguments in (["record"], ["perft", "--depth", "1"], ["rules"], ["verify", "-"]):
        given = run("record", "--seed", SEED).stdout if "verify" in arguments else json.dumps(NEW).encode() + b"\n"
        with open("/dev/full", "wb") as full:
            answer = subprocess.run([PROGRAM, *arguments], input=given, stdout=full, stderr=subprocess.PIPE,
                                    timeout=PATIENCE, env=ENVIRONMENT, check=False)
        check(f"{' '.join(arguments)} does not claim success when its output is lost", answer.returncode == 1, answer)


# -------------------------------------------------------------------------------------------------- perft and bench

COUNTS = {
    ("--cards", "bar"): [1, 4, 16, 79],
    ("--cards", "town"): [1, 4, 22, 182],
    ("--cards", "town", "--players", "4"): [1, 4, 22, 131],
    ("--cards", "bar", "--variant", "points"): [1, 495, 245025],
    ("--cards", "mix"): [1, 4096],
    ("--game", "ark"): [1, 3, 9, 2295],
    ("--game", "ark", "--players", "3"): [1, 3, 9, 27],
}


def numbers():
    for kind, counts in COUNTS.items():
        for depth, count in enumerate(counts):
            answer = run("perft", "--seed", SEED, "--depth", str(depth), *kind)
            check(f"perft {' '.join(kind)} --depth {depth} is {count}",
                  answer.returncode == 0 and answer.stdout == f"{count}\n".encode() and not answer.stderr, answer)
    check("perft without a seed takes the zeros", run("perft", "--depth", "3").stdout == b"79\n")
    answer = run("perft", "--help").stdout.decode()
    check("perft --help does not say its seed is drawn", "drawn at random" not in answer, answer)

    answer = run("bench", "--only", "bar.turn", "--json")
    try:
        result = json.loads(answer.stdout)
        row = result["rows"][0]
        holds = (answer.stdout.count(b"\n") == 1 and set(result) == {"signature", "calibration_ns", "rows"}
                 and len(result["signature"]) == 16 and int(result["signature"], 16) >= 0 and result["calibration_ns"] > 0
                 and len(result["rows"]) == 1 and set(row) == {"name", "per_s"} and row["name"] == "bar.turn" and row["per_s"] > 0)
    except (ValueError, KeyError, IndexError, TypeError) as error:
        holds = False
        answer = f"{error!r} {answer}"
    check("bench --only bar.turn --json prints one object", holds, answer)


def a_game_without_a_player():
    answer = run("play", "--seed", SEED)
    check("play ends when there is nobody at the keyboard",
          answer.returncode == 0 and b"terminate" not in answer.stderr, answer)
    answer = run("play", "--seed", SEED, given=bytes(range(256)) * 50 + b"\n" + b"9" * 100_000 + b"\n-1\n\n\nlion tamer\n")
    check("play takes any nonsense for a question", answer.returncode == 0 and b"terminate" not in answer.stderr, answer)


def main():
    for part in (help_texts, wrong_usage, records, verification, broken_lines, lines_and_their_ends, each_answer_comes_at_once,
                 fields, impossible_positions, illegal_moves, outputs_that_are_closed, numbers, a_game_without_a_player):
        try:
            part()
        except Exception:  # a part that breaks is a failure, and the others still run
            check(f"{part.__name__} runs to its end", False, traceback.format_exc())
    work.cleanup()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
