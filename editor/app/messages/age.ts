const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const WORDS = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** How long ago: `2 hours ago`, `yesterday`. Times in milliseconds since the epoch. */
export function age(time: number, now: number): string {
  const [unit, length] = UNITS.find(([, ms]) => now - time >= ms) ?? ['minute', 60_000];
  return WORDS.format(-Math.floor((now - time) / length), unit);
}
