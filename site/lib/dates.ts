const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Noon of a day in RFC 3339, `2025-10-20T12:00:00-05:00`. At noon the date is the same in nearly every time zone. */
export function noonOf(day: string, timeZone: string): string {
  // Clocks change at night, so the offset at noon UTC is that of local noon.
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${day}T12:00:00Z`),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T12:00:00${name.replace('GMT', '') || '+00:00'}`;
}

/** `2025-10-20` → `October 20, 2025`. */
export function longDate(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}
