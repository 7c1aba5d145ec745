import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectText } from '../support/expected-text.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { copyStoreFile } from '../../server/admin/store-file.ts';
import { newLead, openSqlite } from '../support/leads.ts';
import { which } from '../../tools/programs.ts';

const PROJECT = path.resolve('.');
const KEY = 'ssh-ed25519 AAAA';
const PROGRAMS = ['chroot', 'git-shell', 'runuser', 'systemctl', 'unshare', 'useradd'];

/** Stand in for programs. They come first on the PATH, where a test can replace them. */
const STUBS = path.join(PROJECT, 'tests/fixture/install-programs');

/** Mounts the machine's files at "$1/merged", with changes in "$1/changes", and runs the script there. */
const RUN = `set -e
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/changes,workdir=$1/work" "$1/merged"
mount --rbind /dev "$1/merged/dev"
mount --rbind /proc "$1/merged/proc"
exec chroot "$1/merged" env -i HOME=/root PATH="$1/bin:/usr/sbin:/usr/bin:/sbin:/bin" sh -c "$2"`;

/** Why the script cannot be tried here. */
function missingForInstall(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return 'needs root on Debian or Ubuntu';
  const missing = PROGRAMS.find((program) => which(program) === undefined);
  if (missing !== undefined) return `install ${missing}`;
  const { folder } = createInstallRoot();
  try {
    execFileSync('unshare', ['--mount', 'sh', '-c', RUN, 'sh', folder, 'true'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'this machine has no overlay file system';
  }
}

/** A copy-on-write view of this machine, which stays as it is. */
function createInstallRoot() {
  const folder = temporaryFolder();
  for (const name of ['changes', 'work', 'merged']) mkdirSync(path.join(folder, name));
  cpSync(STUBS, path.join(folder, 'bin'), { recursive: true });
  // The new user runs npm.
  chmodSync(folder, 0o755);
  /** Path of a file that was changed in the view. */
  const changed = (file: string) => path.join(folder, 'changes', file);
  /** Writes a file of the view, before the first run. */
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(changed(file)), { recursive: true });
    writeFileSync(changed(file), text);
  };
  write('run/systemd/system/.keep', '');
  write('root/.ssh/authorized_keys', `command="echo 'Please log in'" ${KEY} root\n${KEY} me\n`);
  return {
    folder,
    changed,
    write,
    /** Runs a shell command in the view; "$INSTALL" is the script, "$BIN" has the stubs, and "$PROJECT" is this project. Returns its output. Never rejects. */
    run: async (command: string): Promise<string> => {
      const script = `PROJECT='${PROJECT}' INSTALL="$PROJECT/deploy/install.sh" BIN=${folder}/bin; ${command}`;
      const run = promisify(execFile)('unshare', ['--mount', 'sh', '-c', RUN, 'sh', folder, script]);
      const { stdout, stderr } = await run.catch(
        (error: unknown) => error as { stdout: string; stderr: string },
      );
      return stdout + stderr;
    },
  };
}

const missing = missingForInstall();

/** A shell command that lets a script stand in for a program. */
const stub = (name: string, script: string) => `echo '${script}' > "$BIN/${name}"; chmod +x "$BIN/${name}"`;
/** What the script says, without what systemd says. */
const withoutLinks = (output: string) => output.replace(/^Created symlink.*\n/gm, '');
/** A stand-in for `ss`, which reports that a program listens on port 80. */
const listening = (program: string) =>
  `case "$*" in *:80*:443*) echo "LISTEN 0 9 *:80 *:* users:((\\"${program}\\",pid=1,fd=6))"; esac`;

