/** The site of the fixture salon (tests/fixture/content), which tests may pin, unlike the owner's content. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { today } from '../../site/content/salon/dates.ts';
import { buildReason, clearBuildRecord, fingerprint, recordBuild } from '../../tools/build-state.ts';
import { buildProject, copyProject, PROJECT } from './project-copy.ts';

/** Folder that contains the fixture's `content/`, for the functions of site/content. */
export const FIXTURE = path.join(PROJECT, '.cache/fixture');

/** The built site. */
export const FIXTURE_DIST = path.join(FIXTURE, 'dist');

const TIME_ZONE = 'America/Denver';

/** Builds the site unless that was done for the same sources and the same day. */
export default async function buildFixture(): Promise<void> {
  await copyProject(FIXTURE, 'tests/fixture/content');
  const salon = path.join(FIXTURE, 'content/salon.yaml');
  const text = await readFile(salon, 'utf8');
  await writeFile(salon, text.replace('date: TODAY', `date: ${today(TIME_ZONE)}`));
  if (buildReason(FIXTURE) === undefined) return;
  const sources = fingerprint(FIXTURE);
  clearBuildRecord(FIXTURE);
  await buildProject(FIXTURE);
  recordBuild(sources, FIXTURE);
}
