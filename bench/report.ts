/** Reports of benchmarks: a table on the terminal and a JSON file in `bench/results/`. */
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

/** Formats rows as aligned columns, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => String(row[i]).length)));
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return typeof cell === 'number' || /^[\d.]/u.test(cell)
          ? String(cell).padStart(width)
          : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
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
