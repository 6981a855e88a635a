#!/usr/bin/env python3
"""menagerie analyse as a user meets it: records, positions and views, the report, the JSON, the page, and what is refused.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed".
"""

import html.parser
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("MENAGERIE", str(ROOT / "build/release/menagerie"))
SEED = "3" * 64
PATIENCE = 300  # seconds; whatever takes longer hangs
LITTLE = ["--iterations", "100"]

passed = failed = 0
work = tempfile.TemporaryDirectory()
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
ENVIRONMENT.update(HOME=work.name, XDG_STATE_HOME=work.name)


def check(sentence, holds, detail=""):
    global passed, failed
    if holds:
        passed += 1
        print(f"ok      {sentence}")
    else:
        failed += 1
        print(f"FAILED  {sentence}\n        {str(detail)[:1500]}")


def run(*arguments, given=""):
    done = subprocess.run([PROGRAM, *arguments], input=given.encode(), capture_output=True, timeout=PATIENCE,
                          env=ENVIRONMENT, cwd=work.name, check=False)
    done.stdout, done.stderr = done.stdout.decode(), done.stderr.decode()
    return done


def file_of(name, content):
    path = os.path.join(work.name, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(content)
    return path


def record_of(*kind):
    path = os.path.join(work.name, "-".join(kind).replace("--", "") + ".txt")
    run("record", "--seed", SEED, "--out", path, *kind)
    return path


KINDS = [["--cards", "bar"], ["--cards", "town", "--players", "3"], ["--cards", "mix", "--variant", "points", "--players", "4"],
         ["--game", "ark"], ["--game", "ark", "--players", "4"]]


# -------------------------------------------------------------------------------------------------------------- games

def games():
    for kind in KINDS:
        name = " ".join(kind)
        path = record_of(*kind)
        done = run("analyse", path, "--json", *LITTLE)
        try:
            found = json.loads(done.stdout)
        except ValueError:
            check(f"{name}: --json prints one JSON object", False, done)
            continue
        turns, players = found["turns"], found["players"]
        with open(path, encoding="utf-8") as file:
            moves = [line for line in file.read().split("\n\n")[1].splitlines() if line[:1].isdigit()]
        check(f"{name}: every turn of the record is there", [f"{t['seat']} {t['move']}" for t in turns] == moves and found["complete"], found)
        check(f"{name}: every turn has chances and luck for every seat",
              all(len(t["chances"]) == len(t["luck"]) == players and abs(sum(t["chances"]) - 1) < 0.01 for t in turns), turns[0])
        check(f"{name}: an error is what the move gave away",
              all(t["error"] is None or abs(t["error"] - max(0, t["best"]["worth"] - t["played"]["worth"])) < 0.001 for t in turns), turns)
        check(f"{name}: the winners won", sum(found["final"][seat] for seat in found["winners"]) > 0.99, found["final"])
        check(f"{name}: the same again is the same", run("analyse", path, "--json", *LITTLE).stdout == done.stdout)


def reports():
    path = record_of("--cards", "bar")
    for language, words in {"en": ("Player 1", "Error", "Luck", "Better", "In all"), "fr": ("Joueur 1", "Erreur", "Chance", "Mieux", "En tout"),
                            "fa": ("بازیکن ۱", "خطا", "بخت", "بهتر", "روی هم")}.items():
        done = run("analyse", path, "--language", language, *LITTLE)
        check(f"the report in {language} has its words, its turns and its chart",
              done.returncode == 0 and all(word in done.stdout for word in words) and any(block in done.stdout for block in "▁▂▃▄▅▆▇█")
              and len(done.stdout.splitlines()) > 30 and "{" not in done.stdout, done.stdout)
    run("play", "--seed", SEED, "--cards", "bar", "--against", "owner", "--language", "en", "--record", "mine.txt", given="random\n" * 30)
    done = run("analyse", "mine.txt", "--language", "en", *LITTLE)
    check("a game from the terminal names who played", "You" in done.stdout and "Owner" in done.stdout, done.stdout)


# ---------------------------------------------------------------------------------------------------------- positions

def positions():
    requests = [{"op": "new", "game": "beasty", "cards": "bar", "variant": "guests", "players": 2, "seed": SEED}, {"op": "view", "seat": 0},
                {"op": "view", "seat": 1}, {"op": "legal"}]
    answers = [json.loads(line) for line in run("rules", given="".join(json.dumps(r) + "\n" for r in requests)).stdout.splitlines()]
    whole, mine, other, legal = (json.dumps(answers[0]["position"]), json.dumps(answers[1]["position"]), json.dumps(answers[2]["position"]),
                                 answers[3]["moves"])
    done = run("analyse", "-", "--json", *LITTLE, given=whole)
    found = json.loads(done.stdout)
    check("every legal move of a position is weighed", sorted(m["move"] for m in found["moves"]) == legal and found["seat"] == 0, done)
    check("each has an expected result, an error bar and its tries",
          any(m["tries"] for m in found["moves"])
          and all(m["worth"] is None and not m["tries"] or 0 <= m["worth"] <= 1 and m["bar"] >= 0 for m in found["moves"]), found)
    seen = json.loads(run("analyse", file_of("view.json", mine), "--json", *LITTLE).stdout)
    check("a view gives the same as the position it is of", seen["moves"] == found["moves"], seen)
    done = run("analyse", "-", "--position", "--language", "en", *LITTLE, given=whole)
    check("as text, best first", "Every move of Player 1, best first" in done.stdout and all(move in done.stdout for move in legal), done.stdout)
    for name, text in {"another seat's view": other, "broken JSON": "{", "a list": "[]", "another game": '{"game":"chess"}',
                       "an empty object": "{}"}.items():
        done = run("analyse", "-", "--position", given=text)
        check(f"{name} is refused in a sentence", done.returncode == 1 and not done.stdout and done.stderr.startswith("menagerie analyse: -"), done)


# --------------------------------------------------------------------------------------------------------------- page

class Page(html.parser.HTMLParser):
    VOID = {"meta", "line", "circle"}

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.wrong, self.attributes = [], [], [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag in self.VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append(tag)
        self.attributes += attrs


def pages():
    for kind in (["--cards", "bar"], ["--game", "ark", "--players", "3"]):
        path = record_of(*kind)
        turns = len(json.loads(run("analyse", path, "--json", *LITTLE).stdout)["turns"])
        for language, direction in (("en", "ltr"), ("fr", "ltr"), ("fa", "rtl")):
            done = run("analyse", path, "--html", "page.html", "--language", language, *LITTLE)
            with open(os.path.join(work.name, "page.html"), encoding="utf-8") as file:
                text = file.read()
            page = Page()
            page.feed(text)
            name = f"the page of {kind[1]} in {language}"
            check(f"{name} is well-formed", done.returncode == 0 and not page.wrong and not page.open, (page.wrong, page.open))
            check(f"{name} asks nothing of a network",
                  "default-src 'none'" in text and not {"script", "link", "img", "iframe"} & set(page.seen)
                  and not {"src", "href", "srcset"} & {key for key, _ in page.attributes} and "url(" not in text and "@import" not in text, page.seen)
            check(f"{name} has its language and direction", f'<html lang="{language}" dir="{direction}">' in text)
            check(f"{name} has its chart, every turn, and both shades", "svg" in page.seen and page.seen.count("polyline") >= 2
                  and text.count('class="number error"') == turns and "prefers-color-scheme: dark" in text, page.seen[:40])
    done = run("analyse", record_of("--cards", "bar"), "--html", "-", *LITTLE)
    check("--html - prints the page alone", done.stdout.startswith("<!doctype html>") and done.stdout.rstrip().endswith("</html>"), done)


# --------------------------------------------------------------------------------------------- what can go wrong, stop

def wrong_usage():
    path = record_of("--cards", "bar")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for name, arguments, code, word in (
            ("no file", [], 2, "file"), ("a file that is not there", ["nowhere.txt"], 2, "nowhere.txt"), ("a folder", ["."], 2, "."),
            ("an empty file", [file_of("empty", "")], 1, "line 1"), ("another file", [file_of("other", "hello\n")], 1, "line 1"),
            ("a record that is cut off", [file_of("cut", text[:-20])], 1, "cut"),
            ("a record with another move", [file_of("changed", text.replace("\n1 ", "\n1 unicorn", 1))], 1, "turn 2"),
            ("no iterations", [path, "--iterations", "0"], 2, "--iterations"), ("a wrong language", [path, "--language", "xx"], 2, "--language"),
            ("two things on one output", [path, "--json", "--html", "-"], 2, "--json"),
            ("a page that cannot be written", [path, "--html", "no/such/folder/x.html", *LITTLE], 1, "no/such/folder")):
        done = run("analyse", *arguments)
        check(f"{name} gets a sentence and {code}", done.returncode == code and word in done.stderr and not done.stdout
              and done.stderr.splitlines()[-1] != "" and "terminate" not in done.stderr, done)
    done = run("analyse", "--help")
    check("analyse --help names its options",
          all(word in done.stdout for word in ("--position", "--language", "--iterations", "--html", "--json", "--seed")), done.stdout)


def stopping():
    path = record_of("--game", "ark", "--players", "4")
    with subprocess.Popen([PROGRAM, "analyse", path, "--json", "--iterations", "20000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=ENVIRONMENT, cwd=work.name, text=True) as program:
        first = program.stderr.readline()  # the first line of progress: it is at work
        program.send_signal(signal.SIGINT)
        out, _ = program.communicate(timeout=PATIENCE)
    check("progress is told on standard error", "turn 1 of" in first, first)
    found = json.loads(out)
    check("Ctrl-C shows what was found until then",
          program.returncode == 1 and not found["complete"] and 0 < len(found["turns"]) < found["all_turns"], (program.returncode, len(found["turns"])))


def main():
    for part in (games, reports, positions, pages, wrong_usage, stopping):
        try:
            part()
        except Exception:  # a part that breaks is a failure, and the others still run
            check(f"{part.__name__} runs to its end", False, traceback.format_exc())
    work.cleanup()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
