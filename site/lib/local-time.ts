/** The date and time in a time zone: `2026-12-25T09:00:00`. The Swedish locale formats dates like ISO 8601. */
export function localDateTime(timeZone: string, now: Date): string {
  return now.toLocaleString('sv', { timeZone }).replace(' ', 'T');
}

/** The date in a time zone: `2026-12-25`. */
export function localDate(timeZone: string, now = new Date()): string {
  return localDateTime(timeZone, now).slice(0, 10);
}
