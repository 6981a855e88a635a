#!/usr/bin/env bash
# The mutation run: switches one rule off after another and demands that a test turns red. A rule that can be missing without any
# test noticing is not tested. The last line is "N passed, N failed"; a noticed mutant has passed.
# usage: tests/mutants.sh BINARY        (menagerie_tests, built with MENAGERIE_MUTANTS)
set -euo pipefail
binary=$(realpath "${1:?usage: tests/mutants.sh BINARY}")
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/.."

filter='*Conformance.*:*Scenario.*:BeastyRules.*:BeastyEvents.*:ArkRules.*'
limit=60 # seconds for one mutant: one that hangs is noticed too

# Rules that no condition in the engine could switch off, and why.
declare -A unswitchable=(
  [S4]='the line is a row of five cards'
  [S8]='who sits where in a rematch is for those who seat players'
  [T7]='a row has no gaps'
  [P3]='nothing but the fetching verb takes from the pile'
  [P4]='a view hides neither pile nor bar'
  [A1]='how many species there are is a number'
  [A13]='crates and tiles cannot run out: an assertion'
)

# The names in an enum of rules, in their order.
rules_of() {
  awk '/^enum class Rule/ { inside = 1 } inside { print } inside && /};/ { exit }' "$1" | grep -oE '\b[A-Z]{1,2}[0-9]*\b'
}

results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

# run NAME NUMBER: the tests with that rule off; -1 is none
run() {
  local status=0 output=$results/$1
  MENAGERIE_SHORT=1 MENAGERIE_RULE_OFF=$2 timeout "$limit" "$binary" "--gtest_filter=$filter" >"$output" 2>&1 || status=$?
  echo "$status" >"$output.status"
}

# The names of the tests that failed, each once.
failures() {
  grep -oE '^\[  FAILED  \] [^ ,]+\.[^ ,]+' "$results/$1" | sed 's/.*] //' | awk '!seen[$0]++'
}

passed=0
failed=0
judge() {
  local name=$1 status count
  status=$(<"$results/$name.status")
  mapfile -t noticed < <(failures "$name")
  count=${#noticed[@]}
  if ((status == 124)); then
    echo "$name: noticed, it does not end"
  elif ((status > 128)); then
    echo "$name: noticed, it crashes"
  elif ((status != 0 && count > 0)); then
    echo "$name: noticed by $count tests, first ${noticed[0]}"
  else
    echo "$name: NOT NOTICED"
    failed=$((failed + 1))
    return
  fi
  passed=$((passed + 1))
}

run none -1
if [[ $(<"$results/none.status") != 0 ]] || ! grep -q '^\[  PASSED  \] [1-9]' "$results/none"; then
  tail -n 30 "$results/none"
  echo "none: the tests fail with every rule in force"
  echo "0 passed, 1 failed"
  exit 1
fi

mutants=()
for book in engine/beasty/rules.h:0 engine/ark/rules.h:100; do
  number=${book#*:}
  for name in $(rules_of "${book%:*}"); do
    if [[ -v unswitchable[$name] ]]; then
      echo "$name: has no switch, since ${unswitchable[$name]}"
      if grep -rqE "holds\([^;]*Rule::$name\b" engine; then
        echo "$name: has a switch after all"
        failed=$((failed + 1))
      fi
    else
      while (($(jobs -rp | wc -l) >= $(nproc))); do wait -n; done
      run "$name" "$number" &
      mutants+=("$name")
    fi
    number=$((number + 1))
  done
done
wait
for name in "${mutants[@]}"; do judge "$name"; done
echo "$passed passed, $failed failed"
((failed == 0))
