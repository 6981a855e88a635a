"""docs/chance.md in Python: from the seed of a record to the cards, and the seed from the lots."""

import hashlib
import struct

from server.fold import FIRST, SECOND

ARK_SPECIES = "bear crocodile elephant fox giraffe gorilla hippo lion panda rhino tiger zebra".split()


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def commitment(seed):
    return sha256(b"menagerie.seed.1", seed).hex()


def lot_of(secret):
    return sha256(b"menagerie.lot.1", secret).hex()


def shared_seed(host_seed, lots):
    """`lots`: (seat, the secret, or the lot itself where the secret was not revealed), by seat."""
    return sha256(b"menagerie.shared.1", host_seed, *(bytes([seat]) + part for seat, part in lots))


def words(seed, label):
    block = 0
    while True:
        yield from struct.unpack(">8I", sha256(seed, bytes([len(label)]), label.encode(), struct.pack(">I", block)))
        block += 1


def below(stream, n):
    while (word := next(stream)) >= n * (2 ** 32 // n):
        pass
    return word % n


def shuffled(seed, label, cards):
    cards, stream = list(cards), words(seed, label)
    for i in range(len(cards) - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def strength(card):
    return (FIRST if card in FIRST else SECOND).index(card)


class Record:
    """A record by docs/record.md, as text fields and turns."""

    def __init__(self, text):
        head, _, body = text.partition("\n\n")
        lines = head.split("\n")
        self.first_line = lines[0]
        self.lots = [line.split()[1:] for line in lines if line.startswith("lot ")]
        self.decks = [line.split()[1:] for line in lines if line.startswith("deck ")]
        self.fields = dict(line.split(" ", 1) for line in lines[1:])
        turns = body.strip("\n").split("\n")
        self.result = turns.pop()
        self.turns = [(int(turn[0]), turn[2:]) for turn in turns]
        self.seed = bytes.fromhex(self.fields["seed"])

    def host_seed(self):
        return bytes.fromhex(self.fields.get("host-seed", self.fields["seed"]))

    def seed_of_lots(self):
        return shared_seed(self.host_seed(), [(int(seat), bytes.fromhex(lot if secret == "-" else secret))
                                              for seat, lot, secret in self.lots])

    def beasty_deck(self, seat):
        """That seat's cards in the order in which they come: four of the hand, then the draw pile."""
        cards = {"bar": FIRST, "town": SECOND, "mix": self.decks[seat] if self.decks else []}[self.fields["cards"]]
        sorted_out = []
        for turn_of, move in self.turns:
            if turn_of == seat and move.startswith("deck "):
                cards = move.split()[1:]
            if turn_of == seat and move.startswith("trim "):
                sorted_out = move.split()[1:]
        deck = sorted((card for card in cards if card not in sorted_out), key=strength)
        return shuffled(self.seed, f"beasty.deck.{seat}", deck)

    def ark_tiles(self):
        """The tiles in the order in which they come, and the species in the game."""
        players = int(self.fields["players"])
        count = {2: 8, 3: 10, 4: 12}[players]
        species = ARK_SPECIES if count == 12 else shuffled(self.seed, "ark.species", ARK_SPECIES)[:count]
        tiles = [f"{name}{number}" for name in sorted(species) for number in range(1, 6)]
        return shuffled(self.seed, "ark.tiles", tiles), sorted(species)

    def ark_first(self):
        return below(words(self.seed, "ark.first"), int(self.fields["players"]))
