# shellcheck shell=bash
# Configures and builds a preset of CMakePresets.json. Sourced; works in the project's root.

# build PRESET TARGET…
build() {
  local preset=$1
  shift
  still_running "Configuring build/$preset" configure "$preset" && cmake --build --preset "$preset" --target "$@"
}

configure() {
  cmake --preset "$1" --log-level=WARNING >/dev/null
}

# still_running WORDS COMMAND…: a command that says nothing by itself; if it takes long, lines say that it still runs.
still_running() {
  local words=$1 status=0 ticker
  shift
  tick "$words" &
  ticker=$!
  "$@" || status=$?
  { kill "$ticker" && wait "$ticker"; } 2>/dev/null || true
  return "$status"
}

# Ctrl-C does not reach what runs in the background: it ends by itself once the command is gone.
tick() {
  local started=$SECONDS pause=1
  while read -rt "$pause" <&3 || kill -0 $$ 2>/dev/null; do
    echo "$1: $((SECONDS - started)) s"
    pause=10
  done 3<> <(:)
}
