/** Deliveries in pg-boss: one job wakes one lead for one try. What a lead's state is, its own row says. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';

const QUEUE = 'deliveries';
const YEARS = 10 * 365 * 24 * 3600;

/**
 * pg-boss's defaults would lose leads: two retries, two weeks, a quarter of an hour until a dead worker's job is seen.
 * Waits between tries are the lead's own (its schedule); the retries here are for workers that died or came too early.
 */
const QUEUE_OPTIONS = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  retentionSeconds: YEARS,
  deleteAfterSeconds: 3600,
};

interface Wake {
  readonly lead: string;
}

export class DeliveryQueue {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** Connects, and makes the queue where it is not there yet. */
  static async open(databaseUrl: string): Promise<DeliveryQueue> {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      max: 10,
      schedule: false,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    // Whatever pg-boss cannot do now it tries again; a broken database shows at every message and in /healthz.
    boss.on('error', () => undefined);
    await boss.start();
    await boss.createQueue(QUEUE, QUEUE_OPTIONS);
    await boss.updateQueue(QUEUE, QUEUE_OPTIONS);
    return new DeliveryQueue(boss);
  }

  /** Adds a job within the caller's transaction; its id. */
  async wake(client: pg.PoolClient, lead: string, afterMs: number): Promise<string> {
    const id = randomUUID();
    const startAfter = Math.max(0, Math.ceil(afterMs / 1000));
    await this.#boss.send(QUEUE, { lead }, { id, startAfter, db: asDb(client) });
    return id;
  }

  /** Ends a job within the caller's transaction, also one that has not begun or has already ended. */
  async end(client: pg.PoolClient, job: string | null): Promise<void> {
    if (job !== null) await this.#boss.complete(QUEUE, job, null, { includeQueued: true, db: asDb(client) });
  }

  /** Calls `deliver` for each job that is due. What it throws brings the job back a little later. */
  async work(deliver: (lead: string, job: string) => Promise<void>, concurrency: number): Promise<void> {
    const options = {
      // A batch comes back whole when one of it fails.
      batchSize: 1,
      localConcurrency: concurrency,
      pollingIntervalSeconds: 0.5,
      burstWhenReadyExceeds: 20,
    };
    await this.#boss.work<Wake>(QUEUE, options, async (jobs) => {
      for (const job of jobs) await deliver(job.data.lead, job.id);
    });
  }

  /** Takes no further job, and resolves when those under way have ended. */
  async rest(): Promise<void> {
    await this.#boss.offWork(QUEUE, { wait: true });
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5000 });
  }
}

function asDb(client: pg.PoolClient) {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      const { rows } = await client.query<Record<string, unknown>>(text, values);
      return { rows };
    },
  };
}
