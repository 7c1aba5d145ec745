/** Times as the owner reads and writes them. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';

const UNITS: Readonly<Record<string, number>> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS };

/**
 * Like `11/26/2026 2:05 PM`, which spreadsheets read as a date. Empty for null.
 * @param timeZone IANA name; that of this computer when undefined
 */
export function localTime(ms: number | null, timeZone: string | undefined): string {
  if (ms === null) return '';
  const date = new Date(ms);
  const time = date.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone }).replace('\u202f', ' ');
  return `${date.toLocaleDateString('en-US', { timeZone })} ${time}`;
}

/** A duration in one unit: `3m`, `5h`, `2d`. */
export function shortDuration(ms: number): string {
  if (ms < MINUTE_MS) return `${Math.max(0, Math.round(ms / 1000))}s`;
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)}m`;
  return ms < 2 * DAY_MS ? `${Math.floor(ms / HOUR_MS)}h` : `${Math.floor(ms / DAY_MS)}d`;
}

/**
 * Milliseconds since the epoch of `90m`, `12h`, `7d`, `2w` ago, or of the beginning of a day like 2026-01-31 in the time
 * zone; undefined for other text.
 */
export function parseSince(text: string, now: number, timeZone: string | undefined): number | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([mhdw])$/u.exec(text) ?? [];
  const unitMs = UNITS[unit];
  if (unitMs !== undefined) return now - Number(count) * unitMs;
  const utc = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(utc)) return undefined;
  const wallTime = new Date(utc).toLocaleString('sv', { timeZone }).replace(' ', 'T');
  return 2 * utc - Date.parse(`${wallTime}Z`);
}
