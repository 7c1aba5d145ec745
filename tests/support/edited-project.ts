/** The editor on a copy of the fixture salon, in a Git repository with a remote. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { today } from '../../site/content/dates.ts';
import { copyProject, PROJECT } from './project-copy.ts';

export interface EditedProject extends AsyncDisposable {
  /** Folder with `content/` and a repository whose last commit is pushed to `remote`. */
  readonly root: string;
  /** A bare repository. */
  readonly remote: string;
  git(...args: string[]): string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Added and removed lines of a file since the last commit, like `-  price: 60`. */
  diff(file: string): string[];
}

/** Copies the project with the given content. */
export async function editedProject(content = 'tests/fixture/content'): Promise<EditedProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'editor-'));
  const [root, remote] = [path.join(folder, 'project'), path.join(folder, 'remote.git')];
  await copyProject(root, content);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const file = (name: string) => path.join(root, name);
  const salon = await readFile(file('content/salon.yaml'), 'utf8');
  await writeFile(
    file('content/salon.yaml'),
    salon.replace('date: TODAY', `date: ${today('America/Denver')}`),
  );
  // The editor publishes only content: without the code, Git has a tenth of the files to write.
  await writeFile(file('.gitignore'), '/*\n!/content\n');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@salon.example');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  return {
    root,
    remote,
    git,
    read: (name) => readFile(file(name), 'utf8'),
    write: (name, text) => writeFile(file(name), text),
    diff: (name) =>
      git('diff', '--unified=0', 'HEAD', '--', name)
        .split('\n')
        .filter((line) => /^[+-](?![+-])/u.test(line)),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface RunningEditor extends AsyncDisposable {
  /** With the token. */
  readonly address: string;
  readonly kill: () => Promise<void>;
}

/**
 * Runs `npm run edit` in a project, without opening a browser.
 *
 * @param dataDir folder of the messages
 */
export async function startEditor(
  root: string,
  dataDir = path.join(root, 'no-data'),
): Promise<RunningEditor> {
  const child = spawn(process.execPath, [path.join(PROJECT, 'editor/main.ts')], {
    cwd: root,
    // Under Vitest, Astro's development server serves no pages.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, BROWSER: 'none', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\S+token=\S+/u.exec(text.toString('utf8'));
      if (found) resolve(found[0]);
    });
    child.once('exit', () => {
      reject(new Error('The editor ended'));
    });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  return { address, kill: () => end('SIGKILL'), [Symbol.asyncDispose]: () => end('SIGTERM') };
}
