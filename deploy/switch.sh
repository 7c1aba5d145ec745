# shellcheck shell=sh
# Functions of release.sh and rollback.sh. $root has the releases; `current` is a link to the live one.

root=${SALON_ROOT:-/srv/salon}
url=${SALON_URL:-http://127.0.0.1:4321}
# How long a new server may take to answer, in seconds.
timeout=${SALON_TIMEOUT:-60}

fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# Waits until no other release or rollback runs.
lock() {
  exec 9> "$root/release.lock"
  flock 9
}

main_pid() {
  systemctl show --property=MainPID --value salon.service
}

# Makes a release live. Needs no right to control services: Restart=always starts the server again, and Caddy
# holds requests meanwhile. Fails unless the new server answers.
switch_to() {
  old_pid=$(main_pid) || return 1
  # rename(2) replaces the link in one step.
  ln -sfn "$1" "$root/next" && mv -T "$root/next" "$root/current" || return 1
  if [ "$old_pid" -gt 0 ]; then
    kill "$old_pid" || :
    # The old server finishes its requests and deliveries first, for at most 90 seconds (salon.service).
    tries=450
    while [ "$(main_pid)" = "$old_pid" ] && [ "$tries" -gt 0 ]; do
      tries=$((tries - 1))
      sleep 0.2
    done
  fi
  curl --fail --silent --show-error --output /dev/null --retry "$timeout" --retry-delay 1 --retry-max-time "$timeout" \
    --retry-connrefused "$url/healthz"
}
