/** Leads and stores for tests. */
import Fastify from 'fastify';
import type { Delivery, NewLead, Outcome, Submission } from '../../server/leads/lead.ts';
import { SqliteStore } from '../../server/leads/sqlite/store.ts';
import type { Store } from '../../server/leads/store.ts';
import { startWorker } from '../../server/leads/worker.ts';
import { FILLED } from './contact-form.ts';

const { name, email, phone, message, domain } = FILLED;

/** A lead as the route hands it to the store. */
export function newLead(changes: Partial<Submission> = {}, lead: Partial<NewLead> = {}): NewLead {
  return {
    submission: { name, email, phone, message, domain, ...changes },
    consent: { textVersion: 'v-one', page: '/contact', clientAddress: '198.51.100.7', userAgent: 'Test' },
    key: undefined,
    suspicion: undefined,
    channels: ['webhook'],
    ...lead,
  };
}

export const STORE_OPTIONS = { leaseMs: 20_000, firstRetryMs: 200 };

/** The embedded store in a folder. */
export const openSqlite = (dataDir: string) => new SqliteStore(dataDir, STORE_OPTIONS);

export const DELIVERED: Outcome = { kind: 'delivered' };
export const FAILED: Outcome = { kind: 'failed', error: 'status 500', final: false };
export const GONE: Outcome = { kind: 'failed', error: 'status 410', final: true };

/** Starts a worker whose attempts, by webhook and mail, end as `outcomeOf` says. */
export async function startWork(
  store: Store,
  outcomeOf: (delivery: Delivery) => Outcome | Promise<Outcome>,
): Promise<void> {
  const send = async (delivery: Delivery) => await outcomeOf(delivery);
  await startWorker(store, { webhook: send, mail: send }, Fastify().log);
}
