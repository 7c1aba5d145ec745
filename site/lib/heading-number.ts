/** Splits a numbered heading: `3. Payment`, or with a year or a decade, `1920s. The bob`. Undefined for others. */
export function splitHeadingNumber(text: string): { number: string; words: string } | undefined {
  const [, number, words] = /^(\d+s?)\.\s(.*)$/su.exec(text) ?? [];
  return number === undefined || words === undefined ? undefined : { number, words };
}
