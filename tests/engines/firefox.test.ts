/** Firefox, driven by WebDriver BiDi, which it speaks itself. It reaches nothing outside this machine. */
// cspell:ignore focusmanager testmode
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as client from 'selenium-webdriver/bidi/index.js';
import { describe } from 'vitest';

import { findFirefox, INSTALL_HINTS } from '../../tools/programs.ts';
import type { Browser } from '../support/engines/page.ts';
import { startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { journeys } from './journeys.ts';

/** Proxies all requests to a closed port (Firefox exempts localhost) and keeps the window focused. */
const PREFERENCES = `
user_pref("focusmanager.testmode", true);
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
`;
// The client is the module itself, and not its member, as its typings say.
const { default: BiDi } = client as unknown as { default: typeof client.Index };

interface Answer {
  readonly result?: { context: string; result: { value?: string } };
  readonly message?: string;
}

async function launchFirefox(executablePath: string): Promise<Browser> {
  await using resources = new AsyncDisposableStack();
  const profile = temporaryFolder();
  await writeFile(path.join(profile, 'user.js'), PREFERENCES);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  // Firefox run by root refuses a home that belongs to another user.
  const firefox = startProgram(executablePath, args, { env: { ...process.env, HOME: profile } });
  resources.use(firefox);
  const [, address = ''] = await firefox.written(/BiDi listening on (\S+)/u);

  const bidi = new BiDi(`${address}/session`);
  await bidi.waitForConnection();
  const send = async (method: string, params: object) => {
    const { result, message } = (await bidi.send({ method, params: { ...params } })) as Answer;
    if (!result) throw new Error(`${method}: ${message ?? ''}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  const errors: string[] = [];
  bidi.on('log.entryAdded', ({ level, text }: { level: string; text: string }) => {
    if (level === 'error') errors.push(text);
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // A tab of its own: the first one has no keyboard focus.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const act = (...actions: object[]) => send('input.performActions', { context, actions });

  const opened = resources.move();
  return {
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    evaluate: async <A extends unknown[], R>(code: (...args: A) => R, ...args: A) => {
      const { result } = await send('script.callFunction', {
        functionDeclaration: `(json) => JSON.stringify((${code.toString()})(...JSON.parse(json)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
      });
      return (result.value === undefined ? undefined : JSON.parse(result.value)) as R;
    },
    click: (at) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...at },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    errors: () => errors,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

const executable = findFirefox();

describe.skipIf(!executable)(`Firefox${executable ? '' : `, skipped: ${INSTALL_HINTS.firefox}`}`, () =>
  journeys(() => launchFirefox(executable ?? '')),
);
