# shellcheck shell=sh
# Functions of release.sh and rollback.sh. In $root, `current` is a link to the live release and `previous` one to the release
# that was live before it.

root=${SALON_ROOT:-/srv/salon}
url=${SALON_URL:-http://127.0.0.1:4321}
# How long a new server may take to answer, in seconds.
timeout=${SALON_TIMEOUT:-60}
# The server runs as another user, who reads what is built here.
umask 022

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

# set_link NAME RELEASE: rename(2) replaces the link in one step.
set_link() {
  ln -sfn "$2" "$root/next" && mv -T "$root/next" "$root/$1"
}

# answers PATH: waits until the new server answers it.
answers() {
  curl --fail --silent --output /dev/null --retry "$timeout" --retry-delay 1 --retry-max-time "$timeout" \
    --retry-connrefused "$url$1"
}

# switch_to RELEASE: makes a release live. Fails when the server does not restart.
switch_to() {
  old_pid=$(main_pid) && set_link current "$1" || return 1
  # salon-restart@salon.path sees it. The old server finishes its requests and deliveries first, for at most 90 seconds (salon.service).
  : > "$root/restart-salon" || return 1
  # Checks five times a second, for twice the timeout, because the old server has to stop first.
  tries=$((timeout * 2 * 5))
  while pid=$(main_pid) && { [ "$pid" = "$old_pid" ] || [ "$pid" = 0 ]; } && [ "$tries" -gt 0 ]; do
    tries=$((tries - 1))
    sleep 0.2
  done
  [ "$pid" != "$old_pid" ]
}

# switch_back RELEASE: says what is live after a switch has failed.
switch_back() {
  if [ -n "$1" ] && switch_to "$1" && answers /; then
    echo 'The live site was switched back.'
  else
    echo "Switching back failed, too: the server does not restart or does not answer. See: journalctl -u salon -n 50"
  fi
}
