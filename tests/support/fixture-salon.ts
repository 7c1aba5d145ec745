/** Copies of the project with the content of the fixture salon. */
import { cpSync, existsSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import { buildReason, clearBuildRecord, fingerprint, recordBuild } from '../../tools/build-state.ts';
import { copyFixtureContent } from './fixture-content.ts';
import { startProgram } from './program.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const FIXTURE = path.join(PROJECT, '.cache/fixture');

/** The built site. */
export const FIXTURE_DIST = path.join(FIXTURE, 'dist');

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
export async function copyFixtureSalon(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  for (const name of [...COPIED, 'content'])
    await rm(path.join(root, name), { recursive: true, force: true });
  // Not `cp`, which waits for a thread several times per file.
  for (const name of COPIED)
    cpSync(path.join(PROJECT, name), path.join(root, name), { recursive: true, preserveTimestamps: true });
  copyFixtureContent(root);
  const modules = path.join(root, 'node_modules');
  if (!existsSync(modules)) await symlink(path.join(PROJECT, 'node_modules'), modules);
}

/** Builds the site unless that was done for the same sources and the same day. @throws Error with the build's output */
export default async function buildFixture(): Promise<void> {
  await copyFixtureSalon(FIXTURE);
  if (buildReason(FIXTURE) === undefined) return;
  const sources = fingerprint(FIXTURE);
  clearBuildRecord(FIXTURE);
  const astro = path.join(PROJECT, 'node_modules/astro/bin/astro.mjs');
  const { code, output } = await startProgram(process.execPath, [astro, 'build', '--force'], {
    cwd: FIXTURE,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: '' },
  }).finished;
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  recordBuild(sources, FIXTURE);
}
