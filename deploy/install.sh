#!/bin/sh
# Sets up a Debian 12, Debian 13 or Ubuntu 24.04 LTS server for the site. Can be run again, for example to update the units.
# Usage, as root: install.sh HOST    the site's host name, like www.example.com
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
host=${1:?Usage: install.sh HOST}
case $host in
www.*) alias=${host#www.} ;;
*) alias=www.$host ;;
esac
[ "$(id -u)" = 0 ] || { echo 'install.sh: run it as root' >&2; exit 1; }
[ -f /etc/debian_version ] || { echo 'install.sh: found no Debian or Ubuntu' >&2; exit 1; }

packages='caddy ca-certificates curl dbus git'
command -v npm > /dev/null || packages="$packages nodejs npm"
apt-get update -q
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $packages

# The user may push and nothing else. It builds the site, and the server runs as it.
id -u salon > /dev/null 2>&1 ||
  useradd --system --create-home --home-dir /srv/salon --shell "$(command -v git-shell)" salon
chmod 755 /srv/salon
keys=$(getent passwd "${SUDO_USER:-root}" | cut -d : -f 6)/.ssh/authorized_keys
install -d -o salon -g salon -m 700 /srv/salon/.ssh
if [ -f "$keys" ] && [ ! -f /srv/salon/.ssh/authorized_keys ]; then
  install -o salon -g salon -m 600 "$keys" /srv/salon/.ssh/authorized_keys
fi
if [ ! -d /srv/salon/repo.git ]; then
  git init --quiet --bare --initial-branch=main /srv/salon/repo.git
  chown -R salon:salon /srv/salon/repo.git
fi
install -o salon -g salon -m 755 "$deploy/post-receive" /srv/salon/repo.git/hooks/post-receive

# For the builds: Debian 12's Node is too old, and its npm then leaves out native packages (npm/cli#4828).
runuser -u salon -- env HOME=/srv/salon npm install --loglevel=error --no-fund --no-audit --prefix /srv/salon/tools node@24 npm@11

# Settings, which a second run does not touch.
install -d -g salon -m 750 /etc/salon
[ -f /etc/salon/salon.env ] || install -g salon -m 640 "$deploy/salon.env" /etc/salon/salon.env
[ -f /etc/salon/webhook-key ] || install -m 600 /dev/null /etc/salon/webhook-key

install -m 755 "$deploy/leads" /usr/local/bin/leads
cp "$deploy"/*.service "$deploy"/*.timer /etc/systemd/system/
sed -e "/^#/d; s/www\.example\.com/$alias/; s/example\.com/$host/" "$deploy/Caddyfile" > /etc/caddy/Caddyfile
systemctl daemon-reload
# The service cannot start before the first release, and tries again every second.
systemctl enable --now salon.service salon-backup.timer
systemctl restart caddy

cat << END
Ready. Open the ports 22/tcp, 80/tcp, 443/tcp and 443/udp in the firewall, point $host and $alias to this server,
and set the webhook in /etc/salon. Then, in the project on your computer:

  git remote add live salon@$host:repo.git
  git push live main
END
