/** What a browser test needs: the real server with a webhook behind it, and a visitor with a clean browser. */
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, test as base } from 'vitest';

import { startServer } from './server.ts';
import { startWebhook } from './webhook.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Visit {
  page: Page;
  /** Everything that the page said to the console as an error, and every error it did not catch. */
  errors: string[];
  /** Addresses outside the site that the page asked for. None of them is reached. */
  outside: string[];
  /** Scripts that the page loaded from the site. */
  scripts: string[];
}

export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('chromium'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('webhook', { scope: 'file' }, async ({}, { onCleanup }) => {
    const webhook = await startWebhook();
    onCleanup(() => webhook.close());
    return webhook;
  })
  /** Folder of the site that is visited. */
  .extend('dist', { scope: 'file' }, () => 'dist')
  .extend('server', { scope: 'file' }, async ({ webhook, dist }, { onCleanup }) => {
    const server = await startServer({
      dist,
      env: { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_RATE_LIMIT: '0', CONTACT_WEBHOOK_TIMEOUT_MS: '2000' },
    });
    onCleanup(async () => {
      await server.stop();
    });
    return server;
  })
  /** Opens a page of the site as a new visitor, with the screen and settings wished. */
  .extend('visit', ({ browser, server }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()));
    });
    return async (path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
      const context = await browser.newContext({ viewport: DESKTOP, baseURL: server.url, ...options });
      contexts.push(context);
      const visit = watch(await context.newPage(), server.url);
      await visit.page.goto(path);
      return visit;
    };
  });

/**
 * Takes a tab that has been on other pages to one more. Twice as quick as a new visitor, for tests of every page that leave
 * nothing behind in the browser.
 */
export async function goOn(visit: Visit, path: string): Promise<void> {
  for (const said of [visit.errors, visit.outside, visit.scripts]) said.length = 0;
  await visit.page.goto(path);
}

/** Everything that a page says and asks for from now on. */
export function watch(page: Page, origin: string): Visit {
  const visit: Visit = { page, errors: [], outside: [], scripts: [] };
  page.on('pageerror', (error) => visit.errors.push(error.message));
  page.on('console', (message) => {
    // A foreign host that the test itself keeps out of reach is no error of the page's.
    const foreign = message.location().url.startsWith('https:');
    if (message.type() === 'error' && !foreign) visit.errors.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) visit.outside.push(url.href);
    if (request.resourceType() === 'script') visit.scripts.push(url.href);
  });
  return visit;
}
