#!/bin/sh
# Makes the release before the live one live again. Run it again to go back further.
set -eu
# shellcheck source=deploy/switch.sh
. "$(dirname "$0")/switch.sh"

lock
live=$(readlink "$root/current")
previous=$(find "$root/releases" -mindepth 1 -maxdepth 1 | sort | grep -F -x -B 1 "$live" | grep -F -x -v "$live") ||
  fail "found no release before $(basename "$live")"
if ! switch_to "$previous"; then
  switch_to "$live" || :
  fail "$(basename "$previous") does not answer at $url. The live site was switched back."
fi
echo "$(basename "$previous") is live."
