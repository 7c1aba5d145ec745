#!/bin/sh
# Sets up a Debian 12, Debian 13 or Ubuntu 24.04 server for the site. Checks everything before it changes anything, and can be
# run again, for example to update the units.
# Usage, as root: install.sh HOST [--editor]
#   HOST      the site's host name, like example.com or www.example.com
#   --editor  also the owner's editor, at edit.DOMAIN and preview.DOMAIN
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
export LC_ALL=C.UTF-8

fail() {
  echo "install.sh: $*" >&2
  exit 1
}

# Builds run as `salon`, so its folder may have links that would lead root elsewhere. In a session of its own, a program
# cannot type into root's terminal.
as_salon() {
  setsid --wait runuser -u salon -- env -C /srv/salon HOME=/srv/salon "$@"
}

# write_as_salon MODE FILE: from standard input.
write_as_salon() {
  # shellcheck disable=SC2016
  as_salon sh -c 'rm -f "$2" && umask 077 && cat > "$2" && chmod "$1" "$2"' sh "$@"
}

# add_site HOST LINE...: appends a site with these lines to the Caddyfile, unless that has the host.
add_site() {
  new=$1
  shift
  pattern="^([^#[:space:]].*[ ,/])?$(echo "$new" | sed 's/\./\\./g')([ ,:{]|\$)"
  grep -Eq "$pattern" "$caddyfile" || { printf '\n%s {\n' "$new"; printf '\t%s\n' "$@"; echo '}'; } >> "$caddyfile"
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

usage='Usage: install.sh HOST [--editor]'
host=
editor=
for argument; do
  case $argument in
  --editor) editor=yes ;;
  -*) fail "unknown option $argument. $usage" ;;
  *) [ -z "$host" ] || fail "$usage"; host=$argument ;;
  esac
done
[ -n "$host" ] || fail "$usage"
# Two labels or more of letters, digits and hyphens, the last one without digits.
echo "$host" | grep -Eqx '([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})' ||
  fail "found \"$host\", expected a host name in lower case without https://, like example.com"
domain=${host#www.}
# The other host name, which redirects. A subdomain rarely has one.
case $host in
www.*) alias=$domain ;;
*.*.*) alias=www.$host; getent hosts "$alias" > /dev/null || alias= ;;
*) alias=www.$host ;;
esac

[ "$(id -u)" = 0 ] || fail 'run it as root'
[ -f /etc/debian_version ] || fail 'found no Debian or Ubuntu'
case $(dpkg --print-architecture) in
amd64 | arm64) ;;
*) fail "found the architecture $(dpkg --print-architecture), expected amd64 or arm64: Node has no package for others" ;;
esac
[ -d /run/systemd/system ] || fail 'found no systemd'
taken=$(ss -Hltnp 'sport = :80 or sport = :443' | grep -v '"caddy"' | sed -n 's/.*users:(("\([^"]*\)".*/\1/p' | sort -u)
[ -z "$taken" ] || fail "the ports 80 and 443 are used by $taken, expected free ones for Caddy: systemctl disable --now $taken"

# Who may push: keys of whoever runs this. Cloud images give root keys that only print a message (command="…").
authorized=/srv/salon/.ssh/authorized_keys
keys=$(getent passwd "${SUDO_USER:-root}" | cut -d : -f 6)/.ssh/authorized_keys
usable='^(ssh-|ecdsa-|sk-)'
grep -Eqs "$usable" "$authorized" "$keys" ||
  fail "found no key in $keys, expected one that may push, like: ssh-ed25519 AAAA… you@laptop"

# apt-get waits for dpkg by itself, but not for the lists.
tries=120
until lists=$(apt-get update -q 2>&1); do
  case $lists in *'Could not get lock'*) ;; *) fail "$lists" ;; esac
  [ "$tries" -gt 0 ] || fail "another program installs packages for ten minutes: $lists"
  [ "$tries" -lt 120 ] || echo 'Waiting for another program that installs packages.'
  tries=$((tries - 1))
  sleep 5
done
packages='caddy ca-certificates curl dbus git'
command -v npm > /dev/null || packages="$packages nodejs npm"
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -y -q --no-install-recommends $packages

# `salon` may push and nothing else, and builds the site. `salon-server` serves it and has the messages.
id -u salon > /dev/null 2>&1 ||
  useradd --system --create-home --home-dir /srv/salon --shell "$(command -v git-shell)" salon
id -u salon-server > /dev/null 2>&1 ||
  useradd --system --no-create-home --home-dir /var/lib/salon --shell /usr/sbin/nologin salon-server
chmod 755 /srv/salon
as_salon install -d -m 700 .ssh
grep -Eqs "$usable" "$authorized" || grep -E "$usable" "$keys" | write_as_salon 600 "$authorized"
[ -d /srv/salon/repo.git ] || as_salon git init --quiet --bare --initial-branch=main repo.git
write_as_salon 755 repo.git/hooks/post-receive < "$deploy/post-receive"
for name in restart-salon restart-salon-editor; do
  [ -e "/srv/salon/$name" ] || write_as_salon 644 "$name" < /dev/null
