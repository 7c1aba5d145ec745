/** The store for any number of servers: leads in PostgreSQL, deliveries handed out by pg-boss. */
import type pg from 'pg';
import { CommandError } from '../../errors.ts';
import type { Claim, NewLead, Outcome } from '../lead.ts';
import {
  type Accepted,
  type LeadStore,
  type RequeueFilter,
  StoreUnavailable,
  type SubmissionLimits,
  type Unclaimed,
} from '../store.ts';
import { acceptLead } from './postgres/accept.ts';
import { migratePostgres } from './postgres/migrate.ts';
import { inTransaction, openPool } from './postgres/pool.ts';
import { type Attempt, DeliveryQueue } from './postgres/queue.ts';
import { databaseTime, PostgresSql, query, run } from './postgres/sql.ts';
import { countSubmission, deleteExpiredWindows } from './postgres/submission-windows.ts';
import { probeStatements } from './probe.ts';
import { claimOf, type LeadRow } from './rows.ts';
import { LEAD_BY_ID, requeueLeads, settleLead } from './statements.ts';

const CONNECTIONS = 20;
const CLEAN_UP_INTERVAL_MS = 60_000;

export class PostgresStore implements LeadStore {
  /** For the owner's queries. */
  readonly sql: PostgresSql;
  readonly #pool: pg.Pool;
  readonly #queue: DeliveryQueue;
  #cleaning: NodeJS.Timeout | undefined;

  private constructor(pool: pg.Pool, queue: DeliveryQueue) {
    this.#pool = pool;
    this.#queue = queue;
    this.sql = new PostgresSql(pool);
  }

  /** @param leaseMs after which the leads of a dead server are due again, longer than any attempt takes */
  static async open(databaseUrl: string, leaseMs: number): Promise<PostgresStore> {
    const pool = openPool(databaseUrl, CONNECTIONS);
    try {
      await migratePostgres(pool);
      const queue = await DeliveryQueue.open(databaseUrl, Math.ceil(leaseMs / 1000));
      const store = new PostgresStore(pool, queue);
      await store.enqueuePending();
      return store;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /** Gives every pending lead a job: those of an older version, of a restored backup or of another store have none. */
  async enqueuePending(): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      const rows = await query<LeadRow>(client, `SELECT id FROM leads WHERE state = 'pending'`);
      await this.#queue.addMissing(
        client,
        rows.map(({ id }) => id),
      );
    });
  }

  async accept(lead: NewLead): Promise<Accepted> {
    return await this.#write((client) => acceptLead(client, this.#queue, lead));
  }

  async claim(id: string): Promise<Claim | Unclaimed> {
    return await this.#write(async (client) => {
      const row = await lockLead(client, id);
      if (row?.state === 'delivered') return 'delivered';
      if (row?.state !== 'pending') return 'closed';
      const token = await this.#queue.claim(client, id);
      return token === undefined ? 'busy' : claimOf(row, await databaseTime(client), token);
    });
  }

  async settle(claim: Claim, outcome: Outcome): Promise<void> {
    await this.#write(async (client) => {
      const row = await lockLead(client, claim.id);
      const now = await databaseTime(client);
      if (outcome.kind === 'delivered') {
        await run(client, settleLead(claim.id, outcome, now));
        await this.#queue.remove(client, claim.id);
        return;
      }
      if ((await this.#queue.activeAttempt(client, claim.id)) !== claim.token) return;
      const { error, retryInMs } = outcome;
      if (row?.state === 'pending' && retryInMs !== undefined) {
        await this.#queue.retry(client, attemptOf(claim), retryInMs, error);
      } else await this.#queue.remove(client, claim.id);
      await run(client, settleLead(claim.id, outcome, now));
    });
  }

  async release(claim: Claim): Promise<void> {
    await this.#write((client) => this.#queue.retry(client, attemptOf(claim), 0, 'not tried'));
  }

  async startDelivering(deliver: (claim: Claim) => Promise<void>, concurrency: number): Promise<void> {
    await this.#queue.work(
      async (job) => {
        const claim = await this.#write((client) => this.#claimOfJob(client, job));
        if (claim !== undefined) await deliver(claim);
      },
      async (id) => {
        await this.#write((client) => this.#park(client, id));
      },
      concurrency,
    );
    this.#cleaning = setInterval(() => {
      deleteExpiredWindows(this.#pool).catch(() => undefined);
    }, CLEAN_UP_INTERVAL_MS);
  }

  async stopDelivering(): Promise<void> {
    clearInterval(this.#cleaning);
    await this.#queue.stop();
  }

  async requeue(filter: RequeueFilter): Promise<number> {
    return await this.#write(async (client) => {
      const { text, values } = requeueLeads(filter, await databaseTime(client));
      const rows = await query<LeadRow>(client, `${text} RETURNING id`, values);
      await this.#queue.add(
        client,
        rows.map((row) => row.id),
      );
      return rows.length;
    });
  }

  async countSubmission(client: string, limits: SubmissionLimits): Promise<number | undefined> {
    return await this.#write((connection) => countSubmission(connection, client, limits));
  }

  async checkWritable(): Promise<void> {
    await this.#write(async (client) => {
      for (const statement of probeStatements(Date.now())) await run(client, statement);
    });
  }

  async backup(): Promise<never> {
    return await Promise.reject(new CommandError('Back up PostgreSQL with pg_dump --format=custom.'));
  }

  /** PostgreSQL checks its own files. */
  async integrity(): Promise<string[]> {
    return await Promise.resolve([]);
  }

  async scrub(): Promise<void> {
    await this.#pool.query('VACUUM leads, consent_clients');
  }

  async close(): Promise<void> {
    clearInterval(this.#cleaning);
    await this.#queue.close();
    await this.#pool.end();
  }

  /** The claim of a job that pg-boss handed out; undefined when its lead is not to be delivered any more. */
  async #claimOfJob(client: pg.PoolClient, job: Attempt): Promise<Claim | undefined> {
    const row = await lockLead(client, job.id);
    if (row?.state === 'pending') return claimOf(row, await databaseTime(client), job.retryCount);
    await this.#queue.remove(client, job.id);
    return undefined;
  }

  async #park(client: pg.PoolClient, id: string): Promise<void> {
    const error = 'no attempt ended with a result';
    await lockLead(client, id);
    await query(
      client,
      `UPDATE leads SET state = 'parked', last_error = ? WHERE id = ? AND state = 'pending'`,
      [error, id],
    );
    await this.#queue.remove(client, id);
  }

  async #write<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.#pool, work);
    } catch (error) {
      throw new StoreUnavailable('The database cannot be written.', { cause: error });
    }
  }
}

/** Always before the lead's job, so that two transactions cannot wait for each other. */
async function lockLead(client: pg.PoolClient, id: string): Promise<LeadRow | undefined> {
  const [row] = await query<LeadRow>(client, `${LEAD_BY_ID} FOR UPDATE`, [id]);
  return row;
}

function attemptOf({ id, token }: Claim): Attempt {
  return { id, retryCount: token };
}
