#!/usr/bin/env bash
# A server built with sanitizers, played at by many at once, must end without a complaint.
# under_load.sh CLIENT SERVER SECONDS; the last line is "N passed, N failed".
set -uo pipefail
client=$1 server=$2 seconds=$3
passed=0
failed=0
folder=$(mktemp -d)
trap 'kill "$pid" 2>/dev/null; rm -rf "$folder"' EXIT

"$server" serve --port 0 --data "$folder/data" >"$folder/address" 2>"$folder/log" &
pid=$!
for _ in {1..600}; do
  [[ ! -s $folder/address ]] || break
  sleep 0.1
done
url=$(<"$folder/address")

check() {
  local name=$1
  shift
  if "$@"; then
    echo "ok: $name"
    passed=$((passed + 1))
  else
    echo "FAILED: $name"
    failed=$((failed + 1))
  fi
}

check "a server with sanitizers starts" test -n "$url"
for game in bar mix ark; do
  check "many play $game at once" "$client" load --url "$url" --tables 20 --players 3 --seconds "$seconds" --game "$game" --json
done
check "many connect and do nothing" "$client" load --url "$url" --idle 200 --seconds 1 --json
kill -TERM "$pid"
wait "$pid"
check "it stops when it is told to, without a complaint" test $? -eq 0
check "the sanitizers have said nothing" bash -c '! grep -E "ERROR: |WARNING: ThreadSanitizer|runtime error" "$1"' _ "$folder/log"

echo "$passed passed, $failed failed"
((failed == 0))
