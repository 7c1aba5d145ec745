/** Deliveries as pg-boss jobs, which decide when a lead is due and which server holds it. */
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import { openPool } from './pool.ts';

const QUEUE = 'lead-deliveries';
/** Receives leads whose attempts keep ending without a result, for example because each one crashes its server. */
const DEAD_LETTER_QUEUE = 'leads-given-up';
/** Used before the jobs had the ids of their leads. */
const FORMER_QUEUE = 'deliveries';

const CONNECTIONS = 10;
const TEN_YEARS = 10 * 365 * 24 * 3600;

/** Higher than the number of attempts that the retry schedule makes before it parks a lead (about 200). */
const RETRY_LIMIT = 300;

/** Every 5 seconds one of the servers looks for jobs of dead ones; pg-boss's default is a minute. */
const SUPERVISE_SECONDS = 5;

/** One attempt to deliver: pg-boss counts them per job. */
export type Attempt = Pick<Job, 'id' | 'retryCount'>;

/** One job per pending lead, under the lead's id. It is deleted when the lead is no longer pending. */
export class DeliveryQueue {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;

  private constructor(boss: PgBoss, pool: pg.Pool) {
    this.#boss = boss;
    this.#pool = pool;
  }

  /** @param leaseSeconds after which a job counts as abandoned, longer than any attempt takes */
  static async open(databaseUrl: string, leaseSeconds: number): Promise<DeliveryQueue> {
    const pool = openPool(databaseUrl, CONNECTIONS);
    const boss = new PgBoss({
      db: executorOf(pool),
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    // pg-boss retries. A broken database shows in every request and in /healthz.
    boss.on('error', () => undefined);
    try {
      await boss.start();
      await boss.deleteQueue(FORMER_QUEUE);
      const retention = { retryLimit: RETRY_LIMIT, retentionSeconds: TEN_YEARS };
      await boss.createQueue(DEAD_LETTER_QUEUE);
      await boss.updateQueue(DEAD_LETTER_QUEUE, retention);
      const options = {
        ...retention,
        // For attempts that ended without a result. The waits after failed attempts come from the retry schedule.
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 3600,
        heartbeatSeconds: Math.max(10, leaseSeconds),
        expireInSeconds: 2 * leaseSeconds,
        deadLetter: DEAD_LETTER_QUEUE,
      };
      await boss.createQueue(QUEUE, options);
      await boss.updateQueue(QUEUE, options);
      return new DeliveryQueue(boss, pool);
    } catch (error) {
      await boss.stop({ graceful: false });
      await pool.end();
      throw error;
    }
  }

  /** Makes leads due now. Active jobs are not affected. */
  async add(client: pg.PoolClient, leads: readonly string[]): Promise<void> {
    const db = executorOf(client);
    for (const id of leads) {
      const created = await this.#boss.send(QUEUE, null, { id, db });
      if (created === null) await this.#boss.update(QUEUE, undefined, { id, startAfter: 0, db });
    }
  }

  /** Adds the leads that have no job yet. */
  async addMissing(client: pg.PoolClient, leads: readonly string[]): Promise<void> {
    const jobs = leads.map((id) => ({ id }));
    await this.#boss.insert(QUEUE, jobs, { db: executorOf(client) });
  }

  /**
   * Takes the job of a lead, whether it is due or not, and returns the attempt; undefined while another holds it.
   * pg-boss cannot fetch a job by its id, so the job gets a priority that selects it.
   */
  async claim(client: pg.PoolClient, id: string): Promise<number | undefined> {
    const db = executorOf(client);
    const priority = randomInt(1, 2 ** 31);
    const created = await this.#boss.send(QUEUE, null, { id, priority, db });
    if (created === null) {
      const { updated } = await this.#boss.update(QUEUE, undefined, { id, priority, db });
      if (updated === 0) return undefined;
    }
    const range = { minPriority: priority, maxPriority: priority, ignoreStartAfter: true };
    const [job] = await this.#boss.fetch(QUEUE, { ...range, db });
    if (job?.id !== id) throw new Error('Another job has the same random priority.');
    return job.retryCount;
  }

  /** The attempt that holds the lead; undefined when none does. */
  async activeAttempt(client: pg.PoolClient, id: string): Promise<number | undefined> {
    const [job] = await this.#boss.findJobs(QUEUE, { id, db: executorOf(client) });
    return job?.state === 'active' ? job.retryCount : undefined;
  }

  /** Ends an attempt and schedules the next. */
  async retry(client: pg.PoolClient, attempt: Attempt, delayMs: number, error: string): Promise<void> {
    const db = executorOf(client);
    await this.#boss.fail(QUEUE, attempt, { message: error }, { db });
    const { id } = attempt;
    await this.#boss.update(QUEUE, undefined, { id, priority: 0, startAfter: delayMs / 1000, db });
  }

  /** Deletes the job even if it is held. */
  async remove(client: pg.PoolClient, id: string): Promise<void> {
    await this.#boss.deleteJob(QUEUE, id, { db: executorOf(client) });
  }

  /** Calls `deliver` with each job that is due, and `park` with the id of each lead that pg-boss has given up on. */
  async work(
    deliver: (job: Attempt) => Promise<void>,
    park: (id: string) => Promise<void>,
    concurrency: number,
  ): Promise<void> {
    const options = {
      localConcurrency: concurrency,
      pollingIntervalSeconds: 0.5,
      burstWhenReadyExceeds: concurrency,
    };
    await this.#boss.work(QUEUE, options, async (jobs: Job[]) => {
      for (const job of jobs) await deliver(job);
    });
    await this.#boss.work(DEAD_LETTER_QUEUE, { includeMetadata: true }, async (jobs) => {
      for (const { sourceId } of jobs) if (sourceId !== null) await park(sourceId);
    });
  }

  /** Takes no more jobs, and resolves when those in progress have ended. */
  async stop(): Promise<void> {
    await Promise.all([
      this.#boss.offWork(QUEUE, { wait: true }),
      this.#boss.offWork(DEAD_LETTER_QUEUE, { wait: true }),
    ]);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
    await this.#pool.end();
  }
}

/** Lets pg-boss use our connections, or our transaction. */
function executorOf(target: pg.Pool | pg.PoolClient) {
  return {
    executeSql: async (text: string, values?: unknown[]) =>
      await target.query<Record<string, unknown>>(text, values),
  };
}
