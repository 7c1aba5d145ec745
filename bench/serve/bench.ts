/**
 * Measures requests per second and processor time per request, against sirv with the same files. The servers
 * take turns, so that other load on the machine affects all of them alike.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { installPackages } from '../../tools/programs.ts';
import { median, table, writeResults } from '../report.ts';
import { memory, onCore, processorTime, startOurs, startSubjects, type Subject } from './subjects.ts';

const CONNECTIONS = '64';
const BROWSER_HEADERS = [
  '-H',
  'Accept-Encoding: gzip, deflate, br',
  '-H',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
];
const STARTS = 5;

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly processorUs: number;
  readonly failed: boolean;
}

export async function benchServe(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
  });
  await installPrograms();
  const starts = await measureStarts();
  const cases = { page: '/', 'not changed (304)': '/', picture: pathOfPicture(50_000) };
  const subjects = await startSubjects();
  try {
    const results = [];
    for (const [name, requestPath] of Object.entries(cases)) {
      const rounds = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]));
      for (let round = 0; round <= Number(values.rounds); round += 1) {
        for (const [subject, measured] of rounds) {
          const one = await measure(subject, requestPath, name.includes('304'), values.seconds);
          // The first round warms up the engine.
          if (round > 0) measured.push(one);
        }
        process.stderr.write('.');
      }
      for (const [subject, measured] of rounds)
        results.push({ case: name, path: requestPath, ...summarize(subject, measured) });
    }
    process.stderr.write('\n');
    print(results);
    const memoryUse = subjects.map((subject) => ({
      server: subject.name,
      memoryMb: Math.round(memory(subject)),
    }));
    console.log(
      `\nStart to first answer, median of ${STARTS}: ${starts.toFixed(0)} ms. Memory after the load, in MB:`,
    );
    console.log(memoryUse.map(({ server, memoryMb }) => `${server} ${memoryMb}`).join(', '));
    const goal = { ofSirv: 1 };
    console.log(
      `\n${await writeResults('serve', { goal, startMs: Math.round(starts), memory: memoryUse, results })}`,
    );
  } finally {
    for (const subject of subjects) await subject[Symbol.asyncDispose]();
  }
}

async function installPrograms(): Promise<void> {
  if (!existsSync('dist/site.json'))
    throw new Error('dist/site.json: not found. To build the site: npm run build');
  if (existsSync('/usr/bin/wrk') || (await installPackages(['wrk']))) return;
  throw new Error('Could not install the Debian package wrk, which this benchmark needs.');
}

/** The first start compiles and is not counted. */
async function measureStarts(): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start <= STARTS; start += 1) {
    await using ours = await startOurs('silent');
    if (start > 0) times.push(ours.startMs);
  }
  return median(times);
}

/** The path of the picture closest to this size. */
function pathOfPicture(bytes: number): string {
  const pictures = readdirSync('dist/_astro').filter((name) => name.endsWith('.avif'));
  const difference = (name: string) => Math.abs(statSync(path.join('dist/_astro', name)).size - bytes);
  const [nearest = ''] = pictures.toSorted((a, b) => difference(a) - difference(b));
  return `/_astro/${nearest}`;
}

async function measure(
  subject: Subject,
  requestPath: string,
  conditional: boolean,
  seconds: string,
): Promise<Round> {
  const headers = [...BROWSER_HEADERS];
  if (conditional) {
    const answer = await fetch(subject.url + requestPath, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    await answer.arrayBuffer();
    headers.push('-H', `If-None-Match: ${answer.headers.get('etag') ?? ''}`);
  }
  const args = [
    '-t1',
    '-c',
    CONNECTIONS,
    '-d',
    `${seconds}s`,
    '--latency',
    ...headers,
    subject.url + requestPath,
  ];
  const [program, ...more] = [...onCore(1), 'wrk', ...args];
  const before = processorTime(subject);
  const output = execFileSync(program ?? 'wrk', more, { encoding: 'utf8' });
  const used = processorTime(subject) - before;
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    processorUs: used / Number(/(\d+) requests in/.exec(output)?.[1] ?? 1),
    failed: output.includes('Non-2xx'),
  };
}

function summarize({ name }: Subject, rounds: readonly Round[]) {
  const medianOf = (key: 'perSecond' | 'p99Ms' | 'processorUs') => median(rounds.map((round) => round[key]));
  return {
    server: name,
    perSecond: Math.round(medianOf('perSecond')),
    p99Ms: Number(medianOf('p99Ms').toFixed(2)),
    processorUs: Number(medianOf('processorUs').toFixed(1)),
    errors: rounds.filter(({ failed }) => failed).length,
  };
}

type Result = ReturnType<typeof summarize> & { readonly case: string };

function print(results: readonly Result[]): void {
  const head = ['request', 'server', 'requests/s', 'of sirv', 'p99 ms', 'CPU us', 'of sirv', 'errors'];
  const lines = results.map((row) => {
    const sirv = results.find((other) => other.case === row.case && other.server === 'sirv');
    const share = (mine: number, other: number | undefined) => (other ? (mine / other).toFixed(2) : '-');
    return [
      row.case,
      row.server,
      row.perSecond,
      share(row.perSecond, sirv?.perSecond),
      row.p99Ms,
      row.processorUs,
      share(row.processorUs, sirv?.processorUs),
      row.errors,
    ];
  });
  console.log(table(head, lines));
}
