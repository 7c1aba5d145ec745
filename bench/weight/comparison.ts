/** Comparison of two results of `npm run bench -- weight`, as Markdown. */
import { readFileSync } from 'node:fs';

interface Page {
  readonly route: string;
  readonly bytes: number;
}

export interface Weights {
  readonly pages: readonly Page[];
}

/** Rows of the table; the largest differences come first. */
const MAX_ROWS = 20;

/** Prints the comparison of two result files named on the command line. */
export function printComparison(): void {
  const [base, head] = process.argv.slice(3);
  if (base === undefined || head === undefined) {
    console.error('Usage: npm run bench -- weight-diff <base.json> <head.json>');
    process.exitCode = 2;
    return;
  }
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Weights;
  console.log(comparison(read(base), read(head)));
}

export function comparison(base: Weights, head: Weights): string {
  const before = new Map(base.pages.map(({ route, bytes }) => [route, bytes]));
  const after = new Map(head.pages.map(({ route, bytes }) => [route, bytes]));
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .map((route) => ({ route, from: before.get(route), to: after.get(route) }))
    .map((page) => ({ ...page, difference: (page.to ?? 0) - (page.from ?? 0) }))
    .filter(({ difference }) => difference !== 0)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const kept = changes.filter(({ from, to }) => from !== undefined && to !== undefined);
  const sum = kept.reduce((total, { difference }) => total + difference, 0);
  const summary = `**Page weight:** ${signed(sum)} bytes of HTML after Brotli on ${kept.length} of ${after.size} pages`;
  if (changes.length === 0) return `${summary}.`;
  const rows = changes
    .slice(0, MAX_ROWS)
    .map(
      ({ route, from, to, difference }) =>
        `| ${route} | ${from ?? 'new'} | ${to ?? 'removed'} | ${signed(difference)} |`,
    );
  const rest = changes.length > MAX_ROWS ? [`\n${changes.length - MAX_ROWS} more pages changed.`] : [];
  return [
    `${summary}.`,
    '',
    '| Page | Before | After | Difference |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    ...rest,
  ].join('\n');
}

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));
