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
