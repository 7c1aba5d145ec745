/** Deliveries as jobs of pg-boss, which decides when one is due and who holds it. */
import { PgBoss } from 'pg-boss';
import { CHANNELS } from '../lead.ts';
import { type QueueOptions, RETRY } from '../store.ts';

const CONNECTIONS = 5;
/** High, because the worker decides when to give up, by the attempts in the row: pg-boss also counts attempts that a killed server never made. */
const UNLIMITED = 2 ** 31 - 1;
/** A job must outlive a long holiday with all servers off. */
const TEN_YEARS = 10 * 365 * 24 * 3600;

export async function openQueue(
  databaseUrl: string,
  { leaseMs, firstRetryMs }: QueueOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    useListenNotify: true,
  });
  // Without a listener, an error would end the process. The worker logs them (startWork).
  boss.on('error', () => undefined);
  await boss.start();
  const queue = {
    expireInSeconds: Math.ceil(leaseMs / 1000),
    retryLimit: UNLIMITED,
    retryDelay: Math.ceil(firstRetryMs / 1000),
    retryBackoff: true,
    retryDelayMax: RETRY.maxSeconds,
    retentionSeconds: TEN_YEARS,
  };
  for (const channel of CHANNELS) {
    // A queue that exists gets changed settings only by an update.
    await boss.createQueue(channel, { ...queue, notify: true });
    await boss.updateQueue(channel, queue);
  }
  return boss;
}
