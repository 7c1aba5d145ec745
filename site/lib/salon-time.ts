/** The date and time in a time zone: `2026-12-25T09:00:00`. The Swedish locale formats dates like ISO 8601. */
export function salonTime(zone: string, now: Date): string {
  return now.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T');
}
