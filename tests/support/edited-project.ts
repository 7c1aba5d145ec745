/** A copy of the fixture salon, or of its content alone, in a Git repository with a remote. */
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { copyFixtureContent } from './fixture-content.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type EditedProject = Awaited<ReturnType<typeof editedProject>>;

export async function editedProject(copy: (root: string) => unknown = copyFixtureContent) {
  const folder = temporaryFolder();
  const root = path.join(folder, 'project');
  const remote = path.join(folder, 'remote.git');
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
  await copy(root);
  await writeFile(path.join(root, '.gitignore'), 'node_modules\n.cache\n.astro\ndist\n');
  gitIn(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const start = git('rev-parse', 'HEAD').trim();
  return {
    /** A repository with `content/`, whose last commit is pushed to `remote`. */
    root,
    /** A bare repository. */
    remote,
    git,
    read,
    /** Replaces the first match in a file. */
    edit,
    /** Added and removed lines of a file since the last commit, like `-  price: 60`. */
    diff: (name: string) =>
      git('diff', '--unified=0', 'HEAD', '--', name)
        .split('\n')
        .filter((line) => /^[+-](?![+-])/u.test(line)),
    /** Publishes a change of a file, like that of `edit`, from another computer. */
    publishElsewhere: async (name: string, from: string | RegExp, to: string) => {
      const other = temporaryFolder();
      gitIn(other, 'clone', '--quiet', remote, '.');
      const file = path.join(other, name);
      // Photos, too.
      await writeFile(file, (await readFile(file, 'latin1')).replace(from, to), 'latin1');
      gitIn(other, 'commit', '--quiet', '--all', '--message', 'Theirs');
      gitIn(other, 'push', '--quiet');
    },
    /** Takes back all changes, in the remote too. */
    reset: async () => {
      await rm(path.join(remote, 'hooks/post-receive'), { force: true });
      git('reset', '--quiet', '--hard', start);
      git('clean', '--quiet', '-fd', 'content');
      git('push', '--quiet', '--force', remote, `${start}:main`);
      git('fetch', '--quiet', 'origin');
    },
  };
}
