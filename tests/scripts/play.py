#!/usr/bin/env python3
"""A game in the terminal as a user plays it: every game, level and language, words that are typed, stopping and going on.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed".
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("MENAGERIE", str(ROOT / "build/release/menagerie"))
SEED = "5" * 64
PATIENCE = 300  # seconds; whatever takes longer hangs
LANGUAGES = ("en", "fr", "fa")
LEVELS = ("newcomer", "guest", "regular", "bouncer", "owner", "champion")

passed = failed = 0
work = tempfile.TemporaryDirectory()
RECORD = os.path.join(work.name, "game.txt")
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
ENVIRONMENT.update(HOME=work.name, XDG_STATE_HOME=work.name)


def check(sentence, holds, detail=""):
    global passed, failed
    if holds:
        passed += 1
        print(f"ok      {sentence}")
    else:
        failed += 1
        print(f"FAILED  {sentence}\n        {str(detail)[-1500:]}")


def run(*arguments, given="", **environment):
    done = subprocess.run([PROGRAM, *arguments], input=given.encode(), capture_output=True, timeout=PATIENCE,
                          env=dict(ENVIRONMENT, **environment), cwd=work.name, check=False)
    done.stdout, done.stderr = done.stdout.decode(), done.stderr.decode()
    return done


def play(*arguments, given="", **environment):
    return run("play", "--seed", SEED, "--record", RECORD, *arguments, given=given, **environment)


def turns():
    """The moves of the record that is kept."""
    with open(RECORD, encoding="utf-8") as file:
        return [line for line in file.read().splitlines() if re.match(r"[0-3] ", line)]


def listed(output):
    """The moves of the first list: number, text, outcome."""
    return re.findall(r"^  +([0-9۰-۹]+) (.*?) +(→.*)$", output, re.MULTILINE)


# ------------------------------------------------------------------------------------------------------- whole games

KINDS = [["--cards", cards, "--variant", variant, "--players", players]
         for cards, variant, players in (("bar", "guests", "2"), ("town", "guests", "3"), ("mix", "points", "4"),
                                         ("mix", "guests", "2"), ("bar", "points", "4"), ("town", "points", "2"))]
KINDS += [["--game", "ark", "--players", players] for players in "234"]
WINS = {"en": "← wins", "fr": "← victoire", "fa": "← برنده"}


def whole_games():
    for kind in KINDS:
        for language in LANGUAGES:
            done = play(*kind, "--language", language, "--against", "newcomer", given="random\n" * 200)
            verified = run("verify", RECORD)
            check(f"play {' '.join(kind)} in {language} is played to its end and verifies",
                  done.returncode == 0 and WINS[language] in done.stdout and verified.returncode == 0
                  and "follow from the seed" in verified.stdout, (done.stderr, done.stdout[-800:], verified))
            left_over = [line for line in done.stdout.splitlines() if re.search(r"[{}]|\bnull\b", line)]
            check(f"play {' '.join(kind)} in {language} fills every sentence in", not left_over, left_over[:3])


def every_level():
    for level in LEVELS:
        for kind in (["--cards", "bar"], ["--game", "ark"]):
            done = play(*kind, "--language", "en", "--against", level, given="random\n" * 100)
            check(f"{level} plays {kind[1]}, and its name says so",
                  done.returncode == 0 and WINS["en"] in done.stdout and f"{level.capitalize()}" in done.stdout, done)
    done = play("--language", "en", "--against", "guest,champion,guest", given="quit\n")
    check("levels for each of the others set the table, and those alike are numbered",
          "Guest 1, Champion and Guest 2" in done.stdout, done.stdout)
    done = play("--language", "en", given="quit\n")
    check("without --against the other is a regular", "Against you: Regular." in done.stdout, done.stdout)


# ------------------------------------------------------------------------------------------------------- wrong usage

def wrong_usage():
    for sentence, arguments, word in (
            ("a level that is not there", ["--against", "wizard"], "wizard"),
            ("more levels than seats", ["--players", "3", "--against", "guest,guest,guest"], "--against"),
            ("five at the table", ["--against", "guest,guest,guest,guest"], "--against"),
            ("a language that is not there", ["--language", "tlh"], "--language")):
        done = play(*arguments)
        check(f"{sentence} is refused in a sentence",
              done.returncode == 2 and not done.stdout and word in done.stderr and len(done.stderr.splitlines()) <= 2, done)
    os.path.exists(RECORD) and os.remove(RECORD)
    for language, word in (("en", "no game"), ("fr", "pas de partie"), ("fa", "بازی‌ای")):
        done = play("--resume", "--language", language)
        check(f"going on with nothing is refused, in {language}", done.returncode == 1 and word in done.stderr, done)


# --------------------------------------------------------------------------------------------------------- languages

def languages():
    for setting, word in (({"LANG": "fr_FR.UTF-8"}, "votre main"), ({"LANG": "fa_IR"}, "دست شما"), ({"LANG": "C"}, "your hand"),
                          ({"LANG": "de_DE.UTF-8"}, "your hand"), ({"LANG": "fr_FR", "LC_ALL": "fa_IR.UTF-8"}, "دست شما"), ({}, "your hand")):
        done = play("--cards", "bar", given="quit\n", **setting)
        check(f"the language is that of {setting}", word in done.stdout, done.stdout)
    done = play("--cards", "bar", "--language", "en", given="quit\n", LANG="fr_FR.UTF-8")
    check("--language goes before LANG", "your hand" in done.stdout, done.stdout)

    for language, words in {"en": ("help", "list", "table", "try", "hint"), "fr": ("aide", "liste", "table", "essayer", "conseil"),
                            "fa": ("راهنما", "فهرست", "میز", "پیش‌نمایش", "راهنمایی")}.items():
        done = play("--cards", "bar", "--language", language, given=f"{words[0]}\nquit\n")
        check(f"the help of {language} names its words", all(word in done.stdout for word in words), done.stdout)
        both = play("--cards", "bar", "--language", language, given="help\nquit\n")
        check(f"in {language} the English word works too", both.stdout == done.stdout, both.stdout)


def typed_moves():
    for language in LANGUAGES:
        for kind in (["--cards", "bar"], ["--cards", "town"], ["--game", "ark", "--players", "4"]):
            shown = play(*kind, "--language", language, given="random\nlist\nquit\n").stdout
            before = turns()
            moves = [move for _, move, _ in listed(shown.rsplit("> ", 2)[1])]
            check(f"{' '.join(kind)} in {language}: moves are listed with what they would bring", len(moves) > 1, shown)
            if not moves:
                continue
            done = play(*kind, "--language", language, given=f"random\n{moves[-1]}\nquit\n")
            check(f"{' '.join(kind)} in {language}: “{moves[-1]}” can be typed as it is shown", len(turns()) > len(before), done.stdout)
    done = play("--cards", "bar", "--language", "fr", given="dragon volant\nquit\n")
    check("what is no move is quoted, with what to do", "« dragon volant »" in done.stdout.replace("\u00a0", " ") and "liste" in done.stdout,
          done.stdout)


def nothing_is_played_by_looking():
    for kind in (["--cards", "town"], ["--game", "ark"]):
        play(*kind, "--language", "en", given="random\nquit\n")
        before = turns()
        done = play(*kind, "--language", "en", given="random\ntry 1\nlist\ntable\nhelp\nhint\ntry nonsense\nquit\n")
        check(f"{kind[1]}: looking, trying and asking play nothing", turns() == before, (before, turns()))
        check(f"{kind[1]}: try tells what would happen", "This would happen:" in done.stdout and "Type ‘try’" in done.stdout, done.stdout)
        check(f"{kind[1]}: hint names a move, what it expects and how sure it is",
              re.search(r"The champion would play: \w+.*\n    expects \d+% of the win, (±\d+%|worked out)", done.stdout), done.stdout)
    done = play("--cards", "mix", "--language", "en", given="hint\nrhino bat\nquit\n")
    check("in the secret choices there is a hint too, and a few names are enough",
          "The champion would play: deck" in done.stdout and turns()[0].startswith("0 deck bat ") and turns()[0].endswith("rhino"), done.stdout)


# ------------------------------------------------------------------------------------------------ stopping, going on

def stopping_and_going_on():
    whole = play("--cards", "bar", "--language", "en", "--against", "bouncer", "--seat", "1", given="1\n" * 40)
    record = turns()
    play("--cards", "bar", "--language", "en", "--against", "bouncer", "--seat", "1", given="1\n1\n1\nquit\n")
    part = turns()
    check("what is played is kept turn by turn", 0 < len(part) < len(record) and record[:len(part)] == part, (part, record))
    done = run("play", "--resume", "--record", RECORD, "--language", "en", given="1\n" * 40)
    check("a game that is resumed goes on as if it had not stopped",
          done.returncode == 0 and turns() == record and "Bouncer" in done.stdout and WINS["en"] in whole.stdout, (turns(), record))
    done = run("play", "--resume", "--record", RECORD, "--language", "en")
    check("a game that is over cannot be resumed", done.returncode == 1 and "is over" in done.stderr, done)

    with subprocess.Popen([PROGRAM, "play", "--seed", SEED, "--record", RECORD, "--cards", "bar", "--language", "en"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT, cwd=work.name) as program:
        program.stdin.write(b"1\n")
        program.stdin.flush()
        seen = more = os.read(program.stdout.fileno(), 4096)
        while more and seen.count(b"\n> ") < 2:  # your second turn
            more = os.read(program.stdout.fileno(), 4096)
            seen += more
        program.send_signal(signal.SIGINT)
        rest = program.stdout.read().decode()
        check("Ctrl-C stops, and says how to go on", program.wait(PATIENCE) == 0 and "--resume" in rest, rest)
    check("Ctrl-C loses nothing", len(turns()) == 2 and run("verify", RECORD).returncode == 0, turns())


def main():
    for part in (whole_games, every_level, wrong_usage, languages, typed_moves, nothing_is_played_by_looking, stopping_and_going_on):
        try:
            part()
        except Exception:  # a part that breaks is a failure, and the others still run
            check(f"{part.__name__} runs to its end", False, traceback.format_exc())
    work.cleanup()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
