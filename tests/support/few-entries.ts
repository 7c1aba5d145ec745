/** The fixture salon with as few entries as the owner may have. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isSeq, parseDocument } from 'yaml';

import { FIXTURE } from './fixture-salon.ts';
import { buildProject, copyProject, linkPictures, PROJECT } from './project-copy.ts';

/** How many entries of a list are kept, by file and path. */
const KEPT: readonly (readonly [file: string, list: string, count: number])[] = [
  ['team.yaml', '', 1],
  ['careers.yaml', 'perks', 1],
  ['careers.yaml', 'benefits', 1],
  ['tour.yaml', 'photos', 9],
  ['salon.yaml', 'holidays', 0],
  ['salon.yaml', 'social', 1],
  ['pages/about.yaml', 'book.columns', 1],
  ['pages/gallery.yaml', 'stories.list', 1],
  ['services/coloring-treatments.yaml', 'blurbs', 1],
  ['services/coloring-treatments.yaml', 'reasons.list', 1],
  ['services/coloring-treatments.yaml', 'process.steps', 2],
];

/** Builds the site. Returns the folder of the built site. */
export async function buildFewEntries(): Promise<string> {
  const root = path.join(PROJECT, '.cache/few-entries');
  await copyProject(root, 'tests/fixture/content');
  await linkPictures(root, FIXTURE);
  for (const [name, list, count] of KEPT) {
    const file = path.join(root, 'content', name);
    const document = parseDocument(readFileSync(file, 'utf8'));
    const entries = document.getIn(list === '' ? [] : list.split('.'));
    if (!isSeq(entries) || entries.items.length < count) throw new Error(`found no list ${list} in ${name}`);
    entries.items.splice(count);
    writeFileSync(file, document.toString());
  }
  await buildProject(root);
  return path.join(root, 'dist');
}
