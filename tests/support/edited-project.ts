/** A copy of the fixture salon in a Git repository with a remote. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { today } from '../../site/content/salon/dates.ts';

export interface EditedProject extends AsyncDisposable {
  /** Folder with `content/` and a repository whose last commit is pushed to `remote`. */
  readonly root: string;
  /** A bare repository. */
  readonly remote: string;
  git(...args: string[]): string;
  read(file: string): Promise<string>;
  /** Replaces the first match in a file. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>;
  /** Added and removed lines of a file since the last commit, like `-  price: 60`. */
  diff(file: string): string[];
  /** Publishes a change of a file from another computer. */
  publishElsewhere(file: string, change: (contents: Buffer) => string | Buffer): Promise<void>;
  /** Takes back all changes, in the remote too. */
  reset(): Promise<void>;
}

export async function editedProject(): Promise<EditedProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'editor-'));
  const [root, remote, other] = ['project', 'remote.git', 'other'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const gitIn = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@salon.example', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const git = (...args: string[]) => gitIn(root, ...args);
  const read = (name: string) => readFile(path.join(root, name), 'utf8');
  const edit = async (name: string, from: string | RegExp, to: string) => {
    await writeFile(path.join(root, name), (await read(name)).replace(from, to));
  };
  cpSync('tests/fixture/content', path.join(root, 'content'), { recursive: true });
  await edit('content/salon.yaml', 'date: TODAY', `date: ${today('America/Denver')}`);
  await writeFile(path.join(root, '.gitignore'), '/*\n!/content\n');
  gitIn(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const start = git('rev-parse', 'HEAD').trim();
  return {
    root,
    remote,
    git,
    read,
    edit,
    diff: (name) =>
      git('diff', '--unified=0', 'HEAD', '--', name)
        .split('\n')
        .filter((line) => /^[+-](?![+-])/u.test(line)),
    publishElsewhere: async (name, change) => {
      gitIn(folder, 'clone', '--quiet', remote, other);
      const file = path.join(other, name);
      await writeFile(file, change(await readFile(file)));
      gitIn(other, 'commit', '--quiet', '--all', '--message', 'Theirs');
      gitIn(other, 'push', '--quiet');
      await rm(other, { recursive: true });
    },
    reset: async () => {
      await rm(path.join(remote, 'hooks/post-receive'), { force: true });
      git('reset', '--quiet', '--hard', start);
      git('clean', '--quiet', '-fd', 'content');
      git('push', '--quiet', '--force', remote, `${start}:main`);
      git('fetch', '--quiet', 'origin');
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
