"""Guests and accounts over HTTP: made, signed in, recovered, listed, exported, deleted; and names."""

from server.pages import is_error
from server.player import Player
from server.tally import check
from server.wire import Closed, Wire

PASSWORD = "correct horse"
places = (f"198.51.100.{number}" for number in range(1, 255))  # every request from another place, but where limits are tried


def api(server, method, path, body=None, token=None, place=None):
    return server.ask(method, "/api/v1/" + path, body, token, X_Forwarded_For=place or next(places))


def guest(server, name=None):
    return api(server, "POST", "guest", {"name": name} if name else {}).json


def account(server, name):
    """A new account: its first token and its recovery code."""
    token = guest(server, name)["token"]
    answer = api(server, "POST", "register", {"name": name, "password": PASSWORD}, token)
    assert answer.status == 200, answer
    return token, answer.json["recovery"]


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
                                    ("markup is a text like others", "<b>&amp;", "<b>&amp;")):
        answer = named(given)
        check(sentence, answer.status == 200 and answer.json["person"]["name"] == wanted, answer)
    for sentence, name in (("an empty name", ""), ("a name of spaces", "   "), ("a name nobody can see", "\u202e\u200f"),
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
    table = api(server, "POST", "tables", {"game": "ark", "players": 2}, token).json["table"]
    answer = api(server, "POST", "register", {"name": "Cem", "password": PASSWORD}, token)
    check("a guest becomes an account with the same id, and gets a code to write down",
          answer.status == 200 and answer.json["person"] == {"id": before, "name": "Cem", "guest": False} and answer.json["recovery"], answer)
    games = api(server, "GET", "me/games", token=token).json["games"]
    check("and keeps its games", [game["table"] for game in games] == [table] and games[0]["seat"] == 0, games)
    check("once only", is_error(api(server, "POST", "register", {"name": "Cem2", "password": PASSWORD}, token), 409))
    check("an account keeps its name", is_error(api(server, "PATCH", "me", {"name": "Dee"}, token), 409))
    check("without a guest there is nothing to register", is_error(api(server, "POST", "register", {"name": "Z", "password": PASSWORD}), 401))
    check("signing in gives another session", knows(server, login(server, "cem").json["token"]) and knows(server, token))


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
    token = guest(server)["token"]
    statuses = [api(server, "POST", "tables", {"game": "ark", "players": 2}, token, place="192.0.2.3").status for _ in range(100)]
    check("many tables from one place are 429", statuses[0] == 200 and statuses[-1] == 429, statuses)


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
    check("a new password holds, and ends the other sessions",
          answer.status == 204 and login(server, "Fay").status == 401 and login(server, "Fay", PASSWORD + "2").status == 200
          and knows(server, second) and not knows(server, token), answer)


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
    player.api("POST", "register", {"name": "Hal", "password": PASSWORD})
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


PARTS = (guests, names, registration, no_enumeration, limits, sessions, recovery, export_and_deletion)
