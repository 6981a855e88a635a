#!/usr/bin/env python3
"""The arena and its bots as a user meets them: players by name, programs that play and programs that misbehave.

MENAGERIE names the program. One line a check; the last line is "N passed, N failed".
"""

import json
import math
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("MENAGERIE", str(ROOT / "build/release/menagerie"))
EXAMPLE = f"cmd:{sys.executable} {ROOT}/examples/bots/random_bot.py"
PATIENCE = 300  # seconds; whatever takes longer hangs

passed = failed = 0
work = tempfile.TemporaryDirectory()


def check(sentence, holds, detail=""):
    global passed, failed
    if holds:
        passed += 1
        print(f"ok      {sentence}")
    else:
        failed += 1
        print(f"FAILED  {sentence}\n        {str(detail)[:1500]}")


def run(*arguments, given=b""):
    return subprocess.run([PROGRAM, *arguments], input=given, capture_output=True, timeout=PATIENCE, cwd=work.name)


def arena(*arguments):
    """The JSON line of a contest, and everything else that was said."""
    done = run("arena", *arguments, "--json")
    lines = done.stdout.decode().splitlines()
    return (json.loads(lines[0]) if len(lines) == 1 else {}), done


def without_times(report):
    return {name: value for name, value in report.items() if name != "ms_per_move"}


def bot_of(name, body):
    """A program in Python that answers `start` by itself; the body has `message` and answers `move`."""
    path = os.path.join(work.name, f"bot_{name}.py")  # no name of a module
    lines = ["import json, sys, time, os, signal", "for line in sys.stdin:", "    message = json.loads(line)",
             "    if message['op'] == 'start':", "        print('{\"ready\":true}', flush=True)",
             "    if message['op'] != 'move':", "        continue"]
    lines += ["    " + line for line in body.splitlines()]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    return f"cmd:{sys.executable} {path}"


# ---------------------------------------------------------------------------------------------------- wrong usage

def wrong_usage():
    wrong = {
        "nobody": ([], ["required"]),
        "one player": (["greedy"], ["required"]),
        "a player that is not there": (["queen", "greedy"], ["queen", "newcomer", "champion", "plain:", "cmd:", "random"]),
        "a limit that is none": (["champion:fast", "greedy"], ["champion:fast", "iterations", "50ms"]),
        "a limit for who does not search": (["greedy:50ms", "greedy"], ["does not search"]),
        "a part that is not there": (["champion-ears", "greedy"], ["ears", "net", "prior", "endgame", "belief"]),
        "a program that is not there": (["cmd:/no/such/program x", "greedy"], ["cannot start", "/no/such/program"]),
        "no program": (["cmd:", "greedy"], ["program"]),
        "bounds in the wrong order": (["greedy", "random", "--sprt", "20", "0"], ["--sprt", "lower"]),
        "one bound": (["greedy", "random", "--sprt", "20"], ["--sprt"]),
        "no deals": (["greedy", "random", "--deals", "0"], ["--deals"]),
        "five players": (["greedy", "random", "--players", "5"], ["--players"]),
        "cards for the ark": (["greedy", "random", "--game", "ark", "--cards", "bar"], ["--cards"]),
    }
    for name, (arguments, words) in wrong.items():
        answer = run("arena", *arguments)
        said = answer.stderr.decode()
        check(f"arena: wrong usage: {name}",
              answer.returncode == 2 and not answer.stdout and all(word in said for word in words), answer)
    for arguments in ([], ["queen"], ["cmd:cat"], ["greedy", "--judge", "cmd:cat"], ["greedy", "--turns", "0"],
                      ["greedy", "--game", "ark", "--cards", "bar"]):
        answer = run("judge", *arguments)
        check(f"judge: wrong usage: {arguments}", answer.returncode == 2 and not answer.stdout and answer.stderr, answer)
    for arguments in ([], ["queen"], ["cmd:cat"], ["champion", "guest"]):
        answer = run("bot", *arguments)
        check(f"bot: wrong usage: {arguments}", answer.returncode == 2 and not answer.stdout and answer.stderr, answer)
    for verb, words in (("arena", ["--deals", "--sprt", "--luck", "--json", "--threads", "champion", "cmd:"]),
                        ("bot", ["--seed", "docs/bots.md"])):
        text = run(verb, "--help").stdout.decode()
        check(f"{verb} --help names what it takes", all(word in text for word in words), text)


