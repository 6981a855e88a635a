"""What a server keeps, saved while it runs, checked, and brought back: `menagerie backup` and `menagerie restore`."""

import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import threading

from server.accounts import login
from server.games import seated, verified
from server.player import play_on
from server.restarts import come_back
from server.seats import BAR
from server.serving import PROGRAM, ROOT, Server
from server.tally import check


def menagerie(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=120, check=False)


def beside(server, name):
    return pathlib.Path(server.folder).with_name(f"{pathlib.Path(server.folder).name}-{name}")


def refuses(sentence, answer, *words):
    said = answer.stderr
    check(sentence, answer.returncode == 1 and not answer.stdout and all(word in said for word in words) and said.startswith("menagerie"), answer)


def played_out(server, spec):
    table, players, _ = seated(server, 2, spec)
    play_on(table, players, random.Random(table))
    return table


def record(server, table):
    return server.ask("GET", f"/api/v1/tables/{table}/record").text


def saved_and_brought_back(server):
    over = [played_out(server, dict(BAR, players=2)), played_out(server, {"game": "ark", "players": 2})]
    table, players, _ = seated(server, 2, dict(BAR, players=2))
    chance = random.Random(7)
    play_on(table, players, chance, until=lambda now: now["version"] >= 9)
    records = {each: record(server, each) for each in over}
    before = players[0].join(table)
    copy, back = beside(server, "copy.db"), beside(server, "back")

    ended = threading.Event()
    others = threading.Thread(target=lambda: [played_out(server, dict(BAR, players=2)) for _ in iter(ended.is_set, True)])
    others.start()
    answer = menagerie("backup", copy, "--data", server.folder)
    ended.set()
    others.join()
    check("a copy is made while games are played", answer.returncode == 0 and str(copy) in answer.stdout and "finished games replayed" in answer.stdout, answer)
    check("it is one file, for its owner's eyes", os.stat(copy).st_mode & 0o777 == 0o600 and not list(copy.parent.glob(copy.name + "?*")),
          list(copy.parent.glob(copy.name + "*")))
    kept = copy.read_bytes()
    refuses("a file that is there is not written over", menagerie("backup", copy, "--data", server.folder), "there already")
    check("and stays as it was", copy.read_bytes() == kept)
    refuses("nothing is brought back under a running server", menagerie("restore", copy, "--data", server.folder, "--replace"), "another server has it open")

    answer = menagerie("restore", copy, "--data", back)
    check("the copy is brought back into an empty folder", answer.returncode == 0 and "tables" in answer.stdout, answer)
    check("and may be used again", copy.read_bytes() == kept)
    other = Server(back)
    try:
        check("every record is the same, byte for byte", all(record(other, each) == text and verified(text)[0] for each, text in records.items()))
        for player in players:
            player.server = other
        come_back(players, table, 4)
        after = players[0].tables[table].now
        check("a game that was on is where it was", all(before[name] == after[name] for name in ("position", "legal", "turn", "state")), after)
        play_on(table, players, chance)
        check("and is played to its end", verified(record(other, table))[0])
    finally:
        check("the server on the copy stops with 0", other.end() == 0)

    refuses("a store that is there is not replaced", menagerie("restore", copy, "--data", back), "already", "--replace")
    answer = menagerie("restore", copy, "--data", back, "--replace")
    aside = list(back.glob("menagerie.db.before-*"))
    check("with --replace it is set aside", answer.returncode == 0 and len([each for each in aside if not each.name.endswith(("-wal", "-shm"))]) == 1, (answer, aside))
    set_aside = next(each for each in aside if not each.name.endswith(("-wal", "-shm")))
    check("and holds what it held", sqlite3.connect(set_aside).execute("SELECT state FROM game_table WHERE id = ?", (table,)).fetchone() == (2,))


def damaged(path, sql):
    """The copy with a change that only whoever reads the games can notice."""
    database = sqlite3.connect(path)
    changed = database.execute(sql).rowcount
    database.commit()
    database.close()
    assert changed == 1, sql


FIRST_GAME = "(SELECT number FROM game_table WHERE state = 2 ORDER BY number LIMIT 1)"
DAMAGES = {
    "a move that is not legal": f"UPDATE entry SET text = 'unicorn' WHERE game = {FIRST_GAME} AND version = (SELECT min(version) FROM entry WHERE game = {FIRST_GAME} AND what = 'move')",
    "a move of another seat": f"UPDATE entry SET seat = 1 - seat WHERE game = {FIRST_GAME} AND version = (SELECT max(version) FROM entry WHERE game = {FIRST_GAME} AND what = 'move')",
    "a missing entry": f"DELETE FROM entry WHERE game = {FIRST_GAME} AND version = 3",
    "a missing end": f"DELETE FROM entry WHERE game = {FIRST_GAME} AND version = (SELECT max(version) FROM entry WHERE game = {FIRST_GAME})",
    "another seed": f"UPDATE game_table SET seed = replace(replace(seed, '0', 'x'), 'x', '1') || '' WHERE number = {FIRST_GAME}",
    "a seat that is not there": f"UPDATE entry SET seat = 9 WHERE game = {FIRST_GAME} AND version = 1",
    "an entry nobody knows": f"UPDATE entry SET what = 'dance' WHERE game = {FIRST_GAME} AND version = 1",
    "a spec nobody can read": f"UPDATE game_table SET spec = 'no' WHERE number = {FIRST_GAME}",
}


