import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { test } from '../support/visitor.ts';

const MAP = 'https://www.openstreetmap.org';

/** The policy's directives, hashes of inline code shortened to their algorithm. */
function parsePolicy(header: string): Record<string, string[]> {
  const directives = header.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.map((source) => source.replace(/(?<='sha256-).*(?=')/u, '…'))] as const;
  });
  return Object.fromEntries(directives.map(([name, sources]) => [name, [...new Set(sources)].sort()]));
}

/** Adds HTML to the end of every page, as an attacker would. */
async function inject(page: Page, html: string, { keepPolicy = true } = {}): Promise<void> {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    if (!keepPolicy) delete headers['content-security-policy'];
    const body = (await response.text()).replace('</body>', `${html}</body>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/about');
}

const wasInjected = (page: Page) => page.evaluate(() => 'injected' in window);

describe('the Content-Security-Policy', () => {
  test.for([...allRoutes(), '/no-such-page'])(
    'of %s allows this site, its own inline code and the map',
    async (route, { server }) => {
      const { headers } = await fetch(server.url + route);
      const policy = parsePolicy(headers.get('content-security-policy') ?? '');
      expect(policy).toEqual({
        'default-src': ["'none'"],
        'script-src': policy['script-src']?.includes("'sha256-…'") ? ["'self'", "'sha256-…'"] : ["'self'"],
        'style-src': ["'self'", "'sha256-…'"],
        'img-src': ["'self'", 'data:', MAP],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': [MAP],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
    },
  );

  test.for([
    ['inline script', '<script>window.injected = true</script>'],
    ['event handler', '<img src="/favicon.svg" alt="" onload="window.injected = true">'],
    ['script from a data URL', '<script src="data:text/javascript,window.injected=true"></script>'],
  ] as const)('stops an injected %s', async ([, html], { visit }) => {
    const { page } = await visit('/terms');
    await inject(page, html);
    expect(await wasInjected(page)).toBe(false);
  });

  test('is what stops an injected inline script', async ({ visit }) => {
    const { page } = await visit('/terms');
    await inject(page, '<script>window.injected = true</script>', { keepPolicy: false });
    expect(await wasInjected(page)).toBe(true);
  });

  test('stops a script from another host', async ({ visit }) => {
    const { page, errors } = await visit('/terms');
    await inject(page, '<script src="https://evil.example/script.js"></script>');
    expect(errors.join()).toMatch(/Content Security Policy/u);
  });
});
