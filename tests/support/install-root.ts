/** Runs deploy/install.sh on a copy-on-write view of this machine, which stays as it is. */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { which } from '../../tools/programs.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
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
export function missingForInstall(): string | undefined {
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

export type InstallRoot = ReturnType<typeof createInstallRoot>;

export function createInstallRoot() {
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
