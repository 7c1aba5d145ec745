/** The content of the fixture salon (tests/fixture/content), which tests may pin, unlike the owner's. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parse, stringify } from 'yaml';

import { type ChangedFiles, type Content, openContent } from '../../site/content/content.ts';
import { localDate } from '../../site/lib/local-time.ts';

const ROOT = path.resolve(import.meta.dirname, '../fixture');
const SALON = 'content/salon.yaml';

/** Text of a file of the fixture, whose holiday TODAY becomes today's date. */
const fixtureText = (file: string): string =>
  readFileSync(path.join(ROOT, file), 'utf8').replace('date: TODAY', `date: ${localDate('America/Denver')}`);

/** Copies the content below a folder. */
export function copyFixtureContent(root: string): void {
  cpSync(path.join(ROOT, 'content'), path.join(root, 'content'), {
    recursive: true,
    preserveTimestamps: true,
  });
  writeFileSync(path.join(root, SALON), fixtureText(SALON));
}

/** Opens the content with some of its files changed. */
export const fixtureContent = (changed: ChangedFiles = {}): Content =>
  openContent(ROOT, { [SALON]: fixtureText(SALON), ...changed });

/** A YAML file changed by a function, for `fixtureContent`. The function changes the parsed data in place. */
export function edited(file: string, change: (data: never) => void): ChangedFiles {
  const data: unknown = parse(fixtureText(file));
  change(data as never);
  return { [file]: stringify(data) };
}
