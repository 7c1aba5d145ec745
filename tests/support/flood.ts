/** Simulates visitors who send one message after another, or read pages, and records the answers. */
import { randomUUID } from 'node:crypto';
import { postJson } from './contact-form.ts';
import { sendRequest } from './http.ts';

export interface FloodAnswer {
  /** Unique text of the message, by which it is found in the store and at the webhook. */
  readonly message: string;
  readonly status: number;
  /** Whether the server said that the message is stored; a proxy's own 502 does not. */
  readonly acknowledged: boolean;
}

export interface Flood {
  readonly answers: readonly FloodAnswer[];
  /** Messages without an answer. */
  readonly unanswered: readonly string[];
  /** Stops sending, and resolves when all responses have arrived. */
  stop(): Promise<void>;
}

/** Starts `visitors` visitors, spread over the servers. */
export function startFlood(origins: readonly string[], visitors: number): Flood {
  const answers: FloodAnswer[] = [];
  const unanswered: string[] = [];
  let stopped = false;
  const isStopped = () => stopped;
  const visit = async (number: number) => {
    const origin = origins[number % origins.length] ?? '';
    while (!isStopped()) {
      const message = randomUUID();
      const answer = await send(origin, message).catch(() => undefined);
      if (answer !== undefined) answers.push({ message, ...answer });
      else {
        unanswered.push(message);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  return {
    answers,
    unanswered,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

async function send(origin: string, message: string): Promise<Omit<FloodAnswer, 'message'>> {
  const { status, text } = await postJson(origin, { message }, { 'idempotency-key': message });
  return { status, acknowledged: text === '{"ok":true}' || text === '{"ok":false,"stored":true}' };
}

/** Starts a visitor who requests a page all the time; `statuses` has error messages, too. */
export function startReader(origin: string) {
  const statuses: (number | string)[] = [];
  let stopped = false;
  const read = async () => {
    while (!stopped) {
      const page = sendRequest(origin, '/about', { headers: { connection: 'close' } });
      statuses.push(await page.then(({ status }) => status, String));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const reading = read();
  return {
    statuses,
    /** Resolves when the last response has arrived. */
    stop: async () => {
      stopped = true;
      await reading;
    },
  };
}
