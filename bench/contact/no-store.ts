import { Store } from '../../server/leads/store.ts';

const nothing = () => Promise.resolve();

/** Stores nothing: the baseline for the cost of a store. */
export class NoStore extends Store {
  query = () => Promise.resolve([]);
  transaction = (statements: readonly object[]) => Promise.resolve(statements.map(() => [{}]));
  now = () => Promise.resolve(Date.now());
  startWork = nothing;
  stopWork = nothing;
  purgeDeleted = nothing;
  close = nothing;
}
