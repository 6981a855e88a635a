#!/usr/bin/env bash
# A server built with sanitizers, played at by many at once with a crowd of stalled, slow and rude clients around them, must
# end without a complaint.
# under_load.sh CLIENT SERVER SECONDS: the crowd stays for SECONDS in all. The last line is "N passed, N failed".
set -uo pipefail
client=$1 server=$2 seconds=$3
alone=$((seconds < 20 ? seconds : 20)) # of players without a crowd, for each game
passed=0
failed=0
folder=$(mktemp -d)
trap 'kill "$pid" 2>/dev/null; rm -rf "$folder"' EXIT

# A short queue: a viewer that does not read is soon closed.
"$server" serve --port 0 --address 127.0.0.1 --data "$folder/data" --max-queued 70000 >"$folder/address" 2>"$folder/log" &
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

load() {
  "$client" load --url "$url" --json "$@" | tee "$folder/line"
}

# Whether the last load counted this often enough: at_least NAME COUNT
at_least() {
  local count
  count=$(sed -nE "s/.*\"$1\":([0-9]+).*/\1/p" "$folder/line")
  ((${count:-0} >= $2))
}

# The sanitizers report as they find: a long test ends with the first report.
silent() {
  ! grep -E -A 40 "ERROR: |WARNING: ThreadSanitizer|runtime error" "$folder/log" && kill -0 "$pid"
}

check "a server with sanitizers starts" test -n "$url"
for game in bar mix ark; do
  check "many play $game at once" load --tables 20 --players 3 --seconds "$alone" --game "$game"
done
check "many connect and do nothing" load --idle 200 --seconds 1

table=(--tables 6 --players 3)
if ((seconds < 30)); then
  check "players get through stalled viewers" load "${table[@]}" --seconds "$seconds" --stalled 20
  check "… some of whom joined a table" at_least stalled_visits 1
  check "players get through slow viewers" load "${table[@]}" --seconds "$seconds" --slow 20
  check "players get through rude clients" load "${table[@]}" --seconds "$seconds" --rude 20
  check "… who were rude" at_least rude_acts 1
  check "spectators who come and go miss nothing" load "${table[@]}" --seconds "$seconds" --spectators 20
else
  games=(bar mix ark town bar)
  for game in "${games[@]}"; do
    silent || break
    check "players of $game get through a crowd" load "${table[@]}" --game "$game" \
      --seconds $((seconds / ${#games[@]})) --stalled 20 --slow 8 --rude 12 --spectators 6
    check "… whose stalled viewers are closed" at_least stalled_dropped 1
    check "… and who were rude" at_least rude_acts 100
  done
fi

check "the server is there, and the sanitizers have said nothing" silent
kill -TERM "$pid"
wait "$pid"
check "it stops when it is told to, without a complaint" test $? -eq 0
check "the sanitizers have nothing to say in the end" bash -c '! grep -E "ERROR: |WARNING: ThreadSanitizer|runtime error" "$1"' _ "$folder/log"

echo "$passed passed, $failed failed"
((failed == 0))