# ----------------------------------------------------------------------------------------------------- own players

def own_players():
    report, done = arena("greedy", "random", "--deals", "40", "--seed", "7")
    words = ["games", "score", "elo", "error", "ms_per_move", "deals", "a", "b", "game", "cards", "variant", "players",
             "seed", "wins", "draws", "losses", "forfeits", "sprt", "luck", "interrupted"]
    check("arena: the report has its words", done.returncode == 0 and all(word in report for word in words), done)
    check("arena: they fit together",
          report["games"] == 80 == report["wins"] + report["draws"] + report["losses"] and report["deals"] == 40
          and math.isclose(report["score"], (report["wins"] + report["draws"] / 2) / 80, abs_tol=1e-4)
          and math.isclose(report["elo"], 400 * math.log10(report["score"] / (1 - report["score"])), abs_tol=0.1)
          and report["elo"] > 0 < report["error"] and len(report["ms_per_move"]) == 2, report)
    again, _ = arena("greedy", "random", "--deals", "40", "--seed", "7", "--threads", "1")
    check("arena: the same seed gives the same result on one thread", without_times(again) == without_times(report), again)
    other, _ = arena("greedy", "random", "--deals", "40", "--seed", "8")
    check("arena: another seed gives other games", without_times(other) != without_times(report), other)
    text = run("arena", "greedy", "random", "--deals", "40", "--seed", "7").stdout.decode()
    check("arena: the text says the same", f"{report['wins']} won" in text and "±" in text, text)
    kinds = [["--cards", cards, "--variant", variant, "--players", players]
             for cards, variant, players in (("bar", "points", "3"), ("town", "guests", "4"), ("mix", "guests", "2"),
                                             ("mix", "points", "3"))]
    for kind in kinds + [["--game", "ark", "--players", players] for players in "234"]:
        report, done = arena("greedy", "random", *kind, "--deals", "2", "--luck")
        check(f"arena: {' '.join(kind)}",
              done.returncode == 0 and report["games"] == (4 if kind[-1] == "2" else 12)
              and isinstance(report["luck"]["elo"], (int, float)), done)
    for name in ("newcomer", "guest", "plain:50", "plain:2ms", "champion:40", "champion:2ms", "champion-net:40",
                 "champion-prior:2ms", "champion-endgame:40", "champion-belief:40", "champion-net-prior-endgame-belief:40"):
        report, done = arena(name, "random", "--deals", "1")
        check(f"arena: {name} plays", done.returncode == 0 and report["games"] == 2 and report["a"] == name, done)


def judgement():
    question = ("judge", "random", "champion:200", "--judge", "greedy", "--turns", "12", "--games", "20")
    report = json.loads(run(*question, "--json").stdout)
    check("judge: the report has its words", report["turns"] == 12 and report["judge"] == "greedy"
          and [its["name"] for its in report["players"]] == ["random", "champion:200"]
          and all({"given_away", "error"} <= set(its) for its in report["players"]), report)
    check("judge: the same seed gives the same on one thread",
          json.loads(run(*question, "--json", "--threads", "1").stdout) == report, report)
    text = run(*question).stdout.decode()
    check("judge: the text says the same", f"{report['players'][0]['given_away']:.4f}" in text and "12 turns" in text, text)


def early_ends():
    report, done = arena("greedy", "random", "--deals", "1000000", "--sprt", "-10", "40")
    check("arena: a test ends it early and says yes",
          done.returncode == 0 and report["sprt"]["verdict"] == "elo1" and report["deals"] < 100_000
          and not report["interrupted"], done)
    report, done = arena("random", "greedy", "--deals", "1000000", "--sprt", "0", "40")
    check("arena: a test says no with exit code 1", done.returncode == 1 and report["sprt"]["verdict"] == "elo0", done)
    report, done = arena("random", "random", "--deals", "35", "--sprt", "0", "1")
    check("arena: a test may stay open", done.returncode == 1 and report["sprt"]["verdict"] == "open", done)
    for name, number in (("Ctrl-C", signal.SIGINT), ("the signal to end", signal.SIGTERM)):
        with subprocess.Popen([PROGRAM, "arena", "plain:300", "greedy", "--deals", "1000000", "--json"],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE) as contest:
            progress = contest.stderr.readline() + contest.stderr.readline()
            contest.send_signal(number)
            out, _ = contest.communicate(timeout=PATIENCE)
        report = json.loads(out or b"{}")
        check(f"arena: {name} prints what was found so far",
              contest.returncode == 1 and report.get("interrupted") is True and report["games"] == 2 * report["deals"] > 0
              and b"deals" in progress, (out, progress))


