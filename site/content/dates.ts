/**
 * The day that it is in a time zone: `2025-10-20`.
 * @param timeZone name of the IANA list
 */
export function today(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now);
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the calendar in words: `2025-10-20` → `October 20, 2025`, the same in every time zone. */
export function longDate(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

/**
 * The moment a day begins in a time zone: `2025-10-20` in America/Chicago → `2025-10-20T00:00:00-05:00`.
 * Clocks change at two in the morning there, so the offset of noon the day before is that of midnight.
 */
export function startOfDay(day: string, timeZone: string): string {
  const noonBefore = new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000);
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    noonBefore,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return `${day}T00:00:00${offset || '+00:00'}`;
}
