/** Starts one Chromium for all browser tests. Each test uses its own context, so no state is shared. */
import { type TestProject } from 'vitest/node';

import { serveChromium } from '../../tools/chromium.ts';
import { removeFailureRecords } from './failure-record.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket endpoint of the browser. */
    chromium: string;
  }
}

export default async function shareBrowser({ provide }: TestProject): Promise<() => Promise<void>> {
  removeFailureRecords();
  const browser = await serveChromium();
  provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
