/** WebKitGTK's MiniBrowser on a virtual screen, driven by Selenium through WebKitWebDriver. */
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Builder, Capabilities, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import { startProgram } from '../program.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { Browser } from './page.ts';

/** Shrinks the toolbar, whose buttons would keep the window wider than a phone. */
const GTK_CSS =
  '* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }\n';

/**
 * A new screen has its pointer in the middle, and without a window manager the window under the pointer has the
 * keyboard: on a small screen that is ours. The window may be larger than the screen.
 */
const SCREEN = ['-displayfd', '1', '-screen', '0', '640x600x24', '-nolisten', 'tcp', '-noreset'];

const OFFLINE = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['127.0.0.1'],
};

/** @param features to switch, in the syntax of `MiniBrowser --features`: `-ViewTransitions` */
export async function launchWebkit(
  programs: { readonly driver: string; readonly browser: string },
  features: readonly string[] = [],
): Promise<Browser> {
  await using resources = new AsyncDisposableStack();
  const home = temporaryFolder();
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), GTK_CSS);
  const settings = ['[Settings]', 'gtk-enable-animations=0', ''];
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), settings.join('\n'));
  const log = path.join(home, 'console.log');
  const screen = resources.use(startProgram('Xvfb', SCREEN));
  const [display] = await screen.written(/^\d+(?=\n)/mu);
  const env = {
    PATH: process.env.PATH ?? '',
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    // Without a graphics card, drawing on the CPU directly is faster.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment(env)
    .setStdio(['ignore', openSync(log, 'a'), 'ignore'])
    .build();
  resources.defer(() => service.kill());
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  if (features.length > 0) args.push(`--features=${features.join(',')}`);
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        proxy: OFFLINE,
        'webkitgtk:browserOptions': { binary: programs.browser, args },
      }),
    )
    .build();
  resources.defer(() => driver.quit());
  const evaluate = <A extends unknown[], R>(code: (...args: A) => R, ...args: A) =>
    driver.executeScript<R>(code, ...args);
  const opened = resources.move();
  return {
    evaluate,
    // The window includes the toolbar, and the page takes its new size a moment after the window.
    resize: async ({ width, height }) => {
      const window = driver.manage().window();
      await driver.wait(async () => {
        const page = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
        if (page.width === width && page.height === height) return true;
        const toolbar = Math.max(0, (await window.getRect()).height - page.height);
        await window.setRect({ x: 0, y: 0, width, height: height + toolbar });
        return false;
      });
    },
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    click: (at) =>
      driver
        .actions()
        .move({ ...at, duration: 0, origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    errors: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE (?:JS |SECURITY )?ERROR/.test(line)),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
