import { type Page } from 'playwright-core';
import { expect } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { test } from '../support/visitor.ts';

const MAP = 'https://www.openstreetmap.org';
const INJECTIONS = {
  'an inline script': '<script>window.injected = true</script>',
  'an event handler': '<img src="/favicon.svg" alt="" onload="window.injected = true">',
  'a script from a data URL': '<script src="data:text/javascript,window.injected=true"></script>',
};

/** The policy's directives, hashes of inline code shortened to their algorithm. */
function parsePolicy(header: string): Record<string, string[]> {
  const directives = header.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.map((source) => source.replace(/(?<='sha256-).*(?=')/u, '…'))] as const;
  });
  return Object.fromEntries(directives.map(([name, sources]) => [name, [...new Set(sources)].sort()]));
}

test('the Content-Security-Policy of every page allows this site and its own inline code, and the map where one is', async ({
  server,
}) => {
  for (const route of [...allRoutes(), '/no-such-page']) {
    const { headers } = await fetch(server.url + route);
    const policy = parsePolicy(headers.get('content-security-policy') ?? '');
    const map = route === '/contact' ? [MAP] : [];
    expect(policy, route).toEqual({
      'default-src': ["'none'"],
      'script-src': policy['script-src']?.includes("'sha256-…'") ? ["'self'", "'sha256-…'"] : ["'self'"],
      'style-src': ["'self'", "'sha256-…'"],
      'img-src': ["'self'", 'data:', ...map],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      ...(map.length > 0 && { 'frame-src': map }),
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  }
});

/** Opens a page with HTML at its end, as an attacker would add it. Returns whether its code ran. */
async function runs(page: Page, html: string, keepPolicy: boolean): Promise<boolean> {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    if (!keepPolicy) delete headers['content-security-policy'];
    const body = (await response.text()).replace('</body>', `${html}</body>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/about');
  return page.evaluate(() => 'injected' in window);
}

test('the Content-Security-Policy stops injected code', async ({ visit }) => {
  for (const [what, html] of Object.entries(INJECTIONS)) {
    const { page } = await visit('/terms');
    expect(await runs(page, html, true), what).toBe(false);
    await page.unroute('**/about');
    expect(await runs(page, html, false), `${what} without a policy`).toBe(true);
  }
});
