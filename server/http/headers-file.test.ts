import { expect, it } from 'vitest';
import { writeFixtureSite } from '../../tests/support/fixture-site.ts';
import { readBuiltSite } from './built-site.ts';
import { headersFile, staticHeaders } from './headers-file.ts';

it('_headers gives every file the headers of our server, each once', async () => {
  await using fixture = await writeFixtureSite();
  const site = readBuiltSite(fixture.dist);
  const rules = staticHeaders(site);
  for (const [at, file] of site.files) {
    const matching = rules.filter(({ path: rule }) =>
      rule.endsWith('*') ? at.startsWith(rule.slice(0, -1)) : rule === at,
    );
    const names = matching.flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
    const headers = Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
    expect(headers['cache-control']).toBe(file.headers['cache-control']);
    expect(headers['content-security-policy']).toBe(file.headers['content-security-policy']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  for (const line of headersFile(site).trimEnd().split('\n'))
    expect(line).toMatch(/^(?:\/\S*|  [a-z-]+: \S.*)$/);
});
