/**
 * Pages and pictures a second, beside nginx and sirv with the same files. Each is asked in turn, round after round, so
 * that what else the machine does falls on all alike. What counts is the ratio, and the processor time of one request.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { installPackages } from '../../tools/debian.ts';
import { median, table, writeResults } from '../report.ts';
import { memory, onCore, processorTime, startOurs, startSubjects, type Subject } from './subjects.ts';

const TOGETHER = '64';
const BROWSER = [
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
  readonly refused: boolean;
}

export async function benchServe(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
  });
  await needPrograms();
  const starts = await measureStarts();
  const cases = { page: '/', 'not changed (304)': '/', picture: pictureOf(50_000) };
  const subjects = await startSubjects();
  try {
    const results = [];
    for (const [name, at] of Object.entries(cases)) {
      const rounds = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]));
      for (let round = 0; round <= Number(values.rounds); round += 1) {
        for (const [subject, measured] of rounds) {
          const one = await load(subject, at, name.includes('304'), values.seconds);
          // The first is for the engine to warm up.
          if (round > 0) measured.push(one);
        }
        process.stderr.write('.');
      }
      for (const [subject, measured] of rounds)
        results.push({ case: name, at, ...summary(subject, measured) });
    }
    process.stderr.write('\n');
    print(results);
    const sizes = subjects.map((subject) => ({
      server: subject.name,
      memoryMb: Math.round(memory(subject)),
    }));
    console.log(
      `\nStart to first answer, median of ${STARTS}: ${starts.toFixed(0)} ms. Memory after the load, in MB:`,
    );
    console.log(sizes.map(({ server, memoryMb }) => `${server} ${memoryMb}`).join(', '));
    const goal = { ofSirv: 2, ofNginx: 0.6, p99OfNginx: 3, startMs: 300, memoryMb: 150 };
    console.log(
      `\n${await writeResults('serve', { goal, startMs: Math.round(starts), memory: sizes, results })}`,
    );
  } finally {
    for (const subject of subjects) await subject[Symbol.asyncDispose]();
  }
}

async function needPrograms(): Promise<void> {
  if (!existsSync('dist/_nginx/maps.conf'))
    throw new Error('There is no build to serve: run npm run build first.');
  const programs = { wrk: '/usr/bin/wrk', nginx: '/usr/sbin/nginx' };
  const missing = Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length === 0) return;
  const packages = [...missing, 'libnginx-mod-http-brotli-static'];
  if (!(await installPackages(packages))) throw new Error(`This wants Debian's ${packages.join(', ')}.`);
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

/** The address of the picture whose size comes nearest. */
function pictureOf(bytes: number): string {
  const pictures = readdirSync('dist/_astro').filter((name) => name.endsWith('.avif'));
  const off = (name: string) => Math.abs(statSync(path.join('dist/_astro', name)).size - bytes);
  const [nearest = ''] = pictures.toSorted((a, b) => off(a) - off(b));
  return `/_astro/${nearest}`;
}

async function load(subject: Subject, at: string, fresh: boolean, seconds: string): Promise<Round> {
  const headers = [...BROWSER];
  if (fresh) {
    const answer = await fetch(subject.url + at, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    await answer.arrayBuffer();
    headers.push('-H', `If-None-Match: ${answer.headers.get('etag') ?? ''}`);
  }
  const args = ['-t1', '-c', TOGETHER, '-d', `${seconds}s`, '--latency', ...headers, subject.url + at];
  const [program, ...more] = [...onCore(1), 'wrk', ...args];
  const before = processorTime(subject);
  const said = execFileSync(program ?? 'wrk', more, { encoding: 'utf8' });
  const used = processorTime(subject) - before;
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? 0),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    processorUs: used / Number(/(\d+) requests in/.exec(said)?.[1] ?? 1),
    refused: said.includes('Non-2xx'),
  };
}

function summary({ name }: Subject, rounds: readonly Round[]) {
  const of = (key: 'perSecond' | 'p99Ms' | 'processorUs') => median(rounds.map((round) => round[key]));
  return {
    server: name,
    perSecond: Math.round(of('perSecond')),
    p99Ms: Number(of('p99Ms').toFixed(2)),
    processorUs: Number(of('processorUs').toFixed(1)),
    errors: rounds.filter(({ refused }) => refused).length,
  };
}

type Result = ReturnType<typeof summary> & { readonly case: string };

function print(results: readonly Result[]): void {
  const head = [
    'asked for',
    'server',
    'requests/s',
    'of nginx',
    'of sirv',
    'p99 ms',
    'processor us',
    'of nginx',
    'errors',
  ];
  const lines = results.map((row) => {
    const [nginx, sirv] = ['nginx', 'sirv'].map((name) =>
      results.find((other) => other.case === row.case && other.server === name),
    );
    const share = (mine: number, other: number | undefined) => (other ? (mine / other).toFixed(2) : '-');
    return [
      row.case,
      row.server,
      row.perSecond,
      share(row.perSecond, nginx?.perSecond),
      share(row.perSecond, sirv?.perSecond),
      row.p99Ms,
      row.processorUs,
      share(row.processorUs, nginx?.processorUs),
      row.errors,
    ];
  });
  console.log(table(head, lines));
}
