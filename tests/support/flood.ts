/** Many visitors at once, each sending one message after another and remembering what it was told. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { FILLED } from './contact-form.ts';

export interface Told {
  /** In the message, so that it can be found again at the webhook. */
  readonly mark: string;
  readonly status: number;
  /** Whether the server said that it has the message; a proxy's own 502 says no such thing. */
  readonly promised: boolean;
}

export interface Flood {
  /** What each answered message was told; a message without an answer is not in it. */
  readonly told: readonly Told[];
  /** Stops sending and resolves when the last answers are in. */
  stop(): Promise<void>;
}

/** Starts `visitors` visitors. `from` gives each message its client address where the server trusts us as a proxy. */
export function startFlood(origins: readonly string[], visitors: number): Flood {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const told: Told[] = [];
  let stopped = false;
  const isStopped = () => stopped;
  const visit = async (number: number) => {
    const origin = origins[number % origins.length] ?? '';
    while (!isStopped()) {
      const mark = randomUUID();
      const answer = await send(agent, origin, mark).catch(() => undefined);
      if (answer !== undefined) told.push({ mark, ...answer });
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  return {
    told,
    stop: async () => {
      stopped = true;
      await all;
      agent.destroy();
    },
  };
}

async function send(agent: Agent, origin: string, mark: string): Promise<Omit<Told, 'mark'>> {
  return await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': mark };
    const sent = request(
      `${origin}/api/contact`,
      { method: 'POST', agent, headers, timeout: 15_000 },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          const promised = text === '{"ok":true}' || text === '{"ok":false,"stored":true}';
          resolve({ status, promised });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.end(JSON.stringify({ ...FILLED, message: mark }));
  });
}
