import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFixtureSite } from '../../tests/support/fixture-site.ts';
import { readBuiltSite } from './built-site.ts';
import { staticHeaders, writeHeadersFile } from './headers-file.ts';

it('_headers gives every file the headers of our server, each once', async () => {
  const dist = writeFixtureSite();
  const site = readBuiltSite(dist);
  const rules = staticHeaders(site);
  for (const [at, file] of site.files) {
    const matching = [...rules].filter(([rule]) =>
      rule.endsWith('*') ? at.startsWith(rule.slice(0, -1)) : rule === at,
    );
    const names = matching.flatMap(([, headers]) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
    const headers = Object.assign({}, ...matching.map(([, headers]) => headers)) as Record<string, string>;
    expect(headers['cache-control']).toBe(file.headers['cache-control']);
    expect(headers['content-security-policy']).toBe(file.headers['content-security-policy']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  await writeHeadersFile(dist);
  const written = await readFile(path.join(dist, '_headers'), 'utf8');
  for (const line of written.trimEnd().split('\n')) expect(line).toMatch(/^(?:\/\S*|  [a-z-]+: \S.*)$/);
});
