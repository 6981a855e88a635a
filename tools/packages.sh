# shellcheck shell=bash
# Installs the Debian packages that the commands need. tools/packages/ has one table for each release that is known.

# A test puts other places here.
package_tables=${package_tables:-$(dirname "$(realpath "${BASH_SOURCE[0]}")")/packages}
os_release=${os_release:-/etc/os-release}

# The name of this Debian release if there is a table for it, else "other".
package_table() {
  local ID='' VERSION_CODENAME=''
  # shellcheck source=/dev/null
  [[ ! -r $os_release ]] || source "$os_release"
  if [[ $ID == debian && -n $VERSION_CODENAME && -r $package_tables/$VERSION_CODENAME ]]; then
    echo "$VERSION_CODENAME"
  else
    echo other
  fi
}

# packages_for TABLE PURPOSE…: one on each line. A build needs Node as well.
packages_for() {
  local table=$1 purposes=" ${*:2} "
  # Node may be here already from elsewhere, with its own npm, which Debian's would not go with.
  if [[ $purposes == *' build '* ]] && ! { command -v node && command -v npm; } >/dev/null; then purposes+='node '; fi
  awk -v purposes="$purposes" '!/^#/ && index(purposes, " " $1 " ") { sub(/^[a-z]+ /, ""); print }' \
    "$package_tables/$table"
}

# Prints those of the named packages that are not installed.
missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || printf '%s\n' "$package"
  done
}

# install_packages PURPOSE…: installs what is missing for them, in one go, as root or with sudo.
install_packages() {
  local table missing
  table=$(package_table)
  if [[ $table == other ]]; then
    tell_needs "$@" >&2
    return
  fi

  mapfile -t missing < <(packages_for "$table" "$@")
  mapfile -t missing < <(missing_packages "${missing[@]}")
  ((${#missing[@]} > 0)) || return 0
  if ((EUID != 0)) && ! command -v sudo >/dev/null; then
    echo "These packages are missing: ${missing[*]}" >&2
    echo "To install them takes root or sudo. As root: apt-get install ${missing[*]}" >&2
    return 1
  fi

  echo "Installing from Debian: ${missing[*]}"
  if ! { patient_apt update && patient_apt install -y --no-install-recommends "${missing[@]}"; }; then
    echo "Not everything could be installed; apt-get says why above. Once that is mended, give the same command" \
      "again, or as root: apt-get update && apt-get install ${missing[*]}" >&2
    return 1
  fi
}

# What a system without a table needs: for people, who know its package manager.
tell_needs() {
  local needs
  mapfile -t needs < <(packages_for other "$@")
  echo "Packages are installed on Debian 12 (bookworm) and 13 (trixie) alone, so nothing is installed here."
  printf 'Needed, in these versions or newer:'
  printf ' %s;' "${needs[@]}" | sed 's/;$/.\n/'
  echo "Going on with what is here. If the build does not find one of them, install it and give the same command again."
}

# patient_apt ARGUMENTS…: apt-get, again and again while another package manager holds a lock, as the upgrades in the
# first minutes of a machine do.
patient_apt() {
  local errors status started=$SECONDS
  while :; do
    status=0
    { errors=$(apt_get "$@" 2>&1 >&3) || status=$?; } 3>&1
    [[ $status != 0 && $errors == *'Could not get lock'* ]] || break
    wait_for_holder "$errors" $((SECONDS - started))
  done
  [[ -z $errors ]] || printf '%s\n' "$errors" >&2
  return "$status"
}

# In English, because patient_apt reads what it says. Its own waiting (DPkg::Lock::Timeout) stays off: that is for the
# locks of dpkg alone, and neither for that of the package lists nor for that of the downloads.
apt_get() {
  as_root env -u LANGUAGE LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=0 "$@"
}

# wait_for_holder ERRORS SECONDS: waits for the end of the process that apt-get names in "Could not get lock FILE. It is
# held by process 123 (name)". That process may let the lock go earlier: after ten seconds apt-get tries again.
wait_for_holder() {
  local process='' name='one that apt-get does not name' waited
  if [[ $1 =~ held\ by\ process\ ([0-9]+)\ \(([^\)]*)\) ]]; then
    process=${BASH_REMATCH[1]}
    name="process $process, ${BASH_REMATCH[2]}"
  fi
  echo "Waiting for another package manager ($name): $2 s so far; Ctrl-C gives up"
  for ((waited = 0; waited < 10; waited++)); do
    sleep 1
    [[ -z $process || -d /proc/$process ]] || break
  done
}

as_root() {
  if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}
