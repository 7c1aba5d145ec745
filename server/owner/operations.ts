/** Everything the command line can ask of a store, whether it has the store open itself or asks the server that has. */
import type { LeadState } from '../contact/lead.ts';
import type { LeadStore } from '../contact/store.ts';
import type { Sql } from '../contact/stores/sql.ts';
import { checkRecords } from './check.ts';
import { forget, purge } from './privacy.ts';
import { listLeads, readStats, showLead } from './records.ts';

/** The owner's side of a store. */
export interface OwnedStore extends Pick<LeadStore, 'requeue'> {
  readonly sql: Sql;
  backup(file: string, onProgress: Progress): Promise<void>;
  integrity(): Promise<string[]>;
  scrub(): Promise<void>;
}

export type Progress = (done: number, total: number) => void;

export const operations = {
  list: (store: OwnedStore, args: { states: LeadState[]; since: number; after: string }) =>
    listLeads(store.sql, args, args.after),
  show: async (store: OwnedStore, args: { id: string }) => (await showLead(store.sql, args.id)) ?? null,
  /** All parked leads without an id. A pending lead is tried now instead of later. */
  retry: (store: OwnedStore, { id }: { id: string | null }) =>
    store.requeue(id === null ? { states: ['parked'] } : { states: ['parked', 'kept', 'pending'], id }),
  release: async (store: OwnedStore, { id }: { id: string }) =>
    (await store.requeue({ states: ['quarantined'], id })) > 0,
  stats: async (store: OwnedStore) => readStats(store.sql, await store.sql.now()),
  forget: async (store: OwnedStore, args: { person: string }) => {
    const forgotten = await forget(store.sql, args.person);
    await store.scrub();
    return forgotten;
  },
  purge: async (store: OwnedStore) => {
    const purged = await purge(store.sql, await store.sql.now());
    await store.scrub();
    return purged;
  },
  backup: async (store: OwnedStore, args: { file: string }, onProgress: Progress) => {
    await store.backup(args.file, onProgress);
    return (await readStats(store.sql, await store.sql.now())).states;
  },
  check: async (store: OwnedStore) => [...(await store.integrity()), ...(await checkRecords(store.sql))],
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Args<Name extends OperationName> =
  Parameters<Operations[Name]> extends [OwnedStore, infer Given extends object, ...unknown[]]
    ? Given
    : object;
export type Result<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;

/** Asks for one operation. */
export type Ask = <Name extends OperationName>(
  name: Name,
  args: Args<Name>,
  onProgress?: Progress,
) => Promise<Result<Name>>;

/** Asks a store that this process has open. */
export function askStore(store: OwnedStore): Ask {
  return async (name, args, onProgress = () => undefined) => {
    const run = operations[name] as (
      store: OwnedStore,
      args: object,
      onProgress: Progress,
    ) => Promise<unknown>;
    return (await run(store, args, onProgress)) as never;
  };
}
