#!/bin/sh
# Makes the release live that was live before, or the one named. The release that it leaves never becomes `previous` again.
# Usage: rollback.sh [RELEASE]    the name of a folder in /srv/salon/releases, or the start of a commit
set -eu
# shellcheck source=deploy/switch.sh
. "$(dirname "$0")/switch.sh"

# Folders of releases, oldest first, that were not rolled back.
candidates() {
  for release in "$root"/releases/*; do
    [ -d "$release" ] && [ ! -e "$release/rolled-back" ] && echo "$release"
  done
  :
}

lock
live=$(readlink "$root/current") || fail 'no release is live'
if [ -n "${1:-}" ]; then
  target=$(candidates | grep -F -- "$1" | tail -n 1)
  [ -n "$target" ] ||
    fail "found no release $1 that was not rolled back. There are: $(candidates | xargs -r -n 1 basename | tr '\n' ' ')"
else
  target=$(readlink "$root/previous") || fail "found no release before $(basename "$live")"
  candidates | grep -q -F -x "$target" || fail "the release before $(basename "$live") is gone or was rolled back"
fi
[ "$target" != "$live" ] || fail "$(basename "$live") is live already"

# A full disk takes no new file, and a store that cannot be written makes /healthz fail. Neither keeps pages from being served.
if ! switch_to "$target" || ! answers /; then
  fail "$(basename "$target") does not answer. $(switch_back "$live")"
fi
: > "$live/rolled-back" || :
before=$(candidates | grep -F -x -B 1 "$target" | grep -F -x -v "$target") || :
if [ -n "$before" ]; then set_link previous "$before"; else rm -f "$root/previous"; fi
echo "$(basename "$target") is live."
