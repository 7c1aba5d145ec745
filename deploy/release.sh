#!/bin/sh
# Builds a commit in a new folder, tries the server and the editor on spare ports, and makes it live. Whatever fails, the live site stays.
# Usage: release.sh [REVISION]    default: main
# The editor and publish.yml read these lines of the output: "salon-release: building COMMIT", then "salon-release: live COMMIT"
# or "salon-release: failed STEP".
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=deploy/switch.sh
. "$deploy/switch.sh"

RELEASES_KEPT=5
building=$root/building
settings=${SALON_SETTINGS:-/etc/salon/salon.env}
editor_settings=$(dirname "$settings")/editor.env

# try_program FILE HOST PATH...: starts a program of the working directory on a spare port without data, and requests paths.
try_program() (
  file=$1
  host=$2
  shift 2
  data=$(mktemp -d)
  export PORT=0 HOST=127.0.0.1 DATA_DIR="$data" EDITOR_DATA_DIR="$data"
  node_modules/node/bin/node "$file" > "$data/log" 2>&1 9>&- &
  pid=$!
  trap 'kill "$pid" 2> /dev/null || :; wait "$pid" || :; rm -rf "$data"' EXIT
  address=
  tries=0
  while [ -z "$address" ] && kill -0 "$pid" 2> /dev/null && [ "$tries" -lt "$((timeout * 5))" ]; do
    sleep 0.2
    tries=$((tries + 1))
    # Lines of the log begin with a brace.
    address=$(grep -v '^{' "$data/log" | grep -o 'http://[^ ,]*' | head -n 1)
  done
  for page; do
    if [ -z "$address" ] ||
      ! curl --fail --silent --output /dev/null --max-time "$timeout" --header "Host: $host" "$address$page"; then
      cat "$data/log" >&2
      exit 1
    fi
  done
)

# With the live server's settings, but not its mail. Its secrets are not readable here.
try_server() (
  [ ! -e "$settings" ] || export SETTINGS_FILE="$settings"
  export MAIL_TO='' MAIL_FROM=''
  try_program server/main.ts localhost /healthz / /contact
)

# With the editor's settings, and a clone of its own.
try_editor() (
  cd "$editor" || exit 1
  export EDITOR_REMOTE="$root/repo.git"
  for variable in EDITOR_URL EDITOR_PREVIEW_URL; do
    value=$(setting "$editor_settings" "$variable") || exit 1
    export "$variable=$value"
  done
  try_program editor/main.ts "$(echo "$EDITOR_URL" | cut -d / -f 3)" /
)

# setting FILE NAME: prints the value of a setting.
setting() {
  node_modules/node/bin/node deploy/setting.ts "$1" "$2"
}

# Passes the setting ALLOW_SAMPLES to the build.
allow_samples() {
  [ ! -e "$settings" ] || ALLOW_SAMPLES=$(setting "$settings" ALLOW_SAMPLES) || return 1
  export ALLOW_SAMPLES
}

copy_for_editor() {
  [ -z "$editor" ] || cp -al . "$editor"
}

# fail_build MESSAGE: after the end of the log, which names the cause.
fail_build() {
  tail -n 30 "$root/build.log" >&2
  fail "$1 The live site was not changed."
}

say_live() {
  echo "Commit $name is live$1."
  echo "salon-release: live $commit"
}

step=prepare
say_failed() {
  [ "$?" = 0 ] || echo "salon-release: failed $step" >&2
}
trap say_failed EXIT

# Git sets variables for its hooks that would apply to every repository.
# shellcheck disable=SC2046
unset $(git rev-parse --local-env-vars)
lock
commit=$(git -C "$root/repo.git" rev-parse --verify --quiet "${1:-main}^{commit}") ||
  fail "found no commit ${1:-main} in $root/repo.git"
name=$(echo "$commit" | cut -c 1-12)
live=$(readlink "$root/current" || :)
# The editor has a copy of its own, with the packages that build the site. What the editor publishes does not replace it.
editor=
if [ -e "$editor_settings" ] && { [ -z "${EDITOR_URL:-}" ] || [ ! -e "$root/editor" ]; }; then
  editor=$root/editor.new
fi
case $live in *-"$name")
  if [ -z "$editor" ] || [ -e "$root/editor" ]; then
    say_live ' already'
    exit 0
  fi
  ;;
esac

echo "salon-release: building $commit"
# Node and npm from install.sh. The site runs with the Node of its own packages.
PATH=$root/tools/node_modules/.bin:$PATH
rm -rf "$building" "$root/editor.new"
# With the history, which the editor shows and merges with.
git clone --quiet --no-checkout "$root/repo.git" "$building"
git -C "$building" checkout --quiet --detach "$commit"
mkdir -p "$root/cache" "$root/releases"
ln -s "$root/cache" "$building/.cache"
cd "$building"
step=packages
npm ci > "$root/build.log" 2>&1 ||
  fail_build "the packages of commit $name could not be downloaded and installed."
step=build
(allow_samples && npm run build && copy_for_editor && npm prune --include=prod --omit=dev) >> "$root/build.log" 2>&1 ||
  fail_build "commit $name does not build."
step=start
try_server || fail "commit $name does not run. The live site was not changed."
[ -z "$editor" ] || try_editor || fail "the editor of commit $name does not run. The live site was not changed."

release=$root/releases/$(date -u +%Y%m%dT%H%M%SZ)-$name
mv "$building" "$release"
# Caddy shows it while the server does not answer.
"$release/node_modules/node/bin/node" "$release/deploy/down-page.ts" "$release/dist/site.json" > "$root/down.html.new" &&
  mv "$root/down.html.new" "$root/down.html"
step=answer
if ! switch_to "$release" || ! answers /healthz || ! answers /; then
  result=$(switch_back "$live")
  [ -n "$live" ] || rm "$root/current"
  rm -rf "$release"
  fail "commit $name does not answer at $url. $result"
fi
[ -z "$live" ] || set_link previous "$live"
if [ -n "$editor" ]; then
  rm -rf "$root/editor"
  mv "$editor" "$root/editor"
  : > "$root/restart-salon-editor"
fi
say_live ''

step=cleanup
find "$root/releases" -mindepth 1 -maxdepth 1 ! -path "$release" ! -path "$live" | sort -r | tail -n "+$((RELEASES_KEPT - 1))" |
  xargs -r rm -rf
