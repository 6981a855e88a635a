#!/usr/bin/env bash
# Nothing that was acknowledged is lost: servers killed in the middle of many games, with and without the memory of the disk.
# Then several of them at one PostgreSQL, which is restarted too; and what else may go wrong around them (faults.py).
# durability.sh PROGRAM KILLS TABLES; the last line is "N passed, N failed".
set -uo pipefail
program=$1 kills=$2 tables=$3
passed=0
failed=0

# check NAME EXPECTED-STATUS ARGUMENTS…
check() {
  local name=$1 wanted=$2 status=0 line
  shift 2
  line=$("$program" kill-test --tables "$tables" --json "$@") || status=$?
  echo "$line"
  if ((status == wanted)); then
    echo "ok: $name"
    passed=$((passed + 1))
  else
    echo "FAILED: $name: it ended with $status"
    failed=$((failed + 1))
  fi
}

check "killed $kills times, nothing is lost" 0 --kills "$kills"
check "power cut $kills times, nothing is lost" 0 --kills "$kills" --power-cut
# Without syncing a power cut must be noticed: otherwise the test above says nothing.
check "power cuts without syncing are noticed" 1 --kills 3 --power-cut --synchronous off 2>/dev/null
check "two nodes killed $kills times and their database restarted, nothing is lost" 0 --nodes 2 --kills "$kills"
check "two nodes without hints, nothing is lost" 0 --nodes 2 --kills 2 --no-hints
if ((kills >= 100)); then
  check "three nodes killed $kills times and their database restarted, nothing is lost" 0 --nodes 3 --kills "$kills"
fi

# Its last line is like ours; both are added up.
faults=$(mktemp)
trap 'rm -f "$faults"' EXIT
options=()
((kills < 100)) || options=(--full)
MENAGERIE=$(realpath "$program") /usr/bin/python3 "$(dirname "$0")/faults.py" "${options[@]}" | tee "$faults"
if [[ $(tail -n 1 "$faults") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
  passed=$((passed + BASH_REMATCH[1]))
  failed=$((failed + BASH_REMATCH[2]))
else
  echo "FAILED: faults.py did not say how many checks passed"
  failed=$((failed + 1))
fi

echo "$passed passed, $failed failed"
((failed == 0))
