/** Measures accepted leads per second and memory for each store, against the same server without a store. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFixtureSite } from '../../tests/support/fixture-site.ts';
import { createDatabase, missingPostgres, startPostgres } from '../../tests/support/postgres.ts';
import { writeResults } from '../report.ts';
import { load, type Measured } from './load.ts';

const CONNECTIONS = 50;
const WARM_UP_LEADS = 2000;
const LEADS_PER_ROUND = 5000;
const ROUNDS = 5;
/** Resident memory is measured after this many leads. */
const TOTAL_LEADS = 100_000;

interface Subject {
  readonly name: string;
  readonly kind: 'none' | 'store';
  readonly env: Readonly<Record<string, string>>;
}

export async function benchContact(): Promise<void> {
  const dist = writeFixtureSite();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const missing = missingPostgres();
  const postgres = missing === undefined ? await startPostgres({ fsync: true }) : undefined;
  const subjects: Subject[] = [
    { name: 'no store', kind: 'none', env: {} },
    { name: 'embedded', kind: 'store', env: { DATA_DIR: dataDir } },
  ];
  if (postgres !== undefined) {
    subjects.push({
      name: 'PostgreSQL',
      kind: 'store',
      env: { DATABASE_URL: await createDatabase(postgres.url) },
    });
  } else {
    console.log(`Without PostgreSQL: ${missing ?? ''}`);
  }
  const running = await Promise.all(subjects.map((subject) => start(subject, dist)));
  const results = await interleaved(running.map(({ origin }) => origin));
  const base = results[0]?.perSecond ?? 1;
  console.log(`\n${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${LEADS_PER_ROUND}, interleaved:`);
  for (const [i, { name }] of subjects.entries()) {
    const { perSecond = 0, p50 = 0, p99 = 0, failed = 0 } = results[i] ?? {};
    const share = `${Math.round((perSecond / base) * 100)}%`;
    console.log(
      `${name.padEnd(14)} ${perSecond.toFixed(0).padStart(6)}/s ${share.padStart(5)}  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  failed ${failed}`,
    );
  }
  console.log(`\nResident memory after ${TOTAL_LEADS} leads:`);
  const stores = [];
  for (const [i, { name }] of subjects.entries()) {
    const subject = running[i];
    if (subject === undefined) continue;
    await load(subject.origin, TOTAL_LEADS - WARM_UP_LEADS - LEADS_PER_ROUND * ROUNDS, CONNECTIONS);
    const memoryMb = Math.round((await memory(subject.child)) / 1e6);
    console.log(`${name.padEnd(14)} ${memoryMb} MB`);
    stores.push({ store: name, ...results[i], memoryMb });
  }
  console.log(
    `\n${await writeResults('contact', { connections: CONNECTIONS, leadsPerRound: LEADS_PER_ROUND, stores })}`,
  );
  for (const { child } of running) {
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
  }
  postgres?.stop();
  await rm(dataDir, { recursive: true });
}

/** Measures the servers in turn, so that other load on the machine affects all of them alike. */
async function interleaved(origins: readonly string[]): Promise<Measured[]> {
  for (const origin of origins) await load(origin, WARM_UP_LEADS, CONNECTIONS);
  const rounds: Measured[][] = origins.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, origin] of origins.entries())
      rounds[i]?.push(await load(origin, LEADS_PER_ROUND, CONNECTIONS));
  }
  return rounds.flatMap((all) => {
    const sorted = all.toSorted((a, b) => a.perSecond - b.perSecond);
    return sorted[Math.floor(sorted.length / 2)] ?? [];
  });
}

async function start({ kind, env }: Subject, dist: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [kind, dist], {
    env: { PATH: process.env.PATH, CONTACT_RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...env },
  });
  const [origin] = (await once(child, 'message')) as [string];
  return { child, origin };
}

async function memory(child: ChildProcess): Promise<number> {
  child.send('memory');
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes;
}
