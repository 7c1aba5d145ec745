/** Simulates visitors who send one message after another, or read pages, and records the answers. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { postJson } from './contact-form.ts';
import { sendRequest } from './http.ts';

export interface FloodAnswer {
  /** Unique text of the message, by which it is found in the store and at the webhook. */
  readonly message: string;
  readonly status: number;
  /** Whether the server said that the message is stored; a proxy's own 502 does not. */
  readonly acknowledged: boolean;
}

/** Starts `visitors` visitors, spread over the servers. */
export function startFlood(origins: readonly string[], visitors: number) {
  const answers: FloodAnswer[] = [];
  const send = async (number: number) => {
    const message = randomUUID();
    try {
      const origin = origins[number % origins.length] ?? '';
      const { status, text } = await postJson(origin, { message }, { 'idempotency-key': message });
      const acknowledged = text === '{"ok":true}' || text === '{"ok":false,"stored":true}';
      answers.push({ message, status, acknowledged });
    } catch {
      await setTimeout(20);
    }
  };
  return { answers, stop: repeat(visitors, send) };
}

/** Starts a visitor who requests a page all the time; `statuses` has error messages, too. */
export function startReader(origin: string) {
  const statuses: (number | string)[] = [];
  const read = async () => {
    const page = sendRequest(origin, '/about', { headers: { connection: 'close' } });
    statuses.push(await page.then(({ status }) => status, String));
    await setTimeout(50);
  };
  return { statuses, stop: repeat(1, read) };
}

/** What each visitor does again and again. Returns the function that ends it, and resolves after the last response. */
function repeat(visitors: number, work: (number: number) => Promise<void>) {
  let isStopped = false;
  const visit = async (number: number) => {
    while (!isStopped) await work(number);
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  return async () => {
    isStopped = true;
    await all;
  };
}
