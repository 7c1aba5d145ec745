/** Deliveries as jobs of pg-boss, which decides when one is due and who holds it. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { CHANNELS, type Job } from '../lead.ts';
import { RETRY } from '../retry.ts';
import type { Deliver, QueueOptions } from '../store.ts';

const CONNECTIONS = 5;
/** Attempts at the same time on each server and channel. */
const CONCURRENCY = 8;
/** New jobs are announced by NOTIFY; those that are due again are found by polling. */
const POLLING = { notifyPollingIntervalSeconds: 2 } as const;
/** The worker counts the attempts that were made, on both stores, and gives up. */
const UNLIMITED = 2 ** 31 - 1;
/** A job must outlive a long holiday with all servers off. */
const TEN_YEARS = 10 * 365 * 24 * 3600;

export class DeliveryQueue {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  static async open(databaseUrl: string, options: QueueOptions): Promise<DeliveryQueue> {
    const { leaseMs, firstRetrySeconds = RETRY.firstSeconds } = options;
    const boss = new PgBoss({
      connectionString: databaseUrl,
      max: CONNECTIONS,
      schedule: false,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
      useListenNotify: true,
    });
    // pg-boss goes on. A broken database shows in every request and in /healthz.
    boss.on('error', () => undefined);
    await boss.start();
    const queue = {
      expireInSeconds: Math.ceil(leaseMs / 1000),
      retryLimit: UNLIMITED,
      retryDelay: Math.ceil(firstRetrySeconds),
      retryBackoff: true,
      retryDelayMax: RETRY.maxSeconds,
      retentionSeconds: TEN_YEARS,
    };
    for (const channel of CHANNELS) {
      await boss.createQueue(channel, { ...queue, notify: true });
      await boss.updateQueue(channel, queue);
    }
    return new DeliveryQueue(boss);
  }

  /** Adds a job in the transaction of the client. */
  async add(client: pg.ClientBase, { id, channel }: Job): Promise<void> {
    await this.#boss.send(channel, { id, channel } satisfies Job, {
      singletonKey: id,
      // New messages first, by the minute: their senders wait.
      priority: Math.floor(Date.now() / 60_000),
      db: inTransactionOf(client),
    });
  }

  /** Makes a waiting job due now. One that is active is not affected. */
  async hurry(client: pg.ClientBase, { id, channel }: Job): Promise<void> {
    await this.#boss.update(channel, undefined, {
      singletonKey: id,
      startAfter: 0,
      match: 'all',
      db: inTransactionOf(client),
    });
  }

  /** Calls `deliver` with each job that is due, again if it rejects. */
  async work(deliver: Deliver): Promise<void> {
    for (const channel of CHANNELS) {
      await this.#boss.work<Job>(channel, { ...POLLING, localConcurrency: CONCURRENCY }, async ([job]) => {
        if (job !== undefined) await deliver(job.data);
      });
    }
  }

  /** Takes no more jobs, and resolves when those in progress have ended. */
  async stop(): Promise<void> {
    await Promise.all(CHANNELS.map((queue) => this.#boss.offWork(queue, { wait: true })));
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}

function inTransactionOf(client: pg.ClientBase) {
  return {
    executeSql: async (text: string, values?: unknown[]) =>
      await client.query<Record<string, unknown>>(text, values),
  };
}
