#!/usr/bin/env bash
# Checks the arrows of ARCHITECTURE.md: what each room of the house may include. One room is one test.
set -euo pipefail
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/.."

standard='<[a-z_0-9]+>'
intrinsics='<([a-z]mmintrin|wasm_simd128)\.h>' # the compiler's own
json='<nlohmann/[a-z_]+\.hpp>'
# The engine does no input or output, reads no clock, starts no threads and takes no memory from the heap.
impure='<(iostream|istream|ostream|fstream|sstream|syncstream|cstdio|filesystem|format|print|chrono|ctime|random|thread|mutex|shared_mutex|future|condition_variable|memory|string|vector|deque|list|forward_list|map|set|unordered_map|unordered_set|regex|any)>'

passed=0
failed=0

# room FOLDER ALLOWED [REFUSED]: regular expressions over what stands after #include
room() {
  local folder=$1 allowed=$2 refused=${3:-nothing} files includes wrong
  mapfile -t files < <(find "$folder" \( -name '*.cpp' -o -name '*.h' \) 2>/dev/null | sort)
  if ((${#files[@]} == 0)); then
    echo "$folder: no source files"
    failed=$((failed + 1))
    return
  fi

  includes=$(grep -nHE '^ *# *include' "${files[@]}" || true)
  wrong=$(
    grep -vE "include *($allowed)|^$" <<<"$includes" || true
    grep -E "include *($refused)" <<<"$includes" || true
  )
  if [[ -n $wrong ]]; then
    echo "$folder must not include:"
    echo "$wrong"
    failed=$((failed + 1))
  else
    passed=$((passed + 1))
  fi
}

room engine "\"engine/|$standard|$intrinsics" "$impure"
room training "\"engine/|\"ai/|\"training/|$standard"
room bench "\"engine/|\"bench/|$standard"
room notation "\"engine/|\"notation/|$standard|$json"
room tests/literal "\"[a-z_0-9]+\.h\"|\"literal/|$standard|$json"
boost='<boost/[a-z_0-9/]+\.hpp>'
system='<(sys|net|netinet|arpa)/[a-z]+\.h>|<(unistd|fcntl|signal|poll|spawn|ifaddrs|pwd|grp)\.h>'
room ai "\"engine/|\"ai/|$standard" '<(iostream|map|set|thread|mutex|chrono|random)>'
room analysis "\"engine/|\"notation/|\"ai/|\"analysis/|$standard" '<(iostream|thread|mutex|chrono|random)>'
room store "\"store/|$standard|$system|<(sqlite3|libpq-fe)\.h>"
room server/socket "\"server/|$standard|$boost|$system"
room server "\"engine/|\"notation/|\"ai/|\"store/|\"server/|$standard|$boost|$system|<(sodium|utf8proc|zlib)\.h>|<(spdlog|prometheus)/.*>"
room arena "\"engine/|\"notation/|\"ai/|\"arena/|$standard|$system"
room client "\"engine/|\"notation/|\"client/|$standard|$boost|$system|<fmt/.*>"
room bindings/browser "\"engine/|\"notation/|\"ai/|\"analysis/|\"bindings/browser/|$standard"
room bindings/wasm "\"engine/|\"notation/|\"bench/|\"bindings/|$standard"

echo "$passed passed, $failed failed"
((failed == 0))
