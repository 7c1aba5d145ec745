import { z } from 'zod';
import { SLUG } from './slug.ts';

/** A strict object whose error for an unknown field lists the known ones. */
export function object<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `one of the fields ${Object.keys(shape).join(', ')}` : undefined,
  });
}

/** Non-empty text, trimmed. */
export function text(max = 400) {
  return z.string().trim().min(1, { error: 'some words' }).max(max);
}

/** A list whose length the design of a page fixes. @param what completes the error: `found 9 entries, expected ${what}` */
export function exactly<S extends z.ZodType>(count: number, entry: S, what: string) {
  return z.array(entry).length(count, { error: what });
}

/** The second part of a headline. */
export function accent(max: number) {
  return text(max).meta({ title: 'Second part of the headline', description: 'In another color.' });
}

/** The introduction of a page or section. */
export function lead(max: number, what?: string) {
  return text(max).meta({ title: 'Introduction', ...(what && { description: what }) });
}

/** An entry of a list: a few words and what they mean. */
export function point(name: number, words: number) {
  return object({ name: text(name), text: text(words) });
}

/** Search engines cut descriptions near 155 characters. */
export const description = text(300).meta({
  title: 'Description for search results',
  description: '70 to 155 characters are best.',
  advanced: true,
});

export const MAX_TITLE_LENGTH = 110;

/** Search engines cut titles near 60 characters. */
export const title = text(MAX_TITLE_LENGTH).meta({
  title: 'Title for search results',
  description: 'Up to 60 characters are shown.',
  advanced: true,
});

/** Fields of every page. */
export const pageFields = { title, description };

export const slug = z.string().regex(SLUG, {
  error: 'lowercase words with hyphens between them, like hair-styling',
});

/** A slug that stays the same when the name changes. @param slugOf the field from which the editor proposes it */
export function linkName(slugOf: string, what = 'Lowercase words joined by hyphens, like hair-stylist.') {
  return slug.meta({ title: 'Name in links', description: what, advanced: true, slugOf });
}

/** A date as text, so that no time zone can shift it. */
export const date = z.iso.date({ error: 'a day as year-month-day, like 2025-10-20' });

/** A time on the 24-hour clock. */
export const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { error: 'a time on the 24-hour clock, like "09:00"' })
  .meta({ format: 'time' });

/** A time at which something ends. */
export const endTime = time.meta({ isEnd: true });

export const webAddress = z.url({ protocol: /^https$/u, error: 'an address that begins with https://' });
