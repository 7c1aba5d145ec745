/**
 * Attacks three servers and their PostgreSQL while visitors send messages, and counts lost and repeated messages. Uses
 * this computer only, and takes a few minutes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { writeFixtureSite } from '../../tests/support/fixture-site.ts';
import { startFlood } from '../../tests/support/flood.ts';
import { createDatabase, type Postgres, startPostgres } from '../../tests/support/postgres.ts';
import { type RunningServer, startServer } from '../../tests/support/server.ts';
import { startWebhook } from '../../tests/support/webhook.ts';
import { compare, connect, isReachable } from './ledger.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const VISITORS = 24;
const MAX_CONNECTIONS = 110;
const DELIVERY_DEADLINE_MS = 180_000;
const YEAR_MS = 365 * 86_400_000;

interface Target {
  readonly postgres: Postgres;
  readonly databaseUrl: string;
  /** Holds the database; undefined without the right to mount one. */
  readonly disk: SmallDisk | undefined;
  readonly servers: RunningServer[];
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<RunningServer>;
}

type Attack = (target: Target) => Promise<void>;

const attacks: Readonly<Record<string, Attack>> = {
  'end all database sessions 20 times': async ({ databaseUrl }) => {
    await withClient(databaseUrl, async (client) => {
      for (let i = 0; i < 20; i += 1) {
        await client.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        );
        await sleep(250);
      }
    });
  },
  'kill a database process': async ({ databaseUrl }) => {
    for (let i = 0; i < 3; i += 1) {
      const [pid] = await processesOf(databaseUrl);
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await sleep(1000);
    }
  },
  'crash the database and start it again': async ({ postgres }) => {
    for (let i = 0; i < 3; i += 1) {
      postgres.down();
      await sleep(1500);
      postgres.up();
      await sleep(2500);
    }
  },
  'freeze the database processes for half a minute': async ({ databaseUrl }) => {
    const pids = await processesOf(databaseUrl);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await sleep(30_000);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  },
  'lock the leads for 20 seconds': async ({ databaseUrl }) => {
    await withClient(databaseUrl, async (client) => {
      await client.query('BEGIN');
      await client.query('LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
      await sleep(20_000);
      await client.query('ROLLBACK');
    });
  },
  'take all connections for 15 seconds': async ({ databaseUrl }) => {
    const options = { connectionString: databaseUrl };
    const clients = Array.from({ length: MAX_CONNECTIONS }, () => new pg.Client(options));
    for (const client of clients) client.on('error', () => undefined);
    await Promise.allSettled(clients.map((client) => client.connect()));
    await sleep(15_000);
    await Promise.allSettled(clients.map((client) => client.end()));
  },
  'fill the disk': async ({ disk, databaseUrl, postgres }) => {
    if (disk === undefined) console.log('Skipped: only root may mount a small disk.');
    disk?.fill();
    await sleep(10_000);
    disk?.free();
    // PostgreSQL ends when it cannot write its log.
    if (!(await isReachable(databaseUrl))) postgres.up();
  },
  'kill and restart servers': async ({ servers, start }) => {
    for (let i = 0; i < 3; i += 1) {
      await servers.shift()?.kill();
      servers.push(await start());
    }
  },
  'run a server whose clock is a year fast': async ({ servers, start }) => {
    await servers.shift()?.kill();
    servers.push(await start({ NODE_OPTIONS: clockShift(YEAR_MS) }));
    await sleep(4000);
  },
  'run a server whose clock is a year slow': async ({ servers, start }) => {
    await servers.shift()?.kill();
    servers.push(await start({ NODE_OPTIONS: clockShift(-YEAR_MS) }));
    await sleep(4000);
  },
};

export async function attackPostgres(): Promise<void> {
  const [only] = process.argv.slice(3);
  const dist = writeFixtureSite();
  for (const [name, attack] of Object.entries(attacks)) {
    if (only === undefined || name.includes(only)) await runAttack(name, attack, dist);
  }
}

async function runAttack(name: string, attack: Attack, dist: string): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const disk = mountSmallDisk();
  if (disk !== undefined) stack.use(disk);
  const options = { fsync: true, maxConnections: MAX_CONNECTIONS };
  const postgres = await startPostgres(disk === undefined ? options : { ...options, parent: disk.folder });
  stack.defer(() => {
    postgres.stop();
  });
  await using webhook = await startWebhook((count) => (count % 3 === 0 ? 500 : 200));
  const databaseUrl = await createDatabase(postgres.url);
  const start = async (env = {}) => {
    const server = await startServer({
      dist,
      firstRetryMs: 500,
      env: {
        DATABASE_URL: databaseUrl,
        CONTACT_WEBHOOK_URL: webhook.url,
        CONTACT_WEBHOOK_TIMEOUT_MS: '1000',
        CONTACT_RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
        ...env,
      },
    });
    return stack.use(server);
  };
  const servers = await Promise.all([start(), start(), start()]);
  const flood = startFlood(
    servers.map(({ url }) => url),
    VISITORS,
  );
  await sleep(2000);
  await attack({ postgres, databaseUrl, disk, servers, start });
  await sleep(2000);
  await flood.stop();
  webhook.answer(200);

  const deadline = performance.now() + DELIVERY_DEADLINE_MS;
  let findings = await compare(databaseUrl, webhook, flood.answers);
  while (findings.undelivered > 0 && performance.now() < deadline) {
    await sleep(1000);
    findings = await compare(databaseUrl, webhook, flood.answers);
  }
  const statuses = Object.entries(Object.groupBy(flood.answers, ({ status }) => status));
  console.log(`\n${name}`);
  console.log(`  answers: ${statuses.map(([status, all]) => `${all?.length ?? 0} x ${status}`).join(', ')}`);
  console.log(
    `  ${Object.entries(findings)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
  );
  const ended = servers.filter((server) => server.process.exitCode !== null).length;
  console.log(`  servers that stopped unexpectedly: ${ended}`);
  const { lost, undelivered, wrongKey } = findings;
  if (lost + undelivered + wrongKey + ended > 0) process.exitCode = 1;
}

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connect(databaseUrl);
  await work(client);
  await client.end();
}

/** The processes that serve the database's sessions. */
async function processesOf(databaseUrl: string): Promise<number[]> {
  let pids: number[] = [];
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    pids = rows.map(({ pid }) => pid);
  });
  return pids;
}

/** A Node option that shifts the process's clock. */
function clockShift(ms: number): string {
  const code = `const { now } = Date; Date.now = () => now() + ${ms};`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}
