import { randomUUID } from 'node:crypto';
import { type Accepted, type Store } from '../../server/leads/store.ts';

const nothing = () => Promise.resolve();

/** Stores nothing: the baseline for the cost of a store. */
export const noStore: Store = {
  sql: {
    now: () => Promise.resolve(Date.now()),
    all: () => Promise.resolve([]),
    write: () => Promise.resolve([]),
  },
  accept: (): Promise<Accepted> => Promise.resolve({ id: randomUUID(), isNew: true }),
  status: () => Promise.resolve(undefined),
  startWork: nothing,
  stopWork: nothing,
  retry: () => Promise.resolve(0),
  checkWritable: nothing,
  backup: () => Promise.resolve(0),
  integrity: () => Promise.resolve([]),
  scrub: nothing,
  close: nothing,
};
