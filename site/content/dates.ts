/**
 * The date in a time zone: `2025-10-20`.
 * @param timeZone IANA name
 */
export function today(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now);
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-10-20` → `October 20, 2025`. */
export function longDate(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}
