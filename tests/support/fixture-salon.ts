/** Builds the site of the fixture salon. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { buildReason, clearBuildRecord, fingerprint, recordBuild } from '../../tools/build-state.ts';
import { fixtureText } from './fixture-content.ts';
import { buildProject, copyProject, PROJECT } from './project-copy.ts';

const FIXTURE = path.join(PROJECT, '.cache/fixture');

/** The built site. */
export const FIXTURE_DIST = path.join(FIXTURE, 'dist');

/** Builds the site unless that was done for the same sources and the same day. */
export default async function buildFixture(): Promise<void> {
  await copyProject(FIXTURE, 'tests/fixture/content');
  await writeFile(path.join(FIXTURE, 'content/salon.yaml'), fixtureText('content/salon.yaml'));
  if (buildReason(FIXTURE) === undefined) return;
  const sources = fingerprint(FIXTURE);
  clearBuildRecord(FIXTURE);
  await buildProject(FIXTURE);
  recordBuild(sources, FIXTURE);
}
