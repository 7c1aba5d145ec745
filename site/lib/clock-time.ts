const partsOf = (time: string) => time.split(':').map(Number);

/** `16:30` as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = partsOf(time);
  return hours * 60 + minutes;
}

/** A time on the 24-hour clock for display: `09:00` → `9am`, `16:30` → `4:30pm`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = partsOf(time);
  const rest = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${rest}${hours < 12 ? 'am' : 'pm'}`;
}
