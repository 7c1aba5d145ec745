/** The shared store: PostgreSQL for any number of servers, with pg-boss to hand out deliveries among them. */
import type pg from 'pg';
import { OwnerError } from '../../owner-error.ts';
import { type Claim, type NewLead, type Outcome } from '../lead.ts';
import {
  type Accepted,
  type LeadStore,
  StoreUnavailable,
  SUBMISSION_WINDOW_MS,
  type SubmissionLimits,
  type Unclaimed,
} from '../store.ts';
import { uuidV7 } from '../uuid.ts';
import { migratePostgres } from './postgres/migrate.ts';
import { inTransaction, openPool } from './postgres/pool.ts';
import { DeliveryQueue } from './postgres/queue.ts';
import { PostgresSql } from './postgres/sql.ts';
import * as statements from './postgres/statements.ts';
import { claimOf, LEAD_COLUMNS, type LeadRow, newRow } from './rows.ts';
import { decideByKey } from './same-key.ts';

/** How often leads that nothing will wake are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 5000;

type Row = LeadRow & { readonly claimed_until: number; readonly job_id: string | null };

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
    return await this.#write(async (client) => {
      const { rows } = await client.query<{ now: number }>(`SELECT ${statements.NOW} AS now`);
      return await this.#accept(client, lead, rows[0]?.now ?? Date.now());
    });
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
    return (await this.#count(client, limits.perClient)) ?? (await this.#count('', limits.total));
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

  async #accept(client: pg.PoolClient, lead: NewLead, now: number): Promise<Accepted> {
    const rows = lead.key === undefined ? [] : await this.#rowsUnderKey(client, lead.key);
    const decision = decideByKey(lead, rows, (row) => row.claimed_until > now);
    if (decision.kind === 'known') {
      const { id, state } = decision.row;
      return { outcome: state === 'pending' ? 'undelivered' : 'settled', id };
    }
    if (decision.kind === 'correct') {
      const { id } = decision.row;
      const { content_hash, name, email, phone, message, email_key, phone_key } = newRow(id, lead, now);
      const values = [id, content_hash, name, email, phone, message, email_key, phone_key];
      await client.query(statements.CORRECT, values);
      await client.query(statements.INSERT_CONSENT, [
        lead.consent.textVersion,
        lead.consent.text,
        uuidV7(),
        id,
        ...consentValues(lead, now),
      ]);
      return { outcome: 'undelivered', id };
    }
    for (const { id } of decision.replaced) {
      await client.query(`UPDATE leads SET state = 'replaced' WHERE id = $1`, [id]);
    }
    if (decision.kind === 'revive') {
      await client.query(statements.REVIVE, [decision.row.id]);
      return { outcome: 'undelivered', id: decision.row.id };
    }
    return await this.#insert(client, lead, now);
  }

  async #insert(client: pg.PoolClient, lead: NewLead, now: number): Promise<Accepted> {
    const id = uuidV7(now);
    const row = newRow(id, lead, now);
    const pending = row.state === 'pending';
    const until = pending ? now + this.#leaseMs : 0;
    const job = pending ? await this.#queue.wake(client, id, this.#leaseMs) : null;
    const [ticked, phone, page, at, address, agent] = consentValues(lead, now);
    await client.query(statements.INSERT_LEAD, [
      ...LEAD_COLUMNS.map((column) => row[column]),
      lead.consent.textVersion,
      lead.consent.text,
      until,
      job,
      uuidV7(now),
      ticked,
      phone,
      page,
      at,
      address,
      agent,
    ]);
    if (!pending) return { outcome: 'settled', id };
    this.#claims.set(id, until);
    return { outcome: 'new', claim: claimOf(row) };
  }

  /** Locked until the transaction ends, so that two servers do not make two leads of one form. */
  async #rowsUnderKey(client: pg.PoolClient, key: string): Promise<Row[]> {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    return (await client.query<Row>('SELECT * FROM leads WHERE form_key = $1 ORDER BY id FOR UPDATE', [key]))
      .rows;
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

function consentValues({ consent }: NewLead, now: number) {
  const { ticked, phone, page, clientAddress, userAgent } = consent;
  return [ticked ? 1 : 0, phone, page, now, clientAddress, userAgent] as const;
}
