#!/usr/bin/env bash
# Every numbered rule has a test, and docs/rule-tests.md lists them all. The last line is "N passed, N failed".
set -euo pipefail
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../.."
exec python3 tools/rule-listing.py --check
