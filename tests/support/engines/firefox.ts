/** Firefox without a window, by the WebDriver BiDi that it speaks itself. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Actions, keyOf, movement, pressOf, typing } from './actions.ts';
import { connect } from './bidi.ts';
import { announced, end, endWithTests, type Engine } from './engine.ts';

type Settings = Readonly<Record<string, boolean | number | string>>;

/** No traffic of its own, and none to the outside: whatever is not on this machine goes to a port where nobody is. */
const QUIET: Settings = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

interface Log {
  readonly level: string;
  readonly text: string | null;
}

/**
 * @param binary as `findFirefox` found it
 * @param settings preferences (about:config) besides the usual ones, to switch features of the browser off
 */
export async function launchFirefox(binary: string, settings: Settings = {}): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const preferences = Object.entries({ ...QUIET, ...settings }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), preferences.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn(binary, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its caches belong to the profile, and root may not use another user's home.
    env: { ...process.env, HOME: profile, XDG_CACHE_HOME: profile, XDG_CONFIG_HOME: profile },
  });
  endWithTests(browser);
  const clean = async () => {
    await end(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return await control(await announced(browser, /BiDi listening on (ws:\S+)/), clean);
  } catch (error) {
    await clean();
    throw error;
  }
}

async function control(address: string, clean: () => Promise<void>): Promise<Engine> {
  const errors: string[] = [];
  const { send, close } = await connect(`${address}/session`, (method, params) => {
    const { level, text } = params as Log;
    if (method === 'log.entryAdded' && level === 'error') errors.push(text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // The tab that is there at the start has its keyboard in the address bar.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const perform = async (actions: Actions) => {
    await send('input.performActions', { context, actions });
  };
  return {
    name: 'Firefox',
    errors,
    resize: async (viewport) => {
      await send('browsingContext.setViewport', { context, viewport });
    },
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: false });
      if (!result) throw new Error(exceptionDetails?.text ?? 'no value');
      return result.value;
    },
    press: (at) => perform(pressOf(at)),
    point: (at) => perform(movement(at)),
    type: (text) => perform(typing(text)),
    key: (key) => perform(keyOf(key)),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await send('browser.close').catch(() => undefined);
      close();
      await clean();
    },
  };
}
