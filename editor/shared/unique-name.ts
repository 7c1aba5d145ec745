/** A name that is not taken, with a number if necessary: `salon-tour-2`. */
export function uniqueName(name: string, taken: readonly string[], separator = '-'): string {
  let unique = name;
  for (let number = 2; taken.includes(unique); number += 1) unique = name + separator + String(number);
  return unique;
}
