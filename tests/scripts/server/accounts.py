"""Guests and accounts over HTTP: made, signed in, recovered, listed, exported, deleted; and names."""

import itertools

from server.pages import is_error
from server.player import Player
from server.serving import sqlite
from server.tally import check, wait_until
from server.wire import Closed, Wire

PASSWORD = "correct horse"
places = (f"198.{18 + number // 65536}.{number // 256 % 256}.{number % 256}" for number in itertools.count(1))  # every request from another place, but where limits are tried


def api(server, method, path, body=None, token=None, place=None):
    return server.ask(method, "/api/v1/" + path, body, token, X_Forwarded_For=place or next(places))


def guest(server, name=None):
    return api(server, "POST", "guest", {"name": name} if name else {}).json


def account(server, name):
    """A new account: the token of its session and its recovery code."""
    token = guest(server, name)["token"]
    answer = api(server, "POST", "register", {"name": name, "password": PASSWORD}, token)
    assert answer.status == 200, answer
    return answer.json["token"], answer.json["recovery"]


def login(server, name, password=PASSWORD):
    return api(server, "POST", "login", {"name": name, "password": password})


def knows(server, token):
    return api(server, "GET", "me", token=token).status == 200


def guests(server):
    made = guest(server, "Ada")
    check("a guest gets an id, the name and a token",
          made["person"]["name"] == "Ada" and made["person"]["guest"] is True and made["person"]["id"] and made["token"], made)
    check("a guest without a name gets one", guest(server)["person"]["name"])
    check("me is that guest", api(server, "GET", "me", token=made["token"]).json == {"person": made["person"]})
    check("me without a session is 401", is_error(api(server, "GET", "me"), 401, "no_session"))
    check("me with a wrong token is 401", is_error(api(server, "GET", "me", token="x" * 43), 401, "no_session"))
    for path in ("me/games", "me/sessions", "me/export"):
        check(f"{path} without a session is 401", is_error(api(server, "GET", path), 401))
    answer = api(server, "PATCH", "me", {"name": "Bea"}, made["token"])
    check("a guest changes its name", answer.json["person"]["name"] == "Bea" and answer.json["person"]["id"] == made["person"]["id"], answer)
    check("a table needs a session", is_error(api(server, "POST", "tables", {"game": "ark", "players": 2}), 401))
    answer = api(server, "POST", "logout", None, made["token"])
    check("logging out ends the session", answer.status == 204 and not knows(server, made["token"]), answer)


def names(server):
    token = guest(server)["token"]

    def named(name):
        return api(server, "PATCH", "me", {"name": name}, token)

    for sentence, given, wanted in (("the Arabic yeh and kaf of a name become the Persian ones", "علي كريم", "علی کریم"),
                                    ("bidi controls are taken out of a name", "a\u202eb\u2066c\u200f", "abc"),
                                    ("so are control characters", "a\u0000\u001b[b", "a[b"),
                                    ("spaces are trimmed and become one", "  a \u00a0  b ", "a b"),
                                    ("a joiner within a Persian word stays", "می\u200cروم", "می\u200cروم"),
                                    ("blanks that are letters are taken out of it", "\u3164\u2800a\u115f\u1160\uffa0", "a"),
                                    ("so are selectors, tags and the grapheme joiner", "a\ufe0f\U000e0100\U000e0041\u034fb", "ab"),
                                    ("a joiner between Latin letters is too", "a\u200cd\u200da", "ada"),
                                    ("a letter keeps three marks", "x" + "\u0302" * 20, "x" + "\u0302" * 3),
                                    ("marks of words stay", "مُحَمَّد Nguyễn", "مُحَمَّد Nguyễn"),
                                    ("markup is a text like others", "<b>&amp;", "<b>&amp;")):
        answer = named(given)
        check(sentence, answer.status == 200 and answer.json["person"]["name"] == wanted, answer)
    for sentence, name in (("an empty name", ""), ("a name of spaces", "   "), ("a name nobody can see", "\u202e\u200f"),
                           ("a name of blanks", "\u2800\u3164 \ufe0f"), ("a name of marks", "\u0301\u0302"),
                           ("a name of a hundred letters", "x" * 100), ("no name at all", None)):
        check(f"{sentence} is refused", is_error(named(name), 400, "bad_name"), named(name))
    check("a name that is a number is refused", is_error(named(5), 400, "bad_message"), named(5))
    account(server, "Kelly کی")
    again = api(server, "POST", "register", {"name": "KELLY كي", "password": PASSWORD}, token)
    check("two accounts cannot differ only in capitals or in yeh and kaf", is_error(again, 409, "name_taken"), again)