done
[ -e /srv/salon/down.html ] || echo 'This website is being set up.' | write_as_salon 644 down.html

# For the builds: Debian 12's Node is too old, and its npm then leaves out native packages (npm/cli#4828).
echo 'Downloading Node for the builds. This takes up to a few minutes.'
as_salon npm install --loglevel=error --no-fund --no-audit --prefix /srv/salon/tools node@24 npm@11

# Settings, which a second run does not touch.
install -d -m 755 /etc/salon
install -d -m 700 /etc/salon/credentials
[ -f /etc/salon/salon.env ] || install -m 644 "$deploy/salon.env" /etc/salon/salon.env
for name in CONTACT_WEBHOOK_URL CONTACT_WEBHOOK_KEY SMTP_URL DATABASE_URL; do
  [ -f "/etc/salon/credentials/$name" ] || install -m 600 /dev/null "/etc/salon/credentials/$name"
done

install -m 755 "$deploy/leads" "$deploy/salon-invite" /usr/local/bin/
cp "$deploy"/salon*.service "$deploy"/salon*.path "$deploy"/salon*.timer /etc/systemd/system/
for unit in salon.service salon-.service; do
  install -D -m 644 "$deploy/hardening.conf" "/etc/systemd/system/$unit.d/hardening.conf"
done
for unit in salon salon-backup salon-backup-failed; do
  install -D -m 644 "$deploy/credentials.conf" "/etc/systemd/system/$unit.service.d/credentials.conf"
done
services='salon.service salon-restart@salon.path salon-backup.timer'
if [ -n "$editor" ] || [ -f /etc/salon/editor.env ]; then
  [ -f /etc/salon/editor.env ] || cat > /etc/salon/editor.env << END
EDITOR_URL=https://edit.$domain
EDITOR_PREVIEW_URL=https://preview.$domain
END
  services="$services salon-editor.service salon-restart@salon-editor.path"
fi

# The snippets are ours. The Caddyfile is the operator's, once it is there.
install -m 644 "$deploy/salon.caddy" /etc/caddy/salon.caddy
caddyfile=/etc/caddy/Caddyfile
packaged=$(dpkg-query -W -f='${Conffiles}\n' caddy | sed -n 's,^ */etc/caddy/Caddyfile ,,p')
[ ! -f $caddyfile ] || [ "$(md5sum < $caddyfile)" != "$packaged  -" ] || : > $caddyfile
touch $caddyfile
cp $caddyfile "$work/Caddyfile.before"
if [ ! -s $caddyfile ]; then
  sed '/^example\.com {/,$d' "$deploy/Caddyfile" > $caddyfile
elif ! grep -qx 'import salon.caddy' $caddyfile; then
  printf '\nimport salon.caddy\n' >> $caddyfile
  echo "Your $caddyfile is kept. The privacy page promises logs without addresses: copy the block \`log\` of deploy/Caddyfile to its global options."
fi
add_site "$host" 'import salon'
[ -z "$alias" ] || add_site "$alias" 'import salon_alias' "redir https://$host{uri} permanent"
if [ -n "$editor" ]; then
  add_site "edit.$domain" 'import salon_editor'
  add_site "preview.$domain" 'import salon_preview'
fi
if ! caddy validate --config $caddyfile --adapter caddyfile > "$work/caddy.log" 2>&1; then
  cp "$work/Caddyfile.before" $caddyfile
  fail "the site does not fit into your $caddyfile, which was left as it was: $(tail -n 1 "$work/caddy.log")"
fi

systemctl daemon-reload
# shellcheck disable=SC2086
systemctl enable --now $services
systemctl reload-or-restart caddy ||
  fail "everything is installed, but Caddy does not start:
$(journalctl --unit caddy --lines 10 --output cat --no-pager)
Correct that in $caddyfile, or stop what has its ports, then run this again."

# A page over TLS, from this machine: Caddy may need a minute for its first certificate. Before the first release it holds a
# request for 30 seconds (salon.caddy), then answers 502.
echo "Checking https://$host"
tries=6
until status=$(curl --silent --show-error --output /dev/null --write-out '%{http_code}' --connect-timeout 10 --max-time 40 --resolve "$host:443:127.0.0.1" "https://$host/" 2> "$work/curl.log"); do
  tries=$((tries - 1))
  if [ "$tries" = 0 ]; then
    address=$(getent ahosts "$host" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ')
    fail "everything is installed, but https://$host does not answer: $(cat "$work/curl.log")
$host points to: ${address:-nothing}. This server has: $(ip -brief address show scope global | tr -s ' ' | cut -d ' ' -f 3- | tr '\n' ' ')
Open the ports 80 and 443 and correct the DNS records, then run this again. What Caddy says: journalctl -u caddy -n 20"
  fi
  sleep 5
done

cat << END

Checked: https://$host answers over TLS with status $status$([ -L /srv/salon/current ] || echo ', and waits for the first release').
END
[ -L /srv/salon/current ] || cat << END
Next, in the project on your computer:

  git remote add live salon@$host:repo.git
  git push live main
END
