/** All operations of the command line, whether it opens the store itself or asks the server that has it open. */
import type { LeadState } from '../contact/lead.ts';
import type { LeadStore } from '../contact/store.ts';
import type { Sql } from '../contact/stores/sql.ts';
import { checkRecords } from './check-records.ts';
import { forget, purge } from './retention.ts';
import { listLeads, readStats, showLead } from './queries.ts';

/** What the operations need of a store. */
export interface OwnedStore extends Pick<LeadStore, 'requeue'> {
  readonly sql: Sql;
  /** Returns how many leads the backup file has. */
  backup(file: string): Promise<number>;
  /** Problems found by the database's own integrity check. */
  integrity(): Promise<string[]>;
  /** Overwrites deleted rows in the files. */
  scrub(): Promise<void>;
}

export const operations = {
  list: (
    store: OwnedStore,
    args: { states: LeadState[]; since: number; unanswered?: boolean; after: string },
  ) => listLeads(store.sql, args, args.after),
  show: async (store: OwnedStore, args: { id: string }) => (await showLead(store.sql, args.id)) ?? null,
  /** Returns whether there is such a lead. */
  answered: async ({ sql }: OwnedStore, { id, answered }: { id: string; answered: boolean }) => {
    const answeredAt = answered ? await sql.now() : null;
    const update = { text: 'UPDATE leads SET answered_at = ? WHERE id = ?', values: [answeredAt, id] };
    return (await sql.write([update]))[0] === 1;
  },
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
  purge: async (store: OwnedStore, args: { undelivered: boolean }) => {
    const purged = await purge(store.sql, await store.sql.now(), args.undelivered);
    await store.scrub();
    return purged;
  },
  backup: (store: OwnedStore, args: { file: string }) => store.backup(args.file),
  check: async (store: OwnedStore) => [...(await store.integrity()), ...(await checkRecords(store.sql))],
};

type Operations = typeof operations;
export type OperationName = keyof Operations;
type Args<Name extends OperationName> =
  Parameters<Operations[Name]> extends [OwnedStore, infer Given extends object, ...unknown[]]
    ? Given
    : object;
type Result<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;

/** Runs one operation. */
export type CallOperation = <Name extends OperationName>(
  name: Name,
  args: Args<Name>,
) => Promise<Result<Name>>;

/** Runs operations on a store that this process has open. */
export function localCaller(store: OwnedStore): CallOperation {
  return async (name, args) => {
    const run = operations[name] as (store: OwnedStore, args: object) => Promise<unknown>;
    return (await run(store, args)) as never;
  };
}