def registration(server):
    token = guest(server, "Cem")["token"]
    for password in ("short", "x" * 201, None, 12345678):
        answer = api(server, "POST", "register", {"name": "Cem", "password": password}, token)
        code = "bad_message" if isinstance(password, int) else "bad_password"
        check(f"the password {str(password)[:8]} is refused", is_error(answer, 400, code), answer)
    before = api(server, "GET", "me", token=token).json["person"]["id"]
    robot = api(server, "POST", "me/tokens", {"label": "robot"}, token).json["token"]
    table = api(server, "POST", "tables", {"game": "ark", "players": 2}, token).json["table"]
    answer = api(server, "POST", "register", {"name": "Cem", "password": PASSWORD}, token)
    check("a guest becomes an account with the same id, and gets a code to write down",
          answer.status == 200 and answer.json["person"] == {"id": before, "name": "Cem", "guest": False} and answer.json["recovery"], answer)
    check("and a new session in place of the guest's sessions and tokens",
          answer.json["token"] in answer.headers["set-cookie"] and not knows(server, token) and not knows(server, robot) and knows(server, answer.json["token"]), answer)
    token = answer.json["token"]
    games = api(server, "GET", "me/games", token=token).json["games"]
    check("and keeps its games", [game["table"] for game in games] == [table] and games[0]["seat"] == 0, games)
    check("once only", is_error(api(server, "POST", "register", {"name": "Cem2", "password": PASSWORD}, token), 409))
    check("an account keeps its name", is_error(api(server, "PATCH", "me", {"name": "Dee"}, token), 409))
    check("without a guest there is nothing to register", is_error(api(server, "POST", "register", {"name": "Z", "password": PASSWORD}), 401))
    check("signing in gives another session", knows(server, login(server, "cem").json["token"]) and knows(server, token))


def weak_passwords(server):
    token, code = account(server, "Wim de Vries")
    newcomer = guest(server, "Wil")["token"]

    def registers(password, name="Wil"):
        return api(server, "POST", "register", {"name": name, "password": password}, newcomer)

    for sentence, password in (("one of the most common passwords", "Password1"), ("eight spaces", " " * 8), ("a row of digits", "12345678"),
                               ("a short pattern", "abcabcabca"), ("a row of keys", "QWERTYUIOP")):
        answer = registers(password)
        check(f"{sentence} is refused", is_error(answer, 400, "common_password") and len(answer.json["error"]) > 20, answer)
    answer = registers("wil the brave", "Wil the Brave")
    check("a name is no password", is_error(answer, 400, "common_password"), answer)
    answer = registers("رمز۷ها")
    check("six Persian letters are too few, though they are 12 bytes", is_error(answer, 400, "bad_password"), answer)
    check("nothing of this made an account", api(server, "GET", "me", token=newcomer).json["person"]["guest"] is True)
    answer = api(server, "POST", "me/password", {"old": PASSWORD, "password": "iloveyou"}, token)
    check("the password is not changed to a common one", is_error(answer, 400, "common_password"), answer)
    answer = api(server, "POST", "recover", {"name": "Wim de Vries", "code": code, "password": "trustno1"})
    check("nor recovered to one", is_error(answer, 400, "common_password"), answer)
    check("the old one still holds", login(server, "Wim de Vries").status == 200 and knows(server, token))
    long = "سگ و گربه " * 20
    check("200 Persian characters are a password", registers(long).status == 200 and login(server, "Wil", long).status == 200)


