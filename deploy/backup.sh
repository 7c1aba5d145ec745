#!/bin/sh
# Backs up the stored messages and keeps the last 14 backups. Run daily by salon-backup.timer.
#   BACKUP_AGE_RECIPIENT  encrypts with age for this public key
#   BACKUP_COPY_COMMAND   shell command that copies the file "$1" to another machine
set -eu
cd "$(dirname "$0")/.."
: "${DATA_DIR:=/var/lib/salon}"
export DATA_DIR
KEPT=14
folder=$DATA_DIR/backups
umask 077
mkdir -p "$folder"

file=$folder/leads-$(date -u +%Y%m%dT%H%M%SZ)
if [ -n "${DATABASE_URL:-}" ]; then
  file=$file.dump
  # The password goes by the environment, because other users can read command lines.
  export DATABASE_URL
  PGPASSWORD=$(node_modules/node/bin/node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
  url=$(node_modules/node/bin/node -p 'const url = new URL(process.env.DATABASE_URL); url.password = ""; url.href')
  export PGPASSWORD
  pg_dump --format=custom --file="$file" "$url"
else
  file=$file.sqlite
  node_modules/node/bin/node server/admin/main.ts backup "$file"
fi
if [ -n "${BACKUP_AGE_RECIPIENT:-}" ]; then
  age --encrypt --recipient "$BACKUP_AGE_RECIPIENT" --output "$file.age" "$file"
  rm "$file"
  file=$file.age
fi
find "$folder" -name 'leads-*' | sort -r | tail -n "+$((KEPT + 1))" | xargs -r rm
if [ -n "${BACKUP_COPY_COMMAND:-}" ]; then sh -c "$BACKUP_COPY_COMMAND" backup "$file"; fi