def damage(server):
    played_out(server, dict(BAR, players=2))
    good, bad, empty = beside(server, "good.db"), beside(server, "bad.db"), beside(server, "empty")
    assert menagerie("backup", good, "--data", server.folder).returncode == 0
    for name, sql in DAMAGES.items():
        shutil.copy(good, bad)
        damaged(bad, sql)
        answer = menagerie("restore", bad, "--data", empty)
        refuses(f"{name} is noticed", answer, "nothing was changed", "table")
    check("and nothing was brought back", not empty.exists())
    bad.write_bytes(good.read_bytes()[:-8192])
    refuses("half a file is noticed", menagerie("restore", bad, "--data", empty), "nothing was changed")
    bad.write_text("Dear aunt! " * 500)
    refuses("a letter is no copy", menagerie("restore", bad, "--data", empty), "not a database")
    refuses("a file that is not there is no copy", menagerie("restore", beside(server, "nowhere"), "--data", empty), "no file")
    refuses("a folder without a store cannot be saved", menagerie("backup", beside(server, "new.db"), "--data", empty), "no store", "--data")
    refuses("nor can a copy be put where nobody may write", menagerie("backup", "/proc/copy.db", "--data", server.folder), "/proc")
    check("nothing is left behind", not beside(server, "new.db").exists() and not list(good.parent.glob("*.partial*")), list(good.parent.iterdir()))
    check("wrong usage is 2", menagerie("backup").returncode == menagerie("restore", "a", "b").returncode == 2)
    check("both explain themselves", all("--data" in menagerie(verb, "--help").stdout for verb in ("backup", "restore")))


def stopped(server):
    copy = beside(server, "stopped.db")
    process = subprocess.Popen([PROGRAM, "backup", str(copy), "--data", server.folder], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=60)
    whole = process.returncode == 0 and copy.exists()
    rest = list(copy.parent.glob("*.partial*"))
    check("Ctrl-C leaves a whole copy or none", (whole or (process.returncode != 0 and not copy.exists())) and not rest, (process.returncode, said, rest))


def upgraded(server):
    """A file that the program of an earlier commit has made: the dump lies beside the tests of the store."""
    old, dump = beside(server, "old"), ROOT / "tests/store/made_by_version_1"
    old.mkdir()
    database = sqlite3.connect(old / "menagerie.db")
    database.executescript(dump.with_suffix(".sql").read_text())
    database.executescript("PRAGMA application_id = 1298493025; PRAGMA user_version = 1")
    database.close()
    answer = menagerie("backup", beside(server, "old.db"), "--data", old)
    check("the store of an earlier version is saved as it is", answer.returncode == 0 and "2 tables" in answer.stdout and "1 finished games" in answer.stdout, answer)
    newer = Server(old)
    try:
        check("a newer server shows its record, byte for byte", record(newer, "fEE8elrR9k3YLuQL") == dump.with_suffix(".txt").read_text())
        check("its account signs in", login(newer, "Ada").status == 200)
        check("its unfinished game is on", newer.ask("GET", "/api/v1/tables/VQouiHRcBOlFRp5R").json["state"] == "playing")
        banned = menagerie("admin", "ban", "Ada", "--data", old)
        check("and what is new works on it", banned.returncode == 0 and login(newer, "Ada").status == 403, banned)
    finally:
        check("it stops with 0", newer.end() == 0)


def caught(copy, server):
    """A backup stopped in the middle; none: it was faster."""
    process = subprocess.Popen([PROGRAM, "backup", str(copy), "--data", server.folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None and not list(copy.parent.glob(f"{copy.name}.partial-??????")):
        pass
    process.send_signal(signal.SIGSTOP)
    if list(copy.parent.glob(f"{copy.name}.partial-??????")):
        return process
    process.kill()
    process.wait()
    copy.unlink(missing_ok=True)
    return None


def killed(server):
    folder = beside(server, "copies")
    folder.mkdir()
    copy = folder / "monday.db"
    process = next(each for each in (caught(copy, server) for _ in range(100)) if each)
    under_way = set(folder.iterdir())
    answer = menagerie("backup", folder / "tuesday.db", "--data", server.folder)
    check("a backup leaves the files of another one alone that is under way", answer.returncode == 0 and "removed" not in answer.stderr and under_way <= set(folder.iterdir()), answer)
    process.kill()
    process.wait()
    check("one that is killed leaves its file", any(".partial-" in each.name for each in folder.iterdir()), list(folder.iterdir()))
    answer = menagerie("backup", folder / "wednesday.db", "--data", server.folder)
    check("the next one removes it and says so", answer.returncode == 0 and "removed" in answer.stderr and "monday.db.partial-" in answer.stderr, answer)
    check("nothing but the copies is left", {each.name for each in folder.iterdir()} == {"tuesday.db", "wednesday.db"}, list(folder.iterdir()))


PARTS = (upgraded, saved_and_brought_back, damage, stopped, killed)