def look_alikes(server):
    """Accounts whose names look the same cannot both exist."""
    account(server, "Paola")
    for sentence, twin in (("in Cyrillic letters", "Раоlа"), ("with a capital I", "PaoIa"), ("with a 1", "Pao1a"), ("in wide letters", "Ｐａｏｌａ"),
                           ("in mathematical letters", "𝐏𝐚𝐨𝐥𝐚"), ("with a blank that nobody sees", "Pa\u2800ola"), ("with a space", "Pa ola")):
        answer = api(server, "POST", "register", {"name": twin, "password": PASSWORD}, guest(server)["token"])
        check(f"a name that looks the same {sentence} is taken", is_error(answer, 409, "name_taken"), answer)
    other = api(server, "POST", "register", {"name": "Paolo", "password": PASSWORD}, guest(server)["token"])
    check("another name is not", other.status == 200, other)


def no_enumeration(server):
    account(server, "Eve")
    for path, body in (("login", {"password": "wrong wrong"}), ("recover", {"code": "AAAAA-AAAAA-AAAAA-AAAAA", "password": PASSWORD})):
        there, not_there = (api(server, "POST", path, dict(body, name=name)) for name in ("Eve", "Nobody at all"))
        same = {name: value for name, value in there.headers.items() if name != "date"}
        other = {name: value for name, value in not_there.headers.items() if name != "date"}
        check(f"{path} answers the same for a name that is there and one that is not",
              there.status == not_there.status == 401 and there.text == not_there.text and same == other, (there, not_there))


def limits(server):
    statuses = [api(server, "POST", "login", {"name": f"N{i}", "password": PASSWORD}, place="192.0.2.1") for i in range(30)]
    check("many sign-ins from one place are 429, and say when to come again",
          is_error(statuses[-1], 429, "too_fast") and int(statuses[-1].headers["retry-after"]) > 0, statuses[-1])
    check("the first few are not", statuses[0].status == statuses[4].status == 401)
    check("other places are not held up", login(server, "Nobody").status == 401)
    statuses = [api(server, "POST", "guest", {}, place="192.0.2.2").status for _ in range(60)]
    check("many guests from one place are 429", statuses[0] == 200 and statuses[-1] == 429, statuses)
    statuses = [api(server, "POST", "guest", {}, place=f"2001:db8:7:7::{i:x}").status for i in range(1, 60)]
    check("an IPv6 /64 is one place", statuses[0] == 200 and statuses[-1] == 429, statuses)
    statuses = [api(server, "POST", "guest", {}, place=f"2001:db8:8:{i % 40:x}::{i:x}").status for i in range(1, 400)]
    check("a /48 has limits too, eight times as wide", statuses[:200] == [200] * 200 and statuses[-1] == 429, statuses)
    check("another /48 is another place", api(server, "POST", "guest", {}, place="2001:db8:9::1").status == 200)
    token = guest(server)["token"]
    statuses = [api(server, "POST", "tables", {"game": "ark", "players": 2}, token, place="192.0.2.3").status for _ in range(100)]
    check("many tables from one place are 429", statuses[0] == 200 and statuses[-1] == 429, statuses)


def passwords_everywhere(server):
    """Every request that checks a password has a limit, of its place and of its account."""
    token, _ = account(server, "Lim")
    for number, (method, path, body) in enumerate((("DELETE", "me", {"password": "wrong wrong"}), ("POST", "me/recovery", {"password": "wrong wrong"}),
                                                   ("POST", "me/password", {"old": "wrong wrong", "password": PASSWORD}))):
        statuses = [api(server, method, path, body, token, place=f"192.0.2.{10 + number}").status for _ in range(15)]
        check(f"{method} {path} from one place is 429 after some tries", statuses[-1] == 429, statuses)
    statuses = [api(server, "DELETE", "me", {"password": "wrong wrong"}, token).status for _ in range(15)]
    check("and from many places too", statuses[-1] == 429, statuses)
    check("the account is still there", knows(server, token))


