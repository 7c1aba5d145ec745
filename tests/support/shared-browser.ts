/**
 * Runs once before the tests with a browser: one Chromium for all of them, because starting it takes longer than most
 * of them do. Every test has a context of its own, which shares no page, cookie or cache with another's.
 */
import { type TestProject } from 'vitest/node';

import { serveChromium } from '../../tools/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    chromium: string;
  }
}

export default async function shareBrowser({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await serveChromium();
  provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
