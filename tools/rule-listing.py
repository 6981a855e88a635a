#!/usr/bin/env python3
"""Lists which tests each numbered rule has, in docs/rule-tests.md, and names the rules that have none.

usage: tools/rule-listing.py           write docs/rule-tests.md
       tools/rule-listing.py --check   only compare with it; the last line is "N passed, N failed", one test a rule

A scenario names its rules in the field "rules"; the name of a test in a suite …Rules begins with its rule: TEST(BeastyRules, T8_…).
The conformance cases name no rules and are not counted. Exits with 1 if a rule has no test, or the file is not current.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LISTING = ROOT / "docs" / "rule-tests.md"
BOOKS = {"Beasty Bar, New Beasts in Town": "engine/beasty/rules.h", "Animals on Board": "engine/ark/rules.h"}
KEY = r"[A-Z]{1,2}[0-9]*"


def rules_of(header):
    """The rule keys of an enum, in their order."""
    enum = re.search(r"enum class Rule[^{]*{([^}]*)}", (ROOT / header).read_text(encoding="utf-8")).group(1)
    return re.findall(rf"\b{KEY}\b", enum)


def rules_in_book():
    """The keys that RULES.md numbers, if it is there: bold, at the start of a point or of a row, or inside one."""
    book = ROOT / "RULES.md"
    return re.findall(rf"\*\*({KEY})\b[^*]*\*\*", book.read_text(encoding="utf-8")) if book.exists() else []


def scenarios():
    for path in sorted((ROOT / "tests" / "scenarios").glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            for rule in case.get("rules", []):
                yield rule, case["id"]


def gtests():
    for path in sorted((ROOT / "tests").glob("**/*_test.cpp")):
        for suite, name in re.findall(r"^TEST(?:_[FP])?\((\w*Rules),\s*(\w+)\)", path.read_text(encoding="utf-8"), re.M):
            rule = re.match(rf"({KEY})_", name)
            if rule:
                yield rule.group(1), f"{suite}.{name}"


def listing(books, tests):
    lines = ["# Which tests each rule has", "",
             "Written by `tools/rule-listing.py`; `tests/scripts/rule_listing.sh` checks that it is current. Names without a",
             "point are scenarios of `tests/scenarios`, the others GoogleTest cases. The shared conformance cases name no rules."]
    for title, rules in books.items():
        lines += ["", f"## {title}", "", "| rule | tests | names |", "|---|---:|---|"]
        for rule in rules:
            names = tests.get(rule, [])
            lines.append(f"| {rule} | {len(names)} | " + ", ".join(f"`{name}`" for name in names) + " |")
    return "\n".join(lines) + "\n"


def main():
    books = {title: rules_of(header) for title, header in BOOKS.items()}
    every = [rule for rules in books.values() for rule in rules]
    tests = {}
    for rule, name in [*scenarios(), *gtests()]:
        tests.setdefault(rule, []).append(name)

    problems = [f"{rule} has no test" for rule in every if not tests.get(rule)]
    problems += [f"{rule} is tested but is no rule" for rule in tests if rule not in every]
    numbered = set(rules_in_book())
    if numbered:
        problems += [f"{rule} is in RULES.md but not in the engine" for rule in sorted(numbered - set(every) - {"V"})]
        problems += [f"{rule} is not in RULES.md" for rule in every if rule not in numbered]

    text = listing(books, tests)
    if "--check" in sys.argv[1:]:
        if not LISTING.exists() or LISTING.read_text(encoding="utf-8") != text:
            problems.append("docs/rule-tests.md is not current: run tools/rule-listing.py")
    else:
        LISTING.write_text(text, encoding="utf-8")
    for problem in problems:
        print(problem)
    missing = sum(not tests.get(rule) for rule in every)
    print(f"{len(every) - missing} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