def owners(server):
    """Other people's wrong attempts do not lock out an owner who signed in from a place before."""
    account(server, "Own")
    home = "192.0.2.77"
    assert api(server, "POST", "login", {"name": "Own", "password": PASSWORD}, place=home).status == 200
    wrong = [api(server, "POST", "login", {"name": "Own", "password": "wrong wrong"}).status for _ in range(30)]
    check("wrong tries at a name from many places are 429", wrong[-1] == 429, wrong)
    check("from another place the owner has to wait too", login(server, "Own").status == 429)
    answer = api(server, "POST", "login", {"name": "Own", "password": PASSWORD}, place=home)
    check("from a known place the owner signs in", answer.status == 200, answer)
    guesses = [api(server, "POST", "login", {"name": "Own", "password": "wrong wrong"}, place=home).status for _ in range(30)]
    check("but nobody guesses without end there", guesses[-1] == 429, guesses)


def own_passwords(server):
    """Nor does a thief who has a session, but not the password."""
    token, _ = account(server, "Rue")
    home = "192.0.2.78"
    assert api(server, "POST", "login", {"name": "Rue", "password": PASSWORD}, place=home).status == 200
    tries = [api(server, "POST", "me/recovery", {"password": "wrong wrong"}, token).status for _ in range(15)]
    check("wrong tries with a session are 429 in the end", tries[0] == 401 and tries[-1] == 429, tries)
    answer = api(server, "POST", "me/password", {"old": PASSWORD, "password": PASSWORD + "2"}, token, home)
    check("from a known place the owner changes the password", answer.status == 200, answer)
    tries = [api(server, "DELETE", "me", {"password": "wrong wrong"}, answer.json["token"], home).status for _ in range(15)]
    check("where nobody tries without end either", tries[-1] == 429, tries)


def many_tokens(server):
    token, _ = account(server, "Tom")
    answers = [api(server, "POST", "me/tokens", {}, token) for _ in range(101)]
    check("a person has at most 100 tokens", {answer.status for answer in answers[:100]} == {200} and is_error(answers[100], 409, "not_now"), answers[100])


def long_names(server):
    """A name that no account can have is refused before anything is kept of it."""
    statuses = {api(server, "POST", "login", {"name": "x" * 15_000 + str(i), "password": PASSWORD}).status for i in range(30)}
    check("a name of 15 kB is 401", statuses == {401}, statuses)
    answer = api(server, "POST", "recover", {"name": "x" * 15_000, "code": "A" * 20, "password": PASSWORD})
    check("for a recovery too", answer.status == 401, answer)
    answer = api(server, "POST", "register", {"name": "x" * 15_000, "password": PASSWORD}, guest(server)["token"])
    check("and none is registered", is_error(answer, 400, "bad_name"), answer)


def sessions(server):
    token, _ = account(server, "Fay")
    second = login(server, "Fay").json["token"]
    program = api(server, "POST", "me/tokens", {"label": "my robot"}, second).json["token"]
    listed = api(server, "GET", "me/sessions", token=second).json["sessions"]
    check("sessions are listed, with labels, and this one is marked",
          len(listed) == 3 and sum(session["this"] for session in listed) == 1
          and [session["label"] for session in listed if session["kind"] == "token"] == ["my robot"], listed)
    check("a token is a session for a program", knows(server, program))
    check("no session shows its secret", not any(secret in str(listed) for secret in (token, second, program)), listed)
    robot = next(session for session in listed if session["kind"] == "token")
    other = guest(server)["token"]
    check("nobody ends the session of another", is_error(api(server, "DELETE", f"me/sessions/{robot['id']}", token=other), 404) and knows(server, program))
    wire = Wire(server, program)
    wire.next()
    check("a session is ended", api(server, "DELETE", f"me/sessions/{robot['id']}", token=second).status == 204 and not knows(server, program))
    check("once", is_error(api(server, "DELETE", f"me/sessions/{robot['id']}", token=second), 404))
    try:
        wire.quiet()
        check("and its open connections end with it", False, "it still answers")
    except (Closed, OSError):
        check("and its open connections end with it", True)
    answer = api(server, "POST", "me/password", {"old": "wrong wrong", "password": PASSWORD + "2"}, second)
    check("a new password needs the old one", is_error(answer, 401), answer)
    answer = api(server, "POST", "me/password", {"old": PASSWORD, "password": PASSWORD + "2"}, second)
    check("a new password holds, and ends all sessions for a new one",
          answer.status == 200 and login(server, "Fay").status == 401 and login(server, "Fay", PASSWORD + "2").status == 200
          and knows(server, answer.json["token"]) and not knows(server, second) and not knows(server, token), answer)
    check("the new session is in the cookie too", answer.json["token"] in answer.headers["set-cookie"], answer)


