/** Fixtures of browser tests: a server with a webhook, and pages in new browser contexts. */
import { expect as playwrightExpect } from '@playwright/test';
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { inject, test as base } from 'vitest';

import { launchForTests } from '../../tools/chromium.ts';
import { recordFailure } from './failure-record.ts';
import { startServer } from './server.ts';
import { startWebhook } from './webhook.ts';

/** Playwright's `expect`: assertions about locators and pages wait until they hold. Five seconds are not enough on a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

declare module 'vitest' {
  interface ProvidedContext {
    dist: string;
  }
}

export interface Visit {
  page: Page;
  /** Console errors and uncaught exceptions. */
  errors: string[];
  /** URLs of requests to other origins. All of them fail. */
  outside: string[];
  /** URLs of requested scripts. */
  scripts: string[];
}

/** One browser for each worker. */
export const browserTest = base.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const browser = await launchForTests();
  onCleanup(() => browser.close());
  return browser;
});

/** One server, with its webhook, for each worker. */
export const test = browserTest
  .extend('webhook', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const webhook = await startWebhook();
    onCleanup(() => webhook.close());
    return webhook;
  })
  /** Folder of the built site: the fixture salon's for tests/browser, the owner's for tests/site (vitest.config.ts). */
  .extend('dist', { scope: 'worker' }, () => inject('dist'))
  .extend('server', { scope: 'worker' }, async ({ webhook, dist }, { onCleanup }) => {
    const server = await startServer({
      dist,
      // No message of an earlier test arrives during another.
      firstRetryMs: 3_600_000,
      env: { CONTACT_WEBHOOK_URL: webhook.url, CONTACT_RATE_LIMIT: '0', CONTACT_WEBHOOK_TIMEOUT_MS: '2000' },
    });
    onCleanup(async () => {
      await server.stop();
    });
    return server;
  })
  /** Opens a page of the site in a new browser context. */
  .extend('visit', ({ browser, server, task }, { onCleanup }) => {
    const ends: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      await Promise.all(ends.map((end) => end()));
    });
    return async (path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
      const context = await browser.newContext({ viewport: DESKTOP, baseURL: server.url, ...options });
      const saveIfFailed = await recordFailure(context, task);
      ends.push(async () => {
        await saveIfFailed();
        // A request may still be held or answered by a test that is over.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      });
      const visit = watch(await context.newPage(), server.url);
      await visit.page.goto(path);
      return visit;
    };
  });

/** Records the page's errors and requests from now on. */
export function watch(page: Page, origin: string): Visit {
  const visit: Visit = { page, errors: [], outside: [], scripts: [] };
  page.on('pageerror', (error) => visit.errors.push(error.message));
  page.on('console', (message) => {
    // Failed requests to other hosts are expected: tests run offline.
    const isExternal = message.location().url.startsWith('https:');
    if (message.type() === 'error' && !isExternal) visit.errors.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) visit.outside.push(url.href);
    if (request.resourceType() === 'script') visit.scripts.push(url.href);
  });
  return visit;
}
