# shellcheck shell=bash
# Runs the stages of ./test and counts what passed and failed. Sourced; a stage counts with the functions below.

limit=900 # seconds that one program may take
passed=0
failed=0
table=()
reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT

count() {
  passed=$((passed + $1))
  failed=$((failed + $2))
}

# One failure that no test counted: a build that broke, a program that was killed.
broken() {
  echo "FAILED: $*"
  count 0 1
}

# stage NAME FUNCTION: a stage that fails does not stop the others.
stage() {
  local name=$1 started=$SECONDS before=("$passed" "$failed") row
  shift
  printf '\n== %s\n' "$name"
  "$@" || broken "the stage stopped half-way"
  printf -v row '%-28s %6d passed %4d failed %5d s' \
    "$name" $((passed - before[0])) $((failed - before[1])) $((SECONDS - started))
  table+=("$row")
  echo "$row"
}

# Shows every stage, and as the very last line the sum. False if anything failed.
finish() {
  printf '\n== All stages, %d s\n' "$SECONDS"
  printf '%s\n' "${table[@]}"
  printf '%d passed, %d failed\n' "$passed" "$failed"
  ((failed == 0))
}

# How a program ended, in words.
ending() {
  if (($1 == 124)); then
    echo "was stopped after $limit s"
  elif (($1 > 128)); then
    echo "was ended by signal $(kill -l "$1")"
  else
    echo "ended with status $1"
  fi
}

# Runs a program whose last line is "N passed, N failed" and counts that.
count_last_line() {
  local status=0
  timeout --foreground "$limit" "$@" | tee "$reports/output" || status=${PIPESTATUS[0]}
  if [[ ! $(tail -n 1 "$reports/output") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
    broken "$* $(ending "$status") and did not say how many tests passed"
    return
  fi

  local good=$((10#${BASH_REMATCH[1]})) bad=$((10#${BASH_REMATCH[2]}))
  count "$good" "$bad"
  if ((good + bad == 0)); then
    broken "$* tested nothing"
  elif ((bad == 0 && status != 0)); then
    broken "$* failed no test but $(ending "$status")"
  fi
}

# Runs a GoogleTest program, a share of its tests on each core, and counts its tests.
count_gtest() {
  local program=$1 shares share running=() status
  shares=$(nproc)
  rm -f "$reports"/*.json
  for ((share = 0; share < shares; share++)); do
    GTEST_TOTAL_SHARDS=$shares GTEST_SHARD_INDEX=$share timeout --foreground "$limit" \
      "$program" "--gtest_output=json:$reports/$share.json" 2>&1 | hide_passed_tests &
    running+=($!)
  done
  for share in "${!running[@]}"; do
    status=0
    wait "${running[$share]}" || status=$?
    count_gtest_report "$program" "$reports/$share.json" "$status"
  done
}

# Leaves of GoogleTest's output what is worth reading: failures, and the test that never ended.
hide_passed_tests() {
  awk '/^\[ RUN  / { run = $0; next }
       /^\[       OK / { run = ""; next }
       /^\[[-=]+\]|^$|^Running main|^Note: / { next }
       { if (run != "") print run; run = ""; print }
       END { if (run != "") print run }'
}

count_gtest_report() {
  local program=$1 report=$2 status=$3 completed bad
  if [[ ! -s $report ]]; then
    broken "$program $(ending "$status") before its last test was over"
    return
  fi
  completed=$(grep -c '"result": "COMPLETED"' "$report" || true)
  bad=$(sed -nE '0,/"failures"/s/.*"failures": ([0-9]+).*/\1/p' "$report")
  count $((completed - bad)) "$bad"
  if ((bad == 0 && status != 0)); then
    broken "$program failed no test but $(ending "$status")"
  fi
}
