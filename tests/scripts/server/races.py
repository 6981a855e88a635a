"""Accounts while two things happen at once: passwords change while people sign in, codes and registrations are used twice.

Hashing a password takes long, so requests that are sent together are all verified before the first of them is stored.
"""

import threading

from websockets.exceptions import InvalidState

from server.accounts import PASSWORD, account, api, guest, knows, login
from server.player import Player
from server.tally import check, wait_until
from server.wire import Closed, Refused, Wire

ROUNDS = 8


def together(*requests):
    """Sends all of them at the same moment, each in a thread, and gives back their answers in order."""
    answers, start = [None] * len(requests), threading.Barrier(len(requests))

    def send(number):
        start.wait()
        answers[number] = requests[number]()

    threads = [threading.Thread(target=send, args=(number,)) for number in range(len(requests))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def old_password(server):
    """Who signs in by the old password while it is changed is out afterwards."""
    for number in range(ROUNDS):
        name = f"Racer{number}"
        token, _ = account(server, name)
        changed, *answers = together(lambda: api(server, "POST", "me/password", {"old": PASSWORD, "password": PASSWORD + "2"}, token),
                                     *[lambda: login(server, name)] * 6)
        assert changed.status == 200, changed
        check("who signs in by the old password while it is changed is answered 200 or 401", {answer.status for answer in answers} <= {200, 401}, answers)
        inside = [answer for answer in answers if answer.status == 200 and knows(server, answer.json["token"])]
        check("and is out afterwards, as is the owner's old session", not inside and not knows(server, token), inside)
        check("the owner is in, by a new session", knows(server, changed.json["token"]))


def two_changes(server):
    token, _ = account(server, "Twice")
    answers = together(*[lambda new=new: api(server, "POST", "me/password", {"old": PASSWORD, "password": PASSWORD + new}, token) for new in "AB"])
    fine = [answer for answer in answers if answer.status == 200]
    check("of two new passwords at once one holds, the other is 409 or, with its session ended, 401",
          len(fine) == 1 and {answer.status for answer in answers} <= {200, 401, 409}, answers)
    holds = [new for new in "AB" if login(server, "Twice", PASSWORD + new).status == 200]
    check("and it is the one that was acknowledged", len(holds) == 1 and answers["AB".index(holds[0])].status == 200, (holds, answers))


def thief(server):
    """A stolen session makes tokens in a loop while the owner recovers."""
    stolen, code = account(server, "Owner")
    for number in range(ROUNDS):
        made, ended = [], threading.Event()

        def steal():
            while not ended.is_set():
                answer = api(server, "POST", "me/tokens", {"label": "mine"}, stolen)
                if answer.status == 200:
                    made.append(answer.json["token"])

        threads = [threading.Thread(target=steal) for _ in range(3)]
        for thread in threads:
            thread.start()
        recovered = api(server, "POST", "recover", {"name": "Owner", "code": code, "password": PASSWORD})
        ended.set()
        for thread in threads:
            thread.join()
        assert recovered.status == 200, recovered
        inside = [token for token in made if knows(server, token)]
        check(f"round {number}: no token that a thief makes survives a recovery", made and not inside, (len(made), len(inside)))
        code, stolen = recovered.json["recovery"], recovered.json["token"]


def one_code(server):
    _, code = account(server, "Oncer")
    answers = together(*[lambda: api(server, "POST", "recover", {"name": "Oncer", "code": code, "password": PASSWORD})] * 5)
    check("a recovery code that is used five times at once works once",
          sorted(answer.status for answer in answers) == [200, 401, 401, 401, 401], answers)


def two_registrations(server):
    for number in range(ROUNDS):
        token = guest(server)["token"]
        names = [f"Twin{number}{letter}" for letter in "ab"]
        answers = together(*[lambda name=name: api(server, "POST", "register", {"name": name, "password": PASSWORD}, token) for name in names])
        check("of two registrations of a guest at once one wins, the other is 409",
              sorted(answer.status for answer in answers) in ([200, 409], [200, 401]), answers)
        won = next(name for name, answer in zip(names, answers) if answer.status == 200)
        check("and only the winner's name can sign in", [login(server, name).status for name in names] == [200 if name == won else 401 for name in names])


def one_name(server):
    tokens = [guest(server)["token"] for _ in range(4)]
    answers = together(*[lambda token=token: api(server, "POST", "register", {"name": "Unique", "password": PASSWORD}, token) for token in tokens])
    check("a name that four guests want at once goes to one", sorted(answer.status for answer in answers) == [200, 409, 409, 409], answers)
    check("the others are guests still", sum(knows(server, token) for token in tokens) == 3)


def deletion(server):
    token, _ = account(server, "Leaver")
    second = login(server, "Leaver").json["token"]
    changed, deleted = together(lambda: api(server, "POST", "me/password", {"old": PASSWORD, "password": PASSWORD + "2"}, token),
                                lambda: api(server, "DELETE", "me", {"password": PASSWORD}, second))
    check("of a deletion and a new password at once one is done", (changed.status == 200) != (deleted.status == 204), (changed, deleted))
    check("and the other is 401 or 409", {changed.status, deleted.status} - {200, 204} <= {401, 409}, (changed, deleted))
    check("what was acknowledged holds", (login(server, "Leaver", PASSWORD + "2").status == 200) == (changed.status == 200))


def is_closed(wire):
    try:
        wire.quiet()
        return False
    except (Closed, OSError, InvalidState):
        return True


def is_theirs(wire):
    try:
        return wire.next()["person"] is not None
    except (Closed, OSError):
        return False


def connections(server):
    """A connection that is made while its session ends does not outlive it."""
    token, _ = account(server, "Socket")
    for number in range(ROUNDS):
        wires, ended = [], threading.Event()

        def connect():
            while not ended.is_set():
                try:
                    wires.append(Wire(server, token, **{"X-Forwarded-For": f"203.0.113.{number}"}))
                except (Refused, OSError, EOFError):
                    continue

        thread = threading.Thread(target=connect)
        thread.start()
        old = PASSWORD + str(number or "")
        changed = api(server, "POST", "me/password", {"old": old, "password": PASSWORD + str(number + 1)}, token)
        ended.set()
        thread.join()
        left = [wire for wire in wires if is_theirs(wire) and not wait_until(lambda wire=wire: is_closed(wire))]
        for wire in wires:
            wire.drop()
        check(f"round {number}: no connection of the person is left", changed.status == 200 and not left, (changed, len(left), len(wires)))
        token = changed.json["token"]


def deleted_meanwhile(server):
    """Requests of a person who is being deleted succeed or are 401, and nothing else."""
    for _ in range(ROUNDS):
        player = Player(server, "Ghost")
        answers = together(lambda: api(server, "DELETE", "me", token=player.token),
                           *[lambda: api(server, "POST", "me/tokens", {"label": "x"}, player.token)] * 2,
                           *[lambda: api(server, "POST", "tables", {"game": "ark", "players": 2, "open": True}, player.token)] * 6,
                           lambda: api(server, "PATCH", "me", {"name": "Casper"}, player.token),
                           lambda: api(server, "GET", "me/games", token=player.token))
        check("requests of a person who is deleted meanwhile are done or 401",
              answers[0].status == 204 and {answer.status for answer in answers[1:]} <= {200, 401}, answers)
        check("and no table of theirs is left open", wait_until(lambda host=player.id: host not in server.ask("GET", "/api/v1/lobby").text))


PARTS = (old_password, two_changes, thief, one_code, two_registrations, one_name, deletion, connections, deleted_meanwhile)