def idle(server):
    token, _ = account(server, "Nap")
    robot = api(server, "POST", "me/tokens", {"label": "robot"}, token).json["token"]
    listed = {session["kind"]: session for session in api(server, "GET", "me/sessions", token=token).json["sessions"]}
    days = {kind: (session["expires"] - session["seen"]) / 86_400_000 for kind, session in listed.items()}
    check("the list says when a session ends by itself", days == {"browser": 180, "token": 365}, days)
    server.end()
    for table, column, kind, age in (("session", "seen", "browser", 181), ("session", "seen", "token", 364)):
        sqlite(server, f"UPDATE {table} SET {column} = {column} - {age} * 86400000 WHERE kind = '{kind}'")
    server.start()
    check("a session that was not used for 180 days has ended", not knows(server, token))
    check("a token lasts a year", knows(server, robot))
    server.end()
    sqlite(server, "UPDATE session SET seen = seen - 366 * 86400000 WHERE kind = 'token'")
    server.start()
    check("and no longer", not knows(server, robot))


def forgotten_guests(server):
    watcher, player, young = (guest(server, name) for name in ("Watcher", "Player", "Young"))
    api(server, "POST", "tables", {"game": "ark", "players": 2}, player["token"])
    server.end()
    old = ", ".join(f"'{made['person']['id']}'" for made in (watcher, player))
    sqlite(server, f"UPDATE person SET created = created - 31 * 86400000 WHERE id IN ({old}); UPDATE session SET seen = seen - 31 * 86400000 WHERE person IN ({old})")
    server.start()
    wait_until(lambda: not knows(server, watcher["token"]))
    check("a guest who never played and was not here for 30 days is forgotten", not knows(server, watcher["token"]))
    check("one who played is not, nor one who is new", knows(server, player["token"]) and knows(server, young["token"]))


def bot_tokens(server):
    token, _ = account(server, "Rob")
    robot = api(server, "POST", "me/tokens", {"label": "robot"}, token).json["token"]
    for method, path, body in (("PATCH", "me", {"name": "X"}), ("DELETE", "me", {"password": PASSWORD}), ("GET", "me/sessions", None),
                               ("POST", "me/password", {"old": PASSWORD, "password": PASSWORD + "2"}), ("POST", "me/recovery", {"password": PASSWORD}),
                               ("POST", "me/tokens", {"label": "more"}), ("GET", "me/export", None), ("DELETE", "me/sessions/x", None),
                               ("POST", "register", {"name": "X", "password": PASSWORD})):
        answer = api(server, method, path, body, robot)
        check(f"a bot's token cannot {method} {path}", is_error(answer, 403, "bot_token"), answer)
    made = api(server, "POST", "tables", {"game": "ark", "players": 2}, robot)
    check("it makes tables", made.status == 200, made)
    check("it sees its games", api(server, "GET", "me/games", token=robot).status == 200)
    wire = Wire(server, robot)
    check("it connects as the person", wire.next()["person"]["name"] == "Rob")
    check("it ends itself", api(server, "POST", "logout", token=robot).status == 204 and not knows(server, robot) and knows(server, token))


def cookies(server):
    """A browser that signs in over another session loses that one."""
    visitor = guest(server, "Vic")
    account(server, "Wim")
    wire = Wire(server, visitor["token"])
    wire.next()
    answer = server.ask("POST", "/api/v1/login", {"name": "Wim", "password": PASSWORD}, Cookie=f"menagerie_session={visitor['token']}",
                        Origin=server.address, X_Forwarded_For=next(places))
    check("signing in over a guest's cookie ends the guest's session", answer.status == 200 and not knows(server, visitor["token"]), answer)
    try:
        wire.quiet()
        check("and its connections", False, "it still answers")
    except (Closed, OSError):
        check("and its connections", True)
    other = guest(server)["token"]
    login_by_program = api(server, "POST", "login", {"name": "Wim", "password": PASSWORD}, other)
    check("a program that signs in keeps its other tokens", login_by_program.status == 200 and knows(server, other))


