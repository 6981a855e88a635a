#!/usr/bin/env python3
"""A bot for `menagerie arena`: it plays by chance, in every game. The lines are described in docs/bots.md.

Try it: menagerie arena "cmd:python3 examples/bots/random_bot.py" greedy --deals 20
"""
import json
import random
import sys


def move_without_list(view, seat):
    """There are too many moves to list: compose a deck of the first game, or split the largest group."""
    if view["phase"] == "deck":
        return "deck " + " ".join(view["hands"][seat][::2])
    group = max(view["groups"], key=len)
    return "split " + group[0] + " | " + " ".join(group[1:])


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["op"] == "start":
        seat, chance = message["seat"], random.Random(message["seed"])
        answer = {"ready": True, "name": "random bot"}
    elif message["op"] == "move":
        legal = message["legal"]
        answer = {"move": chance.choice(legal) if legal else move_without_list(message["view"], seat)}
    if answer:
        print(json.dumps(answer), flush=True)
