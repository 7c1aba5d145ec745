/** The shared store: PostgreSQL for any number of servers, with pg-boss to hand out deliveries among them. */
import type pg from 'pg';
import { OwnerError } from '../../owner-error.ts';
import type { Claim, NewLead, Outcome } from '../lead.ts';
import {
  type Accepted,
  type LeadStore,
  StoreUnavailable,
  SUBMISSION_WINDOW_MS,
  type SubmissionLimits,
  type Unclaimed,
} from '../store.ts';
import { acceptLead, type Row } from './postgres/accept.ts';
import { migratePostgres } from './postgres/migrate.ts';
import { inTransaction, openPool } from './postgres/pool.ts';
import { DeliveryQueue } from './postgres/queue.ts';
import { PostgresSql } from './postgres/sql.ts';
import * as statements from './postgres/statements.ts';
import { claimOf } from './rows.ts';

/** How often leads that nothing will wake are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 5000;

export class PostgresStore implements LeadStore {
  /** For the owner's questions. */
  readonly sql: PostgresSql;
  readonly #pool: pg.Pool;
  readonly #queue: DeliveryQueue;
  readonly #leaseMs: number;
  /** Until when each of our claims is good, by the database's clock: proof that a claim is still ours. */
  readonly #claims = new Map<string, number>();
  #sweeping: NodeJS.Timeout | undefined;

  private constructor(pool: pg.Pool, queue: DeliveryQueue, leaseMs: number) {
    this.#pool = pool;
    this.#queue = queue;
    this.#leaseMs = leaseMs;
    this.sql = new PostgresSql(pool);
  }

  /** @param leaseMs how long a claim is good for: longer than a try can take, with the wait before it */
  static async open(databaseUrl: string, leaseMs: number): Promise<PostgresStore> {
    const pool = openPool(databaseUrl);
    try {
      await migratePostgres(pool);
      return new PostgresStore(pool, await DeliveryQueue.open(databaseUrl), leaseMs);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async accept(lead: NewLead): Promise<Accepted> {
    const { accepted, claimedUntil } = await this.#write((client) =>
      acceptLead(client, this.#queue, lead, this.#leaseMs),
    );
    if (accepted.outcome === 'new') this.#claims.set(accepted.claim.id, claimedUntil);
    return accepted;
  }

  async claim(id: string): Promise<Claim | Unclaimed> {
    const { rows } = await this.#pool.query<Row>(statements.CLAIM, [id, this.#leaseMs]);
    const [row] = rows;
    if (row !== undefined) {
      this.#claims.set(id, row.claimed_until);
      return claimOf(row);
    }
    const found = await this.#pool.query<Row>('SELECT state FROM leads WHERE id = $1', [id]);
    const state = found.rows[0]?.state;
    if (state === 'delivered') return 'delivered';
    return state === 'pending' ? 'busy' : 'closed';
  }

  async settle(id: string, outcome: Outcome): Promise<void> {
    await this.#write(async (client) => {
      if (outcome.kind === 'delivered') {
        const { rows } = await client.query<Row>(statements.SETTLE_DELIVERED, [id]);
        await this.#queue.end(client, rows[0]?.job_id ?? null);
        return;
      }
      const { error, uncertain, retryAt } = outcome;
      const waitMs = retryAt === undefined ? 0 : Math.max(0, retryAt - Date.now());
      const state = retryAt === undefined ? 'parked' : 'pending';
      const values = [id, this.#claims.get(id) ?? 0, state, error, uncertain ? 1 : 0, waitMs];
      const { rows } = await client.query<Row>(statements.SETTLE_FAILED, values);
      const [row] = rows;
      if (row === undefined) return;
      await this.#queue.end(client, row.job_id);
      if (row.state === 'pending') await this.#wake(client, id, waitMs);
    });
    this.#claims.delete(id);
  }

  async release(id: string): Promise<void> {
    await this.#write(async (client) => {
      const text = 'UPDATE leads SET claimed_until = 0 WHERE id = $1 AND claimed_until = $2 RETURNING job_id';
      const { rows } = await client.query<Row>(text, [id, this.#claims.get(id) ?? 0]);
      if (rows[0] === undefined) return;
      await this.#queue.end(client, rows[0].job_id);
      await this.#wake(client, id, 0);
    });
    this.#claims.delete(id);
  }

  async startDelivering(deliver: (id: string) => Promise<void>, concurrency: number): Promise<void> {
    await this.#queue.work(async (id, job) => {
      await deliver(id);
      const { rows } = await this.#pool.query<Row>('SELECT state, job_id FROM leads WHERE id = $1', [id]);
      // Somebody else has it: this job stays, in case that somebody dies.
      if (rows[0]?.state === 'pending' && rows[0].job_id === job)
        throw new Error('The lead is being delivered.');
    }, concurrency);
    this.#sweeping = setInterval(() => {
      this.#sweep().catch(() => undefined);
    }, SWEEP_EVERY_MS);
  }

  async stopDelivering(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#queue.rest();
  }

  async countSubmission(client: string, limits: SubmissionLimits): Promise<number | undefined> {
    const own = await this.#count(client, limits.perClient);
    if (own !== undefined) return own;
    const wait = await this.#count('', limits.total);
    // Refused because of the others: no try of their own is used up.
    if (wait !== undefined) await this.#write((on) => on.query(statements.UNCOUNT_SUBMISSION, [client]));
    return wait;
  }

  async checkWritable(): Promise<void> {
    await this.#write(async (client) => {
      await client.query(
        `INSERT INTO probe (id, filler) VALUES (1, '') ON CONFLICT (id) DO UPDATE SET filler = ''`,
      );
    });
  }

  async backup(): Promise<void> {
    await Promise.reject(
      new OwnerError('With PostgreSQL, back up with its own tool: pg_dump --format=custom.'),
    );
  }

  /** PostgreSQL looks after its own files. */
  async integrity(): Promise<string[]> {
    return await Promise.resolve([]);
  }

  async scrub(): Promise<void> {
    await this.#pool.query('VACUUM leads, consent_clients');
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#queue.close();
    await this.#pool.end();
  }

  async #write<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.#pool, work);
    } catch (error) {
      throw new StoreUnavailable('The database cannot be written.', { cause: error });
    }
  }

  async #wake(client: pg.PoolClient, id: string, afterMs: number): Promise<void> {
    const job = await this.#queue.wake(client, id, afterMs);
    await client.query('UPDATE leads SET job_id = $2 WHERE id = $1', [id, job]);
  }

  async #count(client: string, most: number): Promise<number | undefined> {
    const values = [client, SUBMISSION_WINDOW_MS];
    const { rows } = await this.#write((connection) =>
      connection.query<{ count: number; left: number }>(statements.COUNT_SUBMISSION, values),
    );
    const [window] = rows;
    return window === undefined || window.count <= most
      ? undefined
      : Math.max(1, Math.ceil(window.left / 1000));
  }

  async #sweep(): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      const { rows } = await client.query<Row>(statements.SLEEPERS);
      for (const { id } of rows) await this.#wake(client, id, 0);
    });
    await this.#pool.query(`DELETE FROM submission_windows WHERE ends_at <= ${statements.NOW}`);
  }
}
