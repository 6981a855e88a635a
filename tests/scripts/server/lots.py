"""Lots: cards from a seed that nobody chose, and the proof of it in the record."""

import os
import random

from server.chance import Record, commitment, lot_of
from server.games import dealt_otherwise, verified
from server.player import Player, play_on
from server.seats import BAR, refused
from server.tally import check


def table_with_lots(server, spec, secrets):
    """A table where each seat with a secret has shown its lot; the host has not started it."""
    players = [Player(server, f"Player {seat}") for seat in range(len(secrets))]
    table = players[0].make(**spec, players=len(secrets), begin="host")
    for player in players:
        player.join(table)
    for player in players[1:]:
        player.command("sit", table)
    for player, secret in zip(players, secrets):
        if secret:
            entry = player.command("lot", table, lot=lot_of(secret))
            assert entry["t"] == "entry", entry
    return table, players


def proof(server):
    for spec in (BAR, {"game": "beasty", "cards": "mix", "variant": "points"}, {"game": "ark"}):
        title = " ".join(str(value) for value in spec.values())
        secrets = [os.urandom(32), None, os.urandom(32)]
        table, players = table_with_lots(server, spec, secrets)
        shown = players[1].join(table)
        check(f"{title}: all see the commitment and the lots before the deal",
              shown["lots"] == [{"seat": seat, "lot": lot_of(secrets[seat])} for seat in (0, 2)] and len(shown["commitment"]) == 64, shown["lots"])
        check(f"{title}: at the start the lots are drawn", players[0].command("start", table)["state"] == "drawing")
        for seat in (2, 0):
            players[seat].command("reveal", table, secret=secrets[seat].hex())
        for player in players:
            player.when(table, "playing")
        play_on(table, players, random.Random(title))
        text = server.ask("GET", f"/api/v1/tables/{table}/record").text
        record = Record(text)
        check(f"{title}: the record has every lot and its secret",
              record.lots == [[str(seat), lot_of(secrets[seat]), secrets[seat].hex()] for seat in (0, 2)], text[:900])
        check(f"{title}: the host's seed fits the commitment shown before the lots", commitment(record.host_seed()) == shown["commitment"])
        check(f"{title}: the seed is made of the host's and the secrets", record.seed == record.seed_of_lots())
        wrong = dealt_otherwise(record, table, players)
        check(f"{title}: the cards come from that seed", not wrong, wrong)
        holds, said = verified(text)
        check(f"{title}: menagerie verify agrees", holds, said)
        other = text.replace(secrets[0].hex(), os.urandom(32).hex())
        check(f"{title}: and not with another secret", not verified(other)[0])


def rules_of_drawing(server):
    secret = os.urandom(32)
    table, (host, guest) = table_with_lots(server, BAR, [secret, None])
    watcher = Player(server, "Watcher")
    watcher.join(table)
    check("a lot is 64 hexadecimal digits", refused(guest.command("lot", table, lot="zz"), "bad_message"))
    check("a watcher has no lot", refused(watcher.command("lot", table, lot="0" * 64), "not_seated"))
    check("nothing is revealed before the start", refused(host.command("reveal", table, secret=secret.hex()), "not_now"))
    guest.command("lot", table, lot="0" * 64)
    guest.command("stand", table)
    check("whoever stands up takes the lot along", [lot["seat"] for lot in host.join(table)["lots"]] == [0])
    guest.command("sit", table)
    host.command("start", table)
    guest.when(table, "drawing")
    check("no lot after the start", refused(guest.command("lot", table, lot="0" * 64), "not_now"))
    check("no reveal without a lot", refused(guest.command("reveal", table, secret=secret.hex()), "not_now", "illegal", "no_such_thing"))
    check("the secret must be that of the lot", refused(host.command("reveal", table, secret=os.urandom(32).hex()), "illegal"))
    check("the right one is taken", host.command("reveal", table, secret=secret.hex())["what"] == "reveal")
    check("and then the cards are dealt", guest.when(table, "playing")["position"] is not None)


PARTS = (proof, rules_of_drawing)