# -------------------------------------------------------------------------------------------------------- programs

def programs():
    for kind in (["--cards", "bar"], ["--cards", "bar", "--variant", "points"], ["--cards", "town", "--players", "3"],
                 ["--cards", "mix"], ["--cards", "mix", "--variant", "points", "--players", "4"],
                 ["--game", "ark"], ["--game", "ark", "--players", "4"]):
        report, done = arena(EXAMPLE, "greedy", *kind, "--deals", "2", "--seed", "3", "--bot-ms", "10000")
        again, _ = arena(EXAMPLE, "greedy", *kind, "--deals", "2", "--seed", "3", "--bot-ms", "10000", "--threads", "1")
        check(f"the example bot plays {' '.join(kind)}, and the same again with the same seed",
              done.returncode == 0 and sum(report["forfeits"]["a"].values()) == 0 and report["games"] > 0
              and without_times(again) == without_times(report), done)
    own = f"cmd:{PROGRAM} bot plain:40"
    for kind in (["--cards", "bar"], ["--cards", "mix", "--variant", "points", "--players", "3"],
                 ["--game", "ark", "--players", "3"]):
        outside, done = arena(own, "greedy", *kind, "--deals", "2", "--bot-ms", "60000")
        inside, _ = arena("plain:40", "greedy", *kind, "--deals", "2")
        check(f"menagerie bot plays {' '.join(kind)} through the lines as at the table",
              done.returncode == 0 and dict(without_times(outside), a="") == dict(without_times(inside), a=""),
              (done, inside))
    report, done = arena(own, EXAMPLE, "--deals", "2", "--bot-ms", "60000")
    check("two programs can meet", done.returncode == 0 and report["games"] == 4, done)


PLAYS_FIRST = "move = message['legal'][0]\n"
SAYS = "print(json.dumps({'move': move}), flush=True)\n"


def misbehaviour():
    cases = {
        "crashes at once": ("exited", bot_of("crash", "raise SystemExit(7)"), ["exit code 7"]),
        "is ended by a signal": ("exited", bot_of("signal", "os.kill(os.getpid(), signal.SIGKILL)"), ["Killed"]),
        "crashes in the middle": ("exited", bot_of("middle", PLAYS_FIRST + "if len(message['view']['gone']) > 3:\n    1 / 0\n" + SAYS),
                                  ["exit code 1"]),
        "hangs": ("late", bot_of("hang", "time.sleep(1000)"), ["no answer within"]),
        "hangs and hears nothing": ("late", bot_of("deaf", "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: pass"),
                                    ["no answer within"]),
        "sends garbage": ("garbage", bot_of("garbage", "print('I would play the lion \\x1b[31m', flush=True)"),
                          ['"I would play the lion \\u001b[31m"']),
        "sends bytes that are no text": ("garbage", bot_of("bytes", "os.write(1, bytes([255, 254, 0, 10]))"), ["not a JSON object"]),
        "sends a megabyte": ("garbage", bot_of("megabyte", "print('x' * 1_000_000, flush=True)"), ["without an end"]),
        "floods": ("garbage", bot_of("flood", "while True: print('{}')"), ["{}"]),
        "sends JSON without a move": ("garbage", bot_of("empty", "print('{\"mvoe\":\"lion\"}', flush=True)"), ["mvoe"]),
        "sends a move that is no text": ("garbage", bot_of("number", "print('{\"move\":1}', flush=True)"), ['{\\"move\\":1}']),
        "plays a move that is not there": ("illegal", bot_of("illegal", "move = 'unicorn'\n" + SAYS), ["unicorn"]),
        "plays somebody else's card": ("illegal", bot_of("foreign", "move = 'lion tamer \\n'\n" + SAYS), ["lion tamer"]),
    }
    for name, (failure, command, words) in cases.items():
        report, done = arena(command, "random", "--deals", "2", "--bot-ms", "100" if failure == "late" else "5000")
        said = done.stderr.decode()
        check(f"a bot that {name} loses each game, and the arena goes on",
              done.returncode == 0 and report["games"] == 4 and report["losses"] == 4 and report["score"] == 0
              and report["forfeits"]["a"][failure] == 4 and sum(report["forfeits"]["a"].values()) == 4
              and sum(report["forfeits"]["b"].values()) == 0 and said.count("seat") >= 4
              and all(word in said for word in words) and math.isfinite(report["elo"]), done)
    report, done = arena(EXAMPLE, cases["sends garbage"][1], "--players", "3", "--deals", "1", "--bot-ms", "10000")
    check("its opponents win together", report["games"] == 6 == report["wins"] and report["score"] == 1, done)
    lazy = bot_of("lazy", PLAYS_FIRST + SAYS)
    one_game = bot_of("one_game", PLAYS_FIRST + SAYS)
    path = one_game.split()[-1]
    source = pathlib.Path(path).read_text().replace("        continue", "        if message['op'] == 'result': break\n        continue")
    pathlib.Path(path).write_text(source)
    first, done = arena(lazy, "greedy", "--deals", "3", "--bot-ms", "10000")
    second, _ = arena(one_game, "greedy", "--deals", "3", "--bot-ms", "10000")
    check("a bot may end after each game", dict(without_times(first), a="") == dict(without_times(second), a=""), (done, second))
    text = run("arena", cases["plays a move that is not there"][1], "random", "--deals", "30", "--bot-ms", "10000")
    said = text.stderr.decode()
    check("many lost games are counted, not told one by one",
          text.returncode == 0 and said.count("unicorn") <= 50 and "only counted" in said and "60 illegal" in text.stdout.decode(),
          said[-600:])


