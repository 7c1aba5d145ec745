/** Compares the answers that visitors got with the leads in the database and at the webhook. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { FloodAnswer } from '../../tests/support/flood.ts';
import type { Webhook } from '../../tests/support/webhook.ts';

export interface Findings {
  readonly acknowledged: number;
  /** Acknowledged messages that the database does not hold. */
  readonly lost: number;
  /** Acknowledged messages that the webhook has not accepted. */
  readonly undelivered: number;
  /** Messages that the webhook accepted more than once, always under one key. */
  readonly repeated: number;
  /** Messages that reached the webhook under a key that is not their lead's id. */
  readonly wrongKey: number;
}

/** Every message of the flood is unique, so it identifies its lead. */
export async function compare(
  databaseUrl: string,
  webhook: Webhook,
  answers: readonly FloodAnswer[],
): Promise<Findings> {
  const client = await connect(databaseUrl);
  const { rows } = await client.query<{ id: string; message: string }>('SELECT id, message FROM leads');
  await client.end();
  const ids = new Map(rows.map(({ id, message }) => [message, id]));
  const accepted = new Map<string, number>();
  const wrongKey = new Set<string>();
  for (const { body, headers, answered } of webhook.requests) {
    const { message } = body as { message: string };
    if (headers['idempotency-key'] !== ids.get(message)) wrongKey.add(message);
    if (answered === 200) accepted.set(message, (accepted.get(message) ?? 0) + 1);
  }
  const acknowledged = answers.filter((one) => one.acknowledged);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ message }) => !ids.has(message)).length,
    undelivered: acknowledged.filter(({ message }) => !accepted.has(message)).length,
    repeated: [...accepted.values()].filter((count) => count > 1).length,
    wrongKey: wrongKey.size,
  };
}

/** Waits for a database that starts again. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    if (await succeeds(client.connect())) return client;
    await sleep(200);
  }
}

export async function isReachable(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  const reachable = await succeeds(client.connect());
  await succeeds(client.end());
  return reachable;
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return await work.then(
    () => true,
    () => false,
  );
}
