import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

/** Set by the image, or read by its build. */
const OF_THE_IMAGE = ['ALLOW_SAMPLES', 'DATA_DIR', 'HOST', 'PORT', 'SITE_URL'];
const table = /^\| Variable[\s\S]*?\n\n/mu.exec(read('docs/OPERATIONS.md'))?.[0] ?? '';
const documented = [...table.matchAll(/^\|(?<names>[^|]+)\|/gmu)].flatMap(
  ({ groups }) => groups?.names?.match(/[A-Z][A-Z_]{3,}/gu) ?? [],
);

it('the documentation lists all settings of the server', () => {
  const settings = [...read('server/config.ts').matchAll(/^ {2}(?<name>[A-Z_]{4,}): /gmu)];
  expect(settings.length).toBeGreaterThan(0);
  expect(documented).toEqual(expect.arrayContaining(settings.map(({ groups }) => groups?.name)));
});

it('the container gets all settings', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, unknown> }>;
  };
  const expected = documented.filter((name) => !OF_THE_IMAGE.includes(name));
  expect(Object.keys(services['site-1']?.environment ?? {}).sort()).toEqual(expected.sort());
});
