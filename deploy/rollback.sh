#!/bin/sh
# Makes the release live that was live before, or the one named. The release that it leaves is deleted, so nothing goes back to it.
# Usage: rollback.sh [RELEASE]    the name of a folder in /srv/salon/releases, or the start of a commit
set -eu
# shellcheck source=deploy/switch.sh
. "$(dirname "$0")/switch.sh"

# Folders, oldest first.
releases() {
  printf '%s\n' "$root"/releases/*
}

# Keeps the folders whose name is $1, or whose commit begins with it.
named() {
  while read -r folder; do
    case ${folder##*/} in "$1" | *Z-"$1"*) printf '%s\n' "$folder" ;; esac
  done
}

lock
live=$(readlink "$root/current") || fail 'no release is live'
if [ -n "${1:-}" ]; then
  target=$(releases | named "$1" | tail -n 1)
  [ -n "$target" ] || fail "found no release $1. There are: $(releases | xargs -n 1 basename | tr '\n' ' ')"
else
  target=$(readlink "$root/previous") || fail "found no release before $(basename "$live")"
  [ -d "$target" ] || fail "the release before $(basename "$live") was deleted"
fi
[ "$target" != "$live" ] || fail "$(basename "$target") is live already"

# A store that cannot be written makes /healthz fail. That does not keep pages from being served.
if ! switch_to "$target" || ! answers /; then
  fail "$(basename "$target") does not answer. $(switch_back "$live")"
fi
rm -rf "$live"
before=$(releases | grep -F -x -B 1 "$target" | grep -F -x -v "$target") || :
if [ -n "$before" ]; then set_link previous "$before"; else rm -f "$root/previous"; fi
echo "$(basename "$target") is live."
