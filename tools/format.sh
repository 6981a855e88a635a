#!/usr/bin/env bash
# Formats every C++ file of the project by .clang-format. CLANG_FORMAT names another version than 19.
set -euo pipefail
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/.."

formatter=${CLANG_FORMAT:-clang-format-19}
command -v "$formatter" >/dev/null || {
  echo "There is no $formatter: install Debian's package clang-format-19, or name yours in CLANG_FORMAT." >&2
  exit 1
}
find engine notation ai training analysis arena store server client cli bindings bench tests \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 "$formatter" -i
