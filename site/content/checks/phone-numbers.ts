import { type Rule } from './entries.ts';

/** A North American phone number, with or without the country code. */
const PHONE = /(?<![\d.-])(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?![\d-])/gu;

/**
 * Phone numbers in texts that differ from the salon's. Numbers of others are allowed as links:
 * `[(800) 555-0100](tel:+18005550100)`.
 *
 * @param phone of the salon, like +19035550142
 */
export function phoneRule(phone: string): Rule {
  return ({ file, passages, links }) => {
    const known = new Set([phone, ...links.map(({ href }) => href.replace(/^tel:/u, ''))]);
    return passages.flatMap(({ path, line, text }) =>
      [...text.matchAll(PHONE)]
        .filter(([, area, exchange, number]) => !known.has(`+1${area ?? ''}${exchange ?? ''}${number ?? ''}`))
        .map(([number]) => ({
          ...{ file, path, line, found: `the phone number ${number.trim()}` },
          expected: 'the salon’s, {phone}; another’s is written as a link to tel:',
        })),
    );
  };
}
