import { z } from 'zod';

/** Fields that several kinds share. Each says in `error` what is wanted, in the words of an owner. */

/** A group of fields that refuses unknown ones, and names those it knows when it does. */
export function group<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `no such field; the fields here are ${Object.keys(shape).join(', ')}`
        : undefined,
  });
}

/** Text that is not empty, on one line, trimmed. */
export function text(max = 400) {
  return z.string().trim().min(1, { error: 'text that is not empty' }).max(max);
}

/** Search engines cut a description of a page near 155 characters; under 70 says too little. */
export const description = z
  .string()
  .min(70)
  .max(155)
  .describe('Description of the page for search engines, 70 to 155 characters.');

/** Search engines cut a title near 60 characters. */
export const title = text(60).describe('Title of the page, at most 60 characters.');

/** Fields that the copy of every page has; the schema of a page spreads them. */
export const pageFields = { title, description };

/** The last part of an address: `hair-styling`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, { error: 'lower-case words joined by hyphens, like hair-styling' });

/** A day of the calendar. YAML keeps it as text, so no time zone can move it. */
export const date = z.iso.date({ error: 'a date as year-month-day, like 2025-10-20' });

/** A time of the day on a 24-hour clock. */
export const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { error: 'a time on the 24-hour clock, in quotes, like "09:00"' });

export const webAddress = z.url({ protocol: /^https$/u, error: 'an address that begins with https://' });
