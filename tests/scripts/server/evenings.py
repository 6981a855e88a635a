"""After a game, and games that end early: rematch, return game, giving up."""

import random

from server.chance import Record
from server.fold import FIRST, SECOND
from server.games import seated, verified
from server.player import Player, play_on
from server.seats import BAR, refused
from server.tally import check


def take_seats(table, persons):
    """Everybody joins and sits down where a seat is kept; the players by seat."""
    for person in persons:
        if person.join(table)["seat"] is None:
            answer = person.command("sit", table)
            assert answer["t"] == "entry", answer
    for person in persons:
        person.when(table, "playing")
    return sorted(persons, key=lambda person: person.join(table)["seat"])


def rematch(server):
    table, players, watcher = seated(server, 3, dict(BAR, players=3))
    check("no rematch during a game", refused(players[0].command("rematch", table), "not_now"))
    chance = random.Random(3)
    play_on(table, players, chance)
    check("a watcher asks for none", refused(watcher.command("rematch", table), "not_seated"))
    entry = players[1].command("rematch", table)
    players[0].quiet()
    following = players[0].tables[table].now["next"]
    check("a player asks for a rematch, and all are told where it is", entry["what"] == "next" and entry["table_next"] == following, entry)
    check("once", refused(players[2].command("rematch", table), "not_now"))
    stranger = Player(server, "Stranger")
    kept = [seat for seat in stranger.join(following)["seats"] if seat["kind"] == "reserved"]
    check("the seats are kept for the others", len(kept) == 2 and refused(stranger.command("sit", following), "full", "not_now", "banned"), kept)
    again = take_seats(following, players)
    check("the next seat begins: it is the first of the rematch", again == players[1:] + players[:1], [player.name for player in again])
    wins = again[0].tables[following].now["match"]["wins"]
    won = [player.name for player, count in zip(again, wins) if count]
    check("the evening's wins are counted", won and set(won) == {players[seat].name for seat in players[0].tables[table].now["winners"]}, wins)
    play_on(following, again, chance)
    check("and it is played", again[0].tables[following].now["winners"])


def return_game(server):
    table, players, _ = seated(server, 2, {"game": "beasty", "cards": "mix", "players": 2})
    chance = random.Random(8)
    play_on(table, players, chance)
    first = Record(server.ask("GET", f"/api/v1/tables/{table}/record").text)
    entry = players[0].command("rematch", table, **{"return": True})
    back = take_seats(entry["table_next"], players)
    check("in the return game the next seat begins", back == players[1:] + players[:1])
    left_out = [[a if b in deck else b for a, b in zip(FIRST, SECOND)]
                for deck in (next(move.split()[1:] for turn_of, move in first.turns if turn_of == seat) for seat in (1, 0))]
    now = back[0].tables[entry["table_next"]].now
    check("everybody plays with what was left out", now["spec"]["decks"] == left_out and now["position"]["phase"] == "play", now["spec"])
    check("the first game's score is there, by the new seats",
          now["match"]["first"] == table and [score["guests"] for score in now["match"]["scores"]]
          == [score["guests"] for score in reversed(players[0].tables[table].now["score"]["players"])], now["match"])
    play_on(entry["table_next"], back, chance)
    end = back[0].tables[entry["table_next"]].now
    sums = [(mine["guests"] + before["guests"], mine["points"] + before["points"])
            for mine, before in zip(end["score"]["players"], end["match"]["scores"])]
    check("the match is won by the guests of both games, then the points (S7)",
          end["match_winners"] == [seat for seat in (0, 1) if sums[seat] == max(sums)], (end["match_winners"], sums))
    holds, said = verified(text := server.ask("GET", f"/api/v1/tables/{entry['table_next']}/record").text)
    check("its record has the decks and holds", holds and Record(text).decks == left_out, said)
    bar, pair, _ = seated(server, 2, dict(BAR, players=2))
    pair[0].command("resign", bar)
    check("only the mix has a return game", refused(pair[1].command("rematch", bar, **{"return": True}), "not_now", "illegal", "bad_message"))


def giving_up(server):
    table, (one, two), _ = seated(server, 2, dict(BAR, players=2))
    entry = two.command("resign", table)
    check("with two players giving up ends the game", entry["state"] == "over" and entry["winners"] == [0], entry)
    check("and cannot be taken back", refused(two.command("back", table), "not_now"))
    text = server.ask("GET", f"/api/v1/tables/{table}/record").text
    check("its record is unfinished, and holds", verified(text)[0] and Record(text).result == "unfinished", text)
    table, players, _ = seated(server, 3, dict(BAR, players=3))
    check("with three the game goes on", players[2].command("resign", table)["state"] == "playing")
    check("a bot has the seat, for good", refused(players[2].command("back", table), "not_now") and players[0].join(table)["seats"][2]["left"])
    play_on(table, players[:2] + [None], random.Random(4))
    end = players[0].tables[table].now
    text = server.ask("GET", f"/api/v1/tables/{table}/record").text
    check("whoever left cannot win, and the record says so and holds",
          2 not in end["winners"] and Record(text).fields["left"] == "2" and verified(text)[0], text)


PARTS = (rematch, return_game, giving_up)
