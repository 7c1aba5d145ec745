/**
 * Chromium with prerendering and the back/forward cache, driven by Puppeteer. Playwright turns both off; so would the
 * headless shell.
 */
import puppeteer, { type Page } from 'puppeteer-core';

import { installedChromium } from '../../tools/chromium.ts';

export interface PrerenderingChromium extends AsyncDisposable {
  /** A DevTools session of one's own on this page turns prerendering off until it is detached. */
  readonly page: Page;
  /** URLs of all pages prerendered so far. */
  readonly prerendered: ReadonlySet<string>;
  /** Moves the pointer onto an element from outside, and leaves it there. */
  readonly hover: (selector: string) => Promise<void>;
}

export async function launchPrerenderingChromium(): Promise<PrerenderingChromium> {
  const browser = await puppeteer.launch({
    executablePath: await installedChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors'],
    defaultViewport: { width: 1440, height: 900 },
  });
  const prerendered = new Set<string>();
  const client = await browser.target().createCDPSession();
  client.on('Target.targetInfoChanged', ({ targetInfo: { subtype, url } }) => {
    if (subtype === 'prerender' && url !== '') prerendered.add(url);
  });
  await client.send('Target.setDiscoverTargets', { discover: true });
  const page = await browser.newPage();
  return {
    page,
    prerendered,
    hover: async (selector) => {
      await page.mouse.move(0, 0);
      await page.hover(selector);
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