describe.skipIf(missing)(`the installation${missing ? `, skipped: ${missing}` : ''}`, () => {
  let root: ReturnType<typeof createInstallRoot>;
  /** Of the first run, and of the second one. */
  let outputs: string[];
  beforeAll(async () => {
    root = createInstallRoot();
    // The lock is held once.
    const held = `mkdir -p /etc/caddy; echo "$DEBIAN_FRONTEND $@" >> /apt-arguments; [ "$1" != update ] || [ -e /held ] || { touch /held; echo "E: Could not get lock /var/lib/apt/lists/lock" >&2; exit 100; }`;
    const changes = [
      'echo LOG_LEVEL=warn >> /etc/salon/salon.env',
      'echo secret > /etc/salon/credentials/SMTP_URL',
      'echo PORT=4000 >> /etc/salon/editor.env; echo call us > /srv/salon/down.html; ln -s . /srv/salon/current',
      "printf 'other.test {\\n\\trespond hello\\n}\\n' >> /etc/caddy/Caddyfile",
      'echo old > /etc/caddy/salon.caddy',
      'echo ssh-ed25519 BBBB you >> /srv/salon/.ssh/authorized_keys',
      `rm /root/.ssh/authorized_keys; ${stub('ss', listening('caddy'))}`,
    ];
    outputs = [await root.run(`${stub('apt-get', held)}; sh "$INSTALL" www.salon.test --editor`)];
    outputs.push(await root.run(`${changes.join('; ')}; sh "$INSTALL" www.salon.test`));
  });

  it('creates users, files with their owners and modes, and what starts at boot', async () => {
    const shown = await root.run(
      [
        'getent passwd salon salon-server | cut -d : -f 1,6-',
        'getent group salon-server | cut -d : -f 1',
        'cd /; set -- etc/salon etc/caddy usr/local/bin/leads usr/local/bin/salon-invite srv/salon',
        'set -- "$@" etc/systemd/system/*salon* etc/systemd/system/*/*salon*',
        // Without what Git and useradd write.
        String.raw`find "$@" -printf '%M %u %p %l\n' | grep -Ev '/repo.git/[^h]|sample|/[.](bash|profile)' | sort -k 3 -u`,
        'tail -v -n +1 etc/caddy/Caddyfile etc/salon/*.env etc/salon/credentials/SMTP_URL',
        'tail -v -n +1 srv/salon/.ssh/authorized_keys srv/salon/down.html srv/salon/npm-arguments *-arguments; grep -E "keep|try" etc/caddy/salon.caddy',
      ].join('; '),
    );
    await expectText(shown.replace(/(?<=node@|npm@)\d+/g, 'MAJOR').replace(/ $/gm, ''), 'installed');
  });

  it('waits for other programs, and ends with what it has checked and what to do next', async () => {
    await expectText(withoutLinks(outputs.join('')), 'install');
  });

  it.each([
    ['no key that may push', 'sed -i /^ssh/d /root/.ssh/authorized_keys', 'found no key in /root/.ssh'],
    ['a taken port', stub('ss', listening('nginx')), 'used by nginx'],
    ['another architecture', stub('dpkg', 'echo i386'), 'expected amd64 or arm64'],
    ['another user', stub('id', 'echo 1000'), 'run it as root'],
    ['another system', 'rm /etc/debian_version', 'found no Debian'],
    ['a container', 'rm -r /run/systemd', 'found no systemd'],
    ['no network', stub('apt-get', 'echo no route >&2; exit 100'), 'no route'],
  ])('%s stops it before it changes anything', async (_case, change, message) => {
    const one = createInstallRoot();
    expect(await one.run(`${change}; sh "$INSTALL" salon.test`)).toContain(message);
    for (const file of ['etc/salon', 'srv/salon', 'etc/passwd', 'etc/caddy/Caddyfile'])
      expect(existsSync(one.changed(file))).toBe(false);
  });

  it('a subdomain has no second host name, and a Caddyfile of others gets the site at its end', async () => {
    const fresh = createInstallRoot();
    fresh.write('etc/caddy/Caddyfile', '{\n\tdebug\n}\n\na.test, edit.book.salon.test {\n\trespond hi\n}\n');
    fresh.write('usr/games/.ssh/authorized_keys', 'ecdsa-sha CC anna\nsk-ssh DD anna\n');
    const closed = `${stub('dpkg', 'echo arm64')}; ${stub('curl', 'echo timed out >&2; exit 28')}; SUDO_USER=games sh "$INSTALL" --editor book.salon.test`;
    const output = await fresh.run(`${closed}; cat srv/salon/.ssh/authorized_keys etc/caddy/Caddyfile`);
    // Addresses of this machine.
    await expectText(
      withoutLinks(output).replace(/(points to|server has): .*/g, '$1: ADDRESSES'),
      'install-subdomain',
    );
  });

  it('a backup that only root can read is restored, and the server started again', async () => {
    const fresh = createInstallRoot();
    const store = openSqlite(fresh.changed('root/store'));
    await store.addLead(newLead());
    await store.close();
    copyStoreFile(fresh.changed('root/store'), fresh.changed('root/backup'));
    const restore = [
      `${stub('systemctl', '[ $1 != reload-or-restart ]')}; ${stub('journalctl', 'echo address in use')}`,
      'exec 2>&1; sh "$INSTALL" salon.test > /dev/null',
      'install -d -o salon-server /var/lib/salon',
      'mkdir /srv/salon/current; ln -s "$PROJECT"/* /srv/salon/current/',
      stub('systemctl', '[ "$1" = is-active ] && echo active || echo $*'),
      'cd /root; echo ---; /usr/local/bin/leads restore backup; stat -c %U%a /var/lib/salon/leads.sqlite',
      `${stub('systemctl', 'echo $*')}; /usr/local/bin/leads restore none`,
      `${stub('systemctl', '[ $1 = is-active ] && echo active || echo $*; [ $1 != stop ] || kill $PPID')}; /usr/local/bin/leads restore backup`,
      'ls -A /var/lib/salon; tail -n 11 /etc/caddy/Caddyfile',
    ];
    const output = await fresh.run(restore.join('; '));
    await expectText(withoutLinks(output).replaceAll(/(?<=before-restore-)\w+/g, 'TIME'), 'install-restore');
  });

  it('whoever may push cannot lead root elsewhere, nor reach its terminal', async () => {
    const fresh = createInstallRoot();
    // Prints as whom, with what and with which settings it runs.
    const terminal = `(: < /dev/tty) 2> /dev/null && echo a terminal || echo no terminal
echo $(id -un) "$*" $DATA_DIR $SETTINGS_FILE $SMTP_URL $EDITOR_DATA_DIR $EDITOR_REMOTE $EDITOR_URL`;
    const node = 'node_modules/node/bin/node';
    const commands = [
      'exec 2>&1; sh "$INSTALL" salon.test --editor > /dev/null; cd /srv/salon',
      'echo smtps://mail.salon.test > /etc/salon/credentials/SMTP_URL',
      `for folder in editor current; do mkdir -p $folder/node_modules/node/bin; cp "$BIN/terminal" $folder/${node}; done`,
      'echo ---; for command in "salon-invite My\\ Phone" "leads list"; do script -qec "/usr/local/bin/$command" /dev/null; done',
      'rm -r .ssh; ln -s /root .ssh; sh "$INSTALL" salon.test > /dev/null; stat -c %U /root',
    ];
    const output = await fresh.run([stub('terminal', terminal), ...commands].join('; '));
    await expectText(output.slice(output.indexOf('---')).replaceAll('\r', ''), 'installed-commands');
  });

  it('a Caddyfile that cannot be extended stays as it was', async () => {
    const fresh = createInstallRoot();
    const broken = 'shop.salon.test {\n\tno such directive\n}\n';
    fresh.write('etc/caddy/Caddyfile', broken);
    expect(await fresh.run('sh "$INSTALL" salon.test')).toContain('which was left as it was');
    expect(readFileSync(fresh.changed('etc/caddy/Caddyfile'), 'utf8')).toBe(broken);
  });
});

it.each(['', 'https://a.test', 'A.test', 'localhost', '192.0.2.10', 'a.test b.test', 'a.test --help'])(
  'the installation refuses the host name %j',
  (host) => {
    const { stderr } = spawnSync('sh', ['deploy/install.sh', ...host.split(' ')], { encoding: 'utf8' });
    expect(stderr).toMatch(/^install\.sh: .*HOST|expected a host name/);
  },
);
