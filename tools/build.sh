# shellcheck shell=bash
# Configures and builds a preset of CMakePresets.json. Sourced; works in the project's root.

# build PRESET TARGET…
build() {
  local preset=$1
  shift
  cmake --preset "$preset" --log-level=WARNING >/dev/null && cmake --build --preset "$preset" --target "$@"
}
