/** Copies of the project, to build the site from other content. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** What a build and the editor's preview need, except for the content. */
const COPIED = [
  'site',
  'contact',
  'editor',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies what a build needs to `root`. Keeps other files there, such as an earlier build and its cache. */
export async function copyProject(root: string, content = 'content'): Promise<void> {
  await mkdir(root, { recursive: true });
  for (const [from, to] of [...COPIED.map((part) => [part, part] as const), [content, 'content'] as const]) {
    await rm(path.join(root, to), { recursive: true, force: true });
    // Not `cp`, which waits for a thread several times per file.
    cpSync(path.join(PROJECT, from), path.join(root, to), { recursive: true, preserveTimestamps: true });
  }
  const modules = path.join(root, 'node_modules');
  if (!existsSync(modules)) await symlink(path.join(PROJECT, 'node_modules'), modules);
}

/** Builds the site of a copied project. @throws Error with the build's output */
export async function buildProject(root: string): Promise<void> {
  const astro = path.join(PROJECT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--force'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
}
