import { Store } from '../../server/leads/store.ts';

const nothing = () => Promise.resolve();

/** Stores nothing: the baseline for the cost of a store. */
export class NoStore extends Store {
  all = () => Promise.resolve([]);
  write = (all: readonly object[]) => Promise.resolve(all.map(() => [{}]));
  now = () => Promise.resolve(Date.now());
  startWork = nothing;
  stopWork = nothing;
  scrub = nothing;
  close = nothing;
}
