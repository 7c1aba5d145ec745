import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

/** Set by the image, or read by its build. */
const OF_THE_IMAGE = ['ALLOW_SAMPLES', 'DATA_DIR', 'HOST', 'PORT', 'SETTINGS_FILE', 'SITE_URL'];
/** Of systemd's timer. */
const OF_THE_HOST = ['BACKUP_AGE_RECIPIENT', 'BACKUP_COPY_COMMAND'];
const table = /^\| Variable[\s\S]*?\n\n/mu.exec(read('docs/OPERATIONS.md'))?.[0] ?? '';
const documented = [...table.matchAll(/^\|(?<names>[^|]+)\|/gmu)].flatMap(
  ({ groups }) => groups?.names?.match(/[A-Z][A-Z_]{3,}/gu) ?? [],
);

it('the documentation lists all settings of the server', () => {
  const settings = [...read('server/config.ts').matchAll(/^ {2}(?<name>[A-Z_]{4,}): /gmu)];
  expect(settings.length).toBeGreaterThan(0);
  expect(documented).toEqual(expect.arrayContaining(settings.map(({ groups }) => groups?.name)));
});

const { name, services } = parse(read('compose.yaml'), { merge: true }) as {
  name: string;
  services: Record<string, { environment: Record<string, unknown>; command?: string[] }>;
};

it('the container gets all settings, and its volume keeps its name when the folder is renamed', () => {
  const excluded = [...OF_THE_IMAGE, ...OF_THE_HOST];
  const expected = documented.filter(
    (setting) => !excluded.includes(setting) && !setting.startsWith('EDITOR_'),
  );
  expect(Object.keys(services['site-1']?.environment ?? {}).sort()).toEqual(expected.sort());
  expect(name).toBe('salon');
});

it.each([
  ['example.com', 'www.example.com'],
  ['book.example.com', 'http://alias.invalid'],
  ['https://example.com', undefined],
])('Caddy in a container serves %s and redirects %s', (host, alias) => {
  const script = (services.caddy?.command?.[2] ?? '')
    .replaceAll('$$', '$')
    .replace(/^exec caddy.*/m, 'echo "$SITE_ALIAS"');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
    env: { ...process.env, SITE_HOST: host },
    encoding: 'utf8',
  });
  if (alias === undefined)
    expect([status, stderr]).toEqual([1, expect.stringContaining(`found "${host}", expected`)]);
  else expect(stdout).toBe(`${alias}\n`);
});
