import { UsageError } from './command.ts';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Parses `90m`, `12h`, `7d`, `2w` ago, or a date like 2026-01-31, to milliseconds since the epoch. @throws UsageError */
export function parseSince(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * UNITS[unit as keyof typeof UNITS];
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(date))
    throw new UsageError(`--since: found "${text}", expected 90m, 12h, 7d, 2w or a date like 2026-01-31`);
  return date;
}

/** A duration in one unit: `3m`, `5h`, `2d`. */
export function shortAge(ms: number): string {
  if (ms < UNITS.m) return `${Math.max(0, Math.round(ms / 1000))}s`;
  if (ms < UNITS.h) return `${Math.floor(ms / UNITS.m)}m`;
  if (ms < 2 * UNITS.d) return `${Math.floor(ms / UNITS.h)}h`;
  return `${Math.floor(ms / UNITS.d)}d`;
}
