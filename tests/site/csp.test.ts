import { type Page } from 'playwright-core';
import { expect } from 'vitest';

import { test } from '../support/visitor.ts';

const INJECTIONS = {
  'an inline script': '<script>window.injected = true</script>',
  'an event handler': '<img src="/favicon.svg" alt="" onload="window.injected = true">',
  'a script from a data URL': '<script src="data:text/javascript,window.injected=true"></script>',
};

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
