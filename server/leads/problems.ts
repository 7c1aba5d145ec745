/** Tells the owner by mail, at most once an hour for each kind, what keeps messages from her. The log says it, too. */
import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from './mail.ts';
import type { SqlValue } from './sql.ts';
import type { Store } from './store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A webhook that has failed for this long is a problem. Shorter failures are common, and retried. */
const TOLERATED_MS = 15 * MINUTE_MS;
const MIN_FREE_BYTES = 100_000_000;

interface Problem {
  readonly kind: 'full' | 'failing' | 'given-up' | 'disk';
  /** One line without personal data. */
  readonly text: string;
}

export interface ProblemOptions {
  readonly store: Store;
  readonly mailer: Mailer | undefined;
  /** Undefined when the store is not on this computer. */
  readonly dataDir: string | undefined;
  readonly salonName: string;
  readonly log: FastifyBaseLogger;
}

export class Problems {
  readonly #options: ProblemOptions;
  /** When each kind was told, by the monotonic clock: counts where the store cannot be written. */
  readonly #told = new Map<string, number>();

  constructor(options: ProblemOptions) {
    this.#options = options;
  }

  /** Never rejects. */
  async check(): Promise<void> {
    const { log } = this.#options;
    try {
      for (const problem of await this.#find())
        if (await this.#isDue(problem.kind)) await this.#tell(problem);
    } catch (error) {
      log.error({ err: error }, 'problems could not be checked, trying again in a minute');
    }
  }

  async #find(): Promise<Problem[]> {
    const { store, dataDir } = this.#options;
    const isWritable = await store.checkWritable().then(
      () => true,
      () => false,
    );
    if (!isWritable) return [{ kind: 'full', text: 'Messages cannot be stored, and visitors are told so.' }];
    const found: Problem[] = [];
    const now = await store.sql.now();
    const count = async (where: string, values: readonly SqlValue[] = []) => {
      const text = `SELECT count(*) AS count, max(last_error) AS error FROM deliveries JOIN leads ON id = lead_id
        WHERE answered_at IS NULL AND ${where}`;
      const [row] = await store.sql.all<{ count: number; error: string | null }>(text, values);
      return { count: row?.count ?? 0, reason: row?.error == null ? '' : ` (${row.error})` };
    };
    const failing = await count(`state = 'pending' AND attempts > 0 AND since <= ?`, [now - TOLERATED_MS]);
    if (failing.count > 0)
      found.push({
        kind: 'failing',
        text: `Messages that could not be delivered for 15 minutes: ${failing.count}${failing.reason}. They are being retried.`,
      });
    const parked = await count(`state = 'parked'`);
    if (parked.count > 0)
      found.push({
        kind: 'given-up',
        text: `Messages that were given up: ${parked.count}${parked.reason}. They stay stored: npm run leads -- list --state parked`,
      });
    if (dataDir !== undefined) {
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < MIN_FREE_BYTES)
        found.push({
          kind: 'disk',
          text: `The disk is nearly full: ${Math.round((bavail * bsize) / 1e6)} MB are left.`,
        });
    }
    return found;
  }

  /** Of several servers with one database, one tells. */
  async #isDue(kind: string): Promise<boolean> {
    if (performance.now() - (this.#told.get(kind) ?? -Infinity) < HOUR_MS) return false;
    const { sql } = this.#options.store;
    const now = await sql.now().catch(() => Date.now());
    const claim = {
      text: `INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
        WHERE CAST(facts.value AS BIGINT) <= ?`,
      values: [`problem ${kind}`, String(now), now - HOUR_MS],
    };
    const isDue = await sql.write([claim]).then(
      ([claimed]) => claimed === 1,
      () => true,
    );
    if (isDue) this.#told.set(kind, performance.now());
    return isDue;
  }

  async #tell({ kind, text }: Problem): Promise<void> {
    const { mailer, salonName, store, log } = this.#options;
    log.error({ problem: kind }, text);
    try {
      await mailer?.sendProblem(
        `${salonName}: messages of the website need attention`,
        `${text}\n\nWhat to do: docs/RUNBOOKS.md\n`,
      );
    } catch (error) {
      log.error({ err: error }, 'problem could not be mailed, trying again in a minute');
      this.#told.delete(kind);
      const forget = { text: 'DELETE FROM facts WHERE name = ?', values: [`problem ${kind}`] };
      await store.sql.write([forget]).catch(() => undefined);
    }
  }
}
