# shellcheck shell=bash disable=SC2034
# The Debian packages the two commands need, in one place, and how the missing ones are installed.

# to build and play: the program; the rules as WebAssembly and the web client
build_packages=(
  g++ cmake ninja-build ccache pkg-config nlohmann-json3-dev libcli11-dev libfmt-dev
  libboost1.81-dev libsqlite3-dev libpq-dev libsodium-dev libutf8proc-dev libspdlog-dev prometheus-cpp-dev zlib1g-dev
  clang-19 lld-19 libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32
)
# Node may be here already from elsewhere, with its own npm, which Debian's would not go with.
if ! command -v node >/dev/null || ! command -v npm >/dev/null; then build_packages+=(nodejs npm); fi

# to test as well: the tests themselves, the sanitizers and fuzzers, a browser, networks and clocks that go wrong
test_packages=(
  libgtest-dev python3 python3-websockets libclang-rt-19-dev chromium postgresql-15 mount iproute2 faketime
)

# Prints those of the named packages that are not installed.
missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || printf '%s\n' "$package"
  done
}

# Installs those of the named packages that are missing, in one go, as root or with sudo.
install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian: taking it that the like of these is installed: $*" >&2
    return
  fi

  local missing as_root=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} > 0)) || return 0

  echo "Installing from Debian: ${missing[*]}"
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "That needs root, or sudo. As root: apt-get install ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -q --no-install-recommends "${missing[@]}"
}