def renewed_cookies(server):
    """A browser keeps a cookie for a year from its last use on, not from the sign-in on."""
    token = guest(server, "Yan")["token"]
    ask = lambda **headers: server.ask("GET", "/api/v1/me", **headers).headers.get("set-cookie", "")
    cookie = f"menagerie_session={token}"
    check("a cookie that was just given is not given again", ask(Cookie=cookie) == "")
    server.end()
    sqlite(server, "UPDATE session SET seen = seen - 7200000")
    server.start()
    given = ask(Cookie=cookie)
    check("hours later it is given for another year", given.startswith(cookie + ";") and "Max-Age=31536000" in given and "HttpOnly" in given, given)
    check("once", ask(Cookie=cookie) == "")
    server.end()
    sqlite(server, "UPDATE session SET seen = seen - 7200000")
    server.start()
    check("not to a program that sends its token", ask(Authorization=f"Bearer {token}") == "")


def new_code(server):
    token, code = account(server, "Cody")
    check("a new recovery code needs the password", is_error(api(server, "POST", "me/recovery", {"password": "wrong wrong"}, token), 401, "wrong"))
    check("a guest has none", is_error(api(server, "POST", "me/recovery", {"password": PASSWORD}, guest(server)["token"]), 409, "not_now"))
    answer = api(server, "POST", "me/recovery", {"password": PASSWORD}, token)
    check("an account gets a new recovery code", answer.status == 200 and answer.json["recovery"] != code and knows(server, token), answer)
    old = api(server, "POST", "recover", {"name": "Cody", "code": code, "password": PASSWORD})
    new = api(server, "POST", "recover", {"name": "Cody", "code": answer.json["recovery"], "password": PASSWORD})
    check("the old code is void, the new one holds", old.status == 401 and new.status == 200, (old, new))


def recovery(server):
    token, code = account(server, "Gil")
    check("a wrong code does not recover", is_error(api(server, "POST", "recover", {"name": "Gil", "code": "x", "password": PASSWORD}), 401))
    answer = api(server, "POST", "recover", {"name": "gil", "code": code, "password": "another one"})
    check("the code gives a new password and a new code, and ends all other sessions",
          answer.status == 200 and answer.json["recovery"] != code and knows(server, answer.json["token"]) and not knows(server, token)
          and login(server, "Gil", "another one").status == 200 and login(server, "Gil").status == 401, answer)
    check("a code works once", is_error(api(server, "POST", "recover", {"name": "Gil", "code": code, "password": PASSWORD}), 401))


def export_and_deletion(server):
    player, friend = Player(server, "Hal"), Player(server, "Ida")
    table = player.make(game="beasty", cards="bar", players=2)
    player.join(table), friend.join(table)
    friend.command("sit", table)
    player.when(table, "playing")
    player.say(table, "remember me")
    player.token = player.api("POST", "register", {"name": "Hal", "password": PASSWORD}).json["token"]
    everything = player.api("GET", "me/export")
    check("the export has the person, games, sessions and chat",
          everything.status == 200 and all(word in everything.text for word in ("Hal", table, "remember me", "sessions")), everything)
    check("but no password and no token", player.token not in everything.text and "argon" not in everything.text)
    friend.command("resign", table)
    check("deleting an account needs its password", is_error(player.api("DELETE", "me", {"password": "wrong wrong"}), 401))
    answer = player.api("DELETE", "me", {"password": PASSWORD})
    check("an account is deleted", answer.status == 204 and not knows(server, player.token) and login(server, "Hal").status == 401, answer)
    left = server.ask("GET", f"/api/v1/tables/{table}")
    check("its finished game stays, without the name", left.status == 200 and "Hal" not in left.text and "Ida" in left.text, left)
    token = guest(server)["token"]
    check("a guest is deleted without a password", api(server, "DELETE", "me", token=token).status == 204 and not knows(server, token))


PARTS = (guests, names, registration, weak_passwords, look_alikes, no_enumeration, limits, passwords_everywhere, owners, own_passwords, many_tokens, long_names, sessions, bot_tokens, cookies, renewed_cookies, recovery,
         new_code, export_and_deletion, idle, forgotten_guests)
