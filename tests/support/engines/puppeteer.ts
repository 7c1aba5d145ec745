/** Chromium and Firefox, driven by Puppeteer. Neither reaches anything outside this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import puppeteer, { type LaunchOptions } from 'puppeteer-core';

import { chromiumForTests, OFFLINE_ARGUMENTS } from '../../../tools/chromium.ts';
import { type Browser, type Size } from './browser.ts';

/** Sends every request to a port that nobody listens on; Firefox exempts localhost. */
const FIREFOX_OFFLINE = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

export async function launchChromium(): Promise<Browser> {
  return launch('Chromium', {
    browser: 'chrome',
    executablePath: await chromiumForTests(),
    headless: 'shell',
    args: [...OFFLINE_ARGUMENTS],
  });
}

export async function launchFirefox(executablePath: string): Promise<Browser> {
  // Firefox run by root refuses a home that belongs to another user.
  const home = mkdtempSync(path.join(tmpdir(), 'firefox-home-'));
  const browser = await launch('Firefox', {
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: FIREFOX_OFFLINE,
    env: { ...process.env, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home },
  });
  return {
    ...browser,
    [Symbol.asyncDispose]: async () => {
      await browser[Symbol.asyncDispose]();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function launch(name: string, options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  const errors: string[] = [];
  let size: Size | null = null;

  const newPage = async () => {
    const page = await browser.newPage();
    await page.setViewport(size);
    page.on('pageerror', (error) => errors.push(`${String(error)} (${page.url()})`));
    page.on('console', (message) => {
      const isExternal = message.location().url?.startsWith('https:');
      if (message.type() === 'error' && !isExternal) errors.push(message.text());
    });
    return page;
  };
  let page = await newPage();

  return {
    name,
    resize: async (next) => {
      size = next;
      await page.setViewport(size);
    },
    goto: async (url) => {
      // In a new tab: after Firefox restored a page from its back/forward cache, Puppeteer misses further navigations.
      const previous = page;
      page = await newPage();
      await previous.close();
      await page.goto(url);
    },
    // page.goBack() waits for a load event, which a restored page does not fire.
    back: () =>
      page.evaluate(() => {
        history.back();
      }),
    evaluate: <A extends unknown[], R>(code: (...args: A) => R, ...args: A) =>
      page.evaluate(code as (...args: unknown[]) => unknown, ...args) as Promise<R>,
    hover: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    errors: () => errors,
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
