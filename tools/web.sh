# shellcheck shell=bash
# Builds the web client: the rules and the house as WebAssembly, then the page around them. Sourced; works in the project's root.

# A sum over everything the page is made of; the same sum means that it need not be built again.
web_sum() {
  find web/src web/public web/tools web/index.html web/package-lock.json web/*.ts web/*.js build/wasm/*.wasm -type f -print0 |
    sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1
}

# What package-lock.json names, from npm.
install_web_packages() {
  local lock
  lock=$(sha256sum web/package-lock.json | cut -d ' ' -f 1)
  [[ $(cat web/node_modules/.lock-sum 2>/dev/null) != "$lock" ]] || return 0
  if ! still_running "Installing from npm what web/package-lock.json names" npm_install; then
    echo "npm could not install the web client's packages; it says why above. It needs registry.npmjs.org" \
      "(behind a proxy: npm config set proxy ADDRESS). Once that is mended, give the same command again." >&2
    return 1
  fi
  echo "$lock" >web/node_modules/.lock-sum
}

npm_install() {
  (cd web && npm ci --no-audit --no-fund --loglevel=error)
}

build_web() {
  build wasm menagerie_wasm menagerie_house_wasm || return 1
  local sum
  sum=$(web_sum)
  [[ $(cat web/dist/.sum 2>/dev/null) != "$sum" ]] || return 0
  install_web_packages || return 1
  echo "Building the web client"
  (cd web && npm run build --silent) && echo "$sum" >web/dist/.sum
}
