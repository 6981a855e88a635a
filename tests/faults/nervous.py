"""A table with very little time on its clocks, at which nobody moves: whoever cannot move has not thought."""

from faults.node import wait_for
from faults.tables import SharedTable, log_of, of_kind, send
from server.tally import check

BANK = 10  # seconds; whatever is tried with it takes longer


def nervous_table(nodes):
    return SharedTable(nodes, clock={"bank_s": BANK, "increment_s": 0})


def keep_trying(nervous, people):
    """Whoever is to move there tries for longer than the bank. What they are told: `done`, or the codes of refusals."""
    told = set()

    def over():
        if nervous.now()["state"] == "playing":
            player = nervous.players[nervous.now()["turn"][0]]
            told.add(send(player, nervous.next_move(player)).get("code", "done"))
        return "done" in told or nervous.now()["state"] != "playing"

    wait_for(over, BANK + 5, people)
    return told


def check_not_flagged_unjustly(title, nervous):
    """After a pause the time that was left may well be over by now, but not before."""
    wait_for(lambda: of_kind(log_of(nervous.players[0], nervous.id), "pause", "flag"))
    log = log_of(nervous.players[0], nervous.id)
    pauses, flags = of_kind(log, "pause"), of_kind(log, "flag")
    told = [(entry["what"], entry["at"], entry["clock"]) for entry in log[-3:]]
    check(f"{title}: a table with less time than that has one pause", len(pauses) == 1, told)
    clock = (pauses or log)[-1]["clock"]
    over = clock["since"] + clock["grace_ms"] + BANK * 1000
    check(f"{title}: and nobody's time was over before it was over",
          pauses and clock["left_ms"] == [BANK * 1000] * 2 and all(flag["version"] > pauses[0]["version"] and flag["at"] >= over for flag in flags), told)
