import { type Problem } from '../content-error.ts';
import { type Entry } from './entries.ts';

/** A North American phone number, with or without the country code. */
const PHONE = /(?<![\d.-])(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?![\d-])/gu;

/**
 * Reports phone numbers in texts that differ from the salon's. Numbers of others are allowed as links:
 * `[(800) 555-0100](tel:+18005550100)`.
 *
 * @param phone of the salon, like +19035550142
 */
export function phoneProblems({ file, passages, links }: Entry, phone: string): Problem[] {
  const known = new Set([phone, ...links.map(({ href }) => href.replace(/^tel:/u, ''))]);
  return passages.flatMap(({ field, line, text }) =>
    [...text.matchAll(PHONE)]
      .filter(([, area, exchange, number]) => !known.has(`+1${area ?? ''}${exchange ?? ''}${number ?? ''}`))
      .map(([found]) => ({
        file,
        field,
        line,
        message: `found the phone number ${found.trim()}, expected the salon’s, {phone}; another’s is written as a link to tel:`,
      })),
  );
}
