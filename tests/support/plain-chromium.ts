/**
 * Chromium as visitors have it: opening pages ahead of a press and keeping them for Back both work. Playwright turns
 * the one off, and its way of attaching to pages the other, so this speaks the DevTools protocol by itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findChromium } from '../../tools/chromium.ts';

export interface PlainTab extends AsyncDisposable {
  open(url: string): Promise<void>;
  /** The value of an expression in the page that is in sight; it must survive JSON. */
  value<T>(expression: string): Promise<T>;
  /** A command of the DevTools protocol to that page. */
  send(method: string, parameters?: object): Promise<Answer>;
  /** Puts the mouse on the middle of an element and leaves it there. */
  hover(selector: string): Promise<void>;
  /** Presses where the mouse is. */
  press(): Promise<void>;
}

type Answer = Record<string, unknown>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo: { readonly type: string } };
  readonly result?: Answer;
  readonly error?: object;
}

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
  '--window-size=1440,900',
  '--remote-debugging-port=0',
];

/** Starts a Chromium with one tab and a profile of its own. */
export async function startPlainChromium(): Promise<PlainTab> {
  const profile = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  const child = spawn(findChromium(), [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const call = await attach(profile).catch(async (error: unknown) => {
    await end();
    throw error;
  });

  /** The session of the page in sight: one made ready ahead says that it is not, one kept for Back says nothing. */
  const inSight = () =>
    until(() =>
      Promise.any([
        ...[...call.pages].map(async (session) => {
          const asked = { expression: '!document.prerendering && document.visibilityState === "visible"' };
          const { result } = await call('Runtime.evaluate', asked, session);
          if ((result as { value?: boolean }).value) return session;
          throw new Error('This page is not in sight.');
        }),
        new Promise<undefined>((resolve) => setTimeout(resolve, 500)),
      ]),
    );
  let at = { x: 0, y: 0 };
  const plain: PlainTab = {
    async send(method, parameters = {}) {
      return call(method, parameters, await inSight()).catch(async (error: unknown) => {
        // The page went out of sight in between, and another came: that one is meant.
        if (!String(error).includes('Session with given id not found')) throw error;
        return call(method, parameters, await inSight());
      });
    },
    async open(url) {
      await plain.send('Page.navigate', { url });
      await until(async () => (await plain.value<string>('document.readyState')) === 'complete' || undefined);
    },
    async value<T>(expression: string) {
      const asked = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await plain.send('Runtime.evaluate', asked);
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: T }).value;
    },
    async hover(selector) {
      at = await plain.value(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(
          document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      );
      await plain.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    },
    async press() {
      const left = { ...at, button: 'left', clickCount: 1 };
      await plain.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left });
      // The page may be gone with the release, and no answer come.
      void plain.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left }).catch(() => undefined);
    },
    async [Symbol.asyncDispose]() {
      call.close();
      await end();
    },
  };
  return plain;
}

interface Call {
  (method: string, params?: object, sessionId?: string): Promise<Answer>;
  /** Sessions of the tab's pages, the youngest last. */
  readonly pages: Set<string>;
  close(): void;
}

/** To the one tab of the Chromium with this profile, and to all pages that come in it. */
async function attach(profile: string): Promise<Call> {
  const [port, where] = await until(() => {
    try {
      return readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    } catch {
      return undefined;
    }
  });
  const call = await connect(`ws://127.0.0.1:${port ?? ''}${where ?? ''}`);
  const { targetInfos } = await call('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos as { targetId: string }[];
  const { sessionId } = await call('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const pages = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await call('Target.setAutoAttach', pages, String(sessionId));
  return call;
}

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Message) => void>();
  const pages = new Set<string>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { sessionId = '', targetInfo } = message.params ?? {};
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'Target.attachedToTarget' && targetInfo?.type === 'page')
      pages.add(sessionId);
    else if (message.method === 'Target.detachedFromTarget') pages.delete(sessionId);
  });
  let last = 0;
  const call = async (method: string, params: object = {}, sessionId?: string) => {
    const id = (last += 1);
    const { result = {}, error } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  return Object.assign(call, {
    pages,
    close: () => {
      socket.close();
    },
  });
}

/** Asks again and again, for up to ten seconds, until there is an answer. */
export async function until<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('Nothing came within ten seconds.');
}