def running(word):
    """The processes that have this word on their command line."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if word.encode() in path.read_bytes():
                found.append(path.parent.name)
        except OSError:  # it has just ended
            pass
    return found


def nobody_is_left_behind():
    marker = f"left_behind_{os.getpid()}"
    hang = bot_of(marker, "os.system('sleep 1000')")
    with subprocess.Popen([PROGRAM, "arena", hang, "random", "--deals", "50", "--bot-ms", "600000"],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE) as contest:
        while len(running(marker)) < 2 and contest.poll() is None:  # the arena itself, and a bot
            time.sleep(0.1)
        contest.send_signal(signal.SIGINT)
        out, _ = contest.communicate(timeout=PATIENCE)
    left = running(marker)
    check("Ctrl-C ends the programs too", contest.returncode == 1 and b"0 games" in out and not left, (out, left))


# ------------------------------------------------------------------------------------------------------------ lines

def conversation():
    """What a bot is really told and says, as a recording one in its place writes it down."""
    log = os.path.join(work.name, "log")
    path = os.path.join(work.name, "recorder.py")
    with open(path, "w", encoding="utf-8") as file:
        file.write("import subprocess, sys\n"
                   f"bot = subprocess.Popen([sys.executable, {str(ROOT / 'examples/bots/random_bot.py')!r}],"
                   " stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)\n"
                   f"log = open({log!r} + sys.argv[1], 'a')\n"
                   "for line in sys.stdin:\n"
                   "    bot.stdin.write(line); bot.stdin.flush(); log.write(line)\n"
                   "    if '\"op\":\"result\"' not in line:\n"
                   "        answer = bot.stdout.readline(); log.write(answer); print(answer, end='', flush=True)\n"
                   "    log.flush()\n")
    recorder = f"cmd:{sys.executable} {path} "
    _, done = arena(recorder + "a", recorder + "b", "--deals", "1", "--seed", "example", "--threads", "1", "--bot-ms", "10000")
    return [pathlib.Path(log + side).read_text().splitlines() for side in "ab"], done


def lines():
    (said, _), done = conversation()
    starts = [line for line in said if '"op":"start"' in line]
    check("a conversation is start, moves, result, for each game",
          len(starts) == 2 == sum('"op":"result"' in line for line in said) and said[-1].startswith('{"op":"result"')
          and said[0].startswith('{"op":"start","protocol":1,"game":"beasty"'), done)
    moves = [json.loads(line) for line in said if '"op":"move"' in line]
    check("a bot sees its own cards and nobody else's",
          all(set(hand) == {"?"} for move in moves for seat, hand in enumerate(move["view"]["hands"])
              if seat != move["view"]["turn"] and hand), moves[:1])
    check("events tell what happened since the last question", all(move["events"] for move in moves[1:6]), moves[1])
    check("turns are all that were taken since the deal, seat by seat",
          all([seat for seat, _ in move["turns"]] == [i % 2 for i in range(len(move["turns"]))] for move in moves)
          and [len(move["turns"]) for move in moves[:3]] in ([0, 2, 4], [1, 3, 5]), moves[1])
    documented = [line for line in (ROOT / "docs/bots.md").read_text().splitlines() if line.startswith(('{"op":"', '{"ready"', '{"move"'))]
    missing = [line for line in documented if line not in said]
    check("the example in docs/bots.md is what is really said", len(documented) >= 6 and not missing, missing[:1])
    given = b'{"op":"start","protocol":1,"game":"ark","players":2,"seat":0}\nnonsense\n{"op":"start"}\n{"op":"fly"}\n'
    answer = run("bot", "guest", given=given)
    answers = [json.loads(line) for line in answer.stdout.splitlines()]
    check("menagerie bot answers bad input with a sentence and goes on",
          answer.returncode == 0 and len(answers) == 4 and answers[0]["ready"] is True
          and all(isinstance(item.get("error"), str) for item in answers[1:]), answer)
    question = next(line for line in said if '"op":"move"' in line)
    begin = starts[0].replace('"seed"', '"other"') if json.loads(question)["view"]["turn"] == 0 else starts[1].replace('"seed"', '"other"')
    given = (begin + "\n" + question + "\n").encode()
    told = {run("bot", "plain:20", "--seed", "one", given=given).stdout for _ in range(3)}
    check("menagerie bot --seed repeats itself", len(told) == 1 and b'"move"' in told.pop(), begin)
    later = json.loads(next(line for line in said if '"op":"move"' in line and len(json.loads(line)["turns"]) > 3))
    begin = next(line for line in starts if json.loads(line)["seat"] == later["view"]["turn"])
    elsewhere = dict(later, turns=later["turns"][:-1])
    given = "\n".join([begin, json.dumps(elsewhere), json.dumps(later)]).encode() + b"\n"
    answer = run("bot", "champion:50", given=given)
    answers = [json.loads(line) for line in answer.stdout.splitlines()]
    check("turns that do not lead to the view get a sentence, and the game goes on",
          len(answers) == 3 and "do not lead" in answers[1].get("error", "") and "move" in answers[2], answers)


# --------------------------------------------------------------------------------------------------------- training

def training():
    short = ["train", "ark", "--games", "40", "--search-games", "9", "--iterations", "3", "--passes", "2", "--folder"]
    runs = [run(*short, name) for name in ("once", "again")]
    nets = [pathlib.Path(work.name, name, "ark.net") for name in ("once", "again")]
    size = (ROOT / "ai/weights/ark.net").stat().st_size
    check("a short course makes a net as large as the program's own",
          all(done.returncode == 0 for done in runs) and nets[0].stat().st_size == size, runs)
    check("the same command makes the same net", nets[0].read_bytes() == nets[1].read_bytes())
    check("another seed makes another net",
          run(*short, "other", "--seed", "2").returncode == 0
          and pathlib.Path(work.name, "other", "ark.net").read_bytes() != nets[0].read_bytes())
    habits = run("train", "habits", "--games", "6", "--search-games", "4", "--iterations", "10", "--passes", "2", "--folder", "habits")
    check("habits are learned by watching", habits.returncode == 0
          and pathlib.Path(work.name, "habits", "habits.net").stat().st_size == (ROOT / "ai/weights/habits.net").stat().st_size, habits)
    long = subprocess.Popen([PROGRAM, "train", "bar", "--folder", "long"], cwd=work.name, stderr=subprocess.PIPE)
    kept = pathlib.Path(work.name, "long", "bar-2.training")
    end = time.time() + PATIENCE
    while not kept.exists() and time.time() < end:
        time.sleep(0.1)
    long.send_signal(signal.SIGINT)
    told = long.communicate(timeout=PATIENCE)[1].decode()
    check("a course that is interrupted says how it goes on",
          long.returncode == 1 and "The same command goes on" in told and not pathlib.Path(work.name, "long", "bar.net").exists(), told)


def main():
    for stage in (wrong_usage, own_players, judgement, early_ends, programs, misbehaviour, nobody_is_left_behind, lines, training):
        try:
            stage()
        except Exception:  # the others are still worth running
            check(f"{stage.__name__} ran to its end", False, traceback.format_exc())
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
