/** Chromium, by Playwright, as in all other browser tests. */
import { type BrowserContextOptions } from 'playwright-core';

import { chromiumForTests, launchChromium as launch } from '../../../tools/chromium.ts';
import { type Engine, type Key } from './engine.ts';

const KEYS: Partial<Record<Key, string>> = { Space: ' ' };

/** @param options of the visitor's browser, such as reduced motion */
export async function launchChromium(options: BrowserContextOptions = {}): Promise<Engine> {
  const browser = await launch(await chromiumForTests());
  const context = await browser.newContext(options);
  // As in the other two: nothing outside is reached.
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${message} (${page.url()})`));
  page.on('console', (message) => {
    const foreign = message.location().url.startsWith('https:');
    if (message.type() === 'error' && !foreign) errors.push(message.text());
  });
  return {
    name: 'Chromium',
    errors,
    resize: (size) => page.setViewportSize(size),
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    back: async () => {
      await page.goBack();
    },
    evaluate: (expression) => page.evaluate<string>(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    point: ({ x, y }) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(KEYS[key] ?? key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
