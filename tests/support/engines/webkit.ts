/** WebKitGTK's own small browser, by its WebDriver (https://www.w3.org/TR/webdriver2/), on a screen of its own. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../free-port.ts';
import { type Actions, keyOf, movement, pressOf, typing } from './actions.ts';
import { startDisplay } from './display.ts';
import { end, endWithTests, type Engine } from './engine.ts';

export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
}

/** The browser's toolbar keeps a window from being as narrow as a phone: here it takes next to no room. */
const TOOLBAR =
  '* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }\n';

/** Time for the driver to answer at all, in milliseconds. */
const START_MS = 20_000;

/** @param features of the browser to switch on or off, as `MiniBrowser --features` takes them: `-ViewTransitions` */
export async function launchWebkit(
  programs: WebkitPrograms,
  features: readonly string[] = [],
): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), TOOLBAR);
  await writeFile(
    path.join(home, 'gtk-3.0/settings.ini'),
    ['[Settings]', 'gtk-enable-animations=0', ''].join('\n'),
  );
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // There is no graphics card; drawing without the detour over one is faster.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
  endWithTests(driver);
  const errors: string[] = [];
  driver.stdout.on('data', (chunk: Buffer) => {
    const lines = chunk.toString('utf8').split('\n');
    errors.push(...lines.filter((line) => /CONSOLE (?:JS |SECURITY )?ERROR/.test(line)));
  });
  const clean = async () => {
    await end(driver);
    await display.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
    if (features.length > 0) args.push(`--features=${features.join(',')}`);
    return await control(`http://127.0.0.1:${port}`, programs.browser, args, errors, clean);
  } catch (error) {
    await clean();
    throw error;
  }
}

async function control(
  driver: string,
  binary: string,
  args: readonly string[],
  errors: readonly string[],
  clean: () => Promise<void>,
): Promise<Engine> {
  await answering(driver);
  const outside = {
    proxyType: 'manual',
    httpProxy: '127.0.0.1:9',
    sslProxy: '127.0.0.1:9',
    noProxy: ['127.0.0.1'],
  };
  const { sessionId } = await command<{ sessionId: string }>(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: { proxy: outside, 'webkitgtk:browserOptions': { binary, args } } },
  });
  const send = <T>(method: string, route: string, body?: object) =>
    command<T>(driver, method, `/session/${sessionId}${route}`, body);
  const evaluate = (expression: string) =>
    send<string>('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  const perform = async (actions: Actions) => {
    await send('POST', '/actions', { actions });
  };
  return {
    name: 'WebKit',
    errors,
    evaluate,
    resize: async ({ width, height }) => {
      const set = (outer: number) =>
        send<{ height: number }>('POST', '/window/rect', { x: 0, y: 0, width, height: outer });
      await set(height);
      await set(height + height - Number(await evaluate('String(innerHeight)')));
    },
    goto: async (url) => {
      await send('POST', '/url', { url });
    },
    back: async () => {
      await send('POST', '/back', {});
    },
    press: (at) => perform(pressOf(at)),
    point: (at) => perform(movement(at)),
    type: (text) => perform(typing(text)),
    key: (key) => perform(keyOf(key)),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      await clean();
    },
  };
}

async function answering(driver: string): Promise<void> {
  const late = Date.now() + START_MS;
  for (;;)
    try {
      await command(driver, 'GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > late) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

/** One command: an answer with `error` in its value is a refusal. */
async function command<T>(driver: string, method: string, route: string, body?: object): Promise<T> {
  const answer = await fetch(driver + route, body ? { method, body: JSON.stringify(body) } : { method });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) throw new Error(`${method} ${route}: ${JSON.stringify(value)}`);
  return value;
}
