#!/usr/bin/env bash
# Builds the program for any machine of this kind and the web client, and packs them as a Debian package.
set -euo pipefail
root=$(realpath "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/..")
# shellcheck source=tools/packages.sh
source "$root/tools/packages.sh"
# shellcheck source=tools/build.sh
source "$root/tools/build.sh"
# shellcheck source=tools/web.sh
source "$root/tools/web.sh"

usage() {
  cat <<'TEXT'
usage: tools/package.sh [FOLDER]    make a .deb in FOLDER (build/package unless named); its path is the last line
       tools/package.sh --help      this text

Works on a bare Debian 12 or 13: packages that are missing are installed first (as root, or with sudo).
TEXT
}

case ${1:-} in
  -h | --help)
    usage
    exit
    ;;
  -*)
    usage >&2
    exit 2
    ;;
esac
folder=$(realpath -m "${1:-$root/build/package}")
cd "$root"

install_packages build pack
build_web
build package menagerie
cpack --config build/package/CPackConfig.cmake -B "$folder"
rm -rf "$folder/_CPack_Packages"
ls "$folder"/*.deb
