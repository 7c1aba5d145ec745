/** What benchmarks measure and write: medians, memory, and a JSON file in `bench/results/`. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import path from 'node:path';

const RESULTS = path.join(import.meta.dirname, 'results');

/** Median; 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Resident memory of a process in megabytes. */
export function residentMb(pid = 0): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024);
}

/**
 * Writes `bench/results/NAME.json`: the values, the date and the machine.
 * @returns the path of the file
 */
export async function writeResults(name: string, values: object): Promise<string> {
  const [processor] = cpus();
  const machine = {
    processor: processor?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.version,
  };
  const file = path.join(RESULTS, `${name}.json`);
  await mkdir(RESULTS, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(file, `${JSON.stringify({ date, machine, ...values }, undefined, 2)}\n`);
  return file;
}
