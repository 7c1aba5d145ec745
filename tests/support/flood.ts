/** Simulates visitors who send one message after another, and records the answers. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { postJson } from './contact-form.ts';

export interface FloodAnswer {
  /** Unique text of the message, by which it is found in the store and at the webhook. */
  readonly message: string;
  readonly status: number;
  /** Whether the server said that the message is stored; a proxy's own 502 does not. */
  readonly acknowledged: boolean;
}

/** Starts `visitors` visitors, spread over the servers. `stop` ends them, and resolves after the last answer. */
export function startFlood(origins: readonly string[], visitors: number) {
  const answers: FloodAnswer[] = [];
  let isStopped = false;
  const visit = async (number: number) => {
    while (!isStopped) {
      const message = randomUUID();
      try {
        const origin = origins[number % origins.length] ?? '';
        const { status, text } = await postJson(origin, { message }, { 'idempotency-key': message });
        const acknowledged = text === '{"ok":true}' || text === '{"ok":false,"stored":true}';
        answers.push({ message, status, acknowledged });
      } catch {
        await setTimeout(20);
      }
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  const stop = async () => {
    isStopped = true;
    await all;
  };
  return { answers, stop };
}
