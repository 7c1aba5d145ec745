/** Fixtures of browser tests: a server with a webhook, and pages in new browser contexts. */
import path from 'node:path';

import { expect as playwrightExpect } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, test as base } from 'vitest';

import { launchOffline } from '../../tools/chromium.ts';
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
}

/** One browser for each worker, and contexts of it that leave a trace of a test that fails. */
export const browserTest = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchOffline();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('newContext', ({ browser, task }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    const name = task.fullTestName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
    const end = async (context: BrowserContext, at: number) => {
      if (task.result?.state === 'fail') {
        const record = path.join('test-results', `${name}-${at + 1}`);
        await context.tracing.stop({ path: `${record}.zip` });
        console.error(`npx playwright-core show-trace ${record}.zip`);
      }
      // A request may still be held or answered by a test that is over.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    };
    onCleanup(async () => {
      await Promise.all(contexts.map(end));
    });
    return async (options: BrowserContextOptions) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      // DOM snapshots and requests take a third of the time of a test.
      await context.tracing.start({ title: task.name, snapshots: process.env.TRACE_SNAPSHOTS === '1' });
      return context;
    };
  });

/** One server, with its webhook, for each worker. */
export const test = browserTest
  .extend('webhook', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const webhook = await startWebhook();
    onCleanup(() => webhook.close());
    return webhook;
  })
  .extend('server', { scope: 'worker' }, async ({ webhook }, { onCleanup }) => {
    const server = await startServer({
      // The fixture salon's for tests/browser, the owner's for tests/site (vitest.config.ts).
      dist: inject('dist'),
      env: {
        CONTACT_WEBHOOK_URL: webhook.url,
        CONTACT_RATE_LIMIT: '0',
        CONTACT_WEBHOOK_TIMEOUT_MS: '2000',
        // A message that failed in one test must not be delivered during the next.
        CONTACT_FIRST_RETRY_MS: '3600000',
      },
    });
    onCleanup(async () => {
      await server.stop();
    });
    return server;
  })
  /** Opens a page of the site in a new browser context. */
  .extend('visit', ({ newContext, server }) => async (path: string, options: BrowserContextOptions = {}) => {
    const context = await newContext({ viewport: DESKTOP, baseURL: server.url, ...options });
    const visit = watch(await context.newPage());
    await visit.page.goto(path);
    return visit;
  });

/** Records the page's errors from now on. */
function watch(page: Page): Visit {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Failed requests to other hosts are expected: tests run offline.
    const isExternal = message.location().url.startsWith('https:');
    if (message.type() === 'error' && !isExternal) errors.push(message.text());
  });
  return { page, errors };
}

/** Holds all matching requests of a page back until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}
