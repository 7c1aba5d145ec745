import { z } from 'zod';
import { clockTime } from '../../lib/clock-time.ts';
import { dollars } from '../../lib/dollars.ts';
import { printableText } from '../source/decode.ts';
import type { FieldPath } from '../source/problem.ts';
import type { Report } from '../source/read.ts';
import { addressLine } from './address.ts';
import { displayHoursOn } from './hours.ts';
import { displayPhone } from '../../../contact/phone.ts';
import { weekdays } from '../../lib/weekdays.ts';
import type { Salon } from './schema.ts';

/** Values that texts may insert by name, `{phone}`, so that each is written once. */
export type Placeholders = ReadonlyMap<string, string>;

/** `Root Touch-Ups` → `root-touch-ups`. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/** All placeholders. @param services data of the services' files, which may have problems */
export function placeholdersOf(salon: Salon, services: readonly unknown[]): Placeholders {
  return new Map([...salonPlaceholders(salon), ...services.flatMap(pricePlaceholders)]);
}

/** Placeholders of the salon, such as `{phone}`, `{address}`, `{hours.monday}`, `{opens.monday}` and `{closes.monday}`. */
function salonPlaceholders(salon: Salon): Placeholders {
  const values = new Map([
    ['name', salon.name],
    ['phone', displayPhone(salon.phone)],
    ['email', salon.email],
    ['street', salon.address.street],
    ['address', addressLine(salon.address)],
  ]);
  for (const day of weekdays) values.set(`hours.${day}`, displayHoursOn(salon.hours, day));
  for (const { days, opens, closes } of salon.hours)
    for (const day of days)
      values.set(`opens.${day}`, clockTime(opens)).set(`closes.${day}`, clockTime(closes));
  return values;
}

/** Skips what is wrong in the prices: the service's own schema reports it. */
const PRICE_LINE = z.object({
  name: z.string().catch(''),
  price: z.union([z.number(), z.string()]).nullable().catch(null),
});
const PRICES = z.object({ prices: z.object({ lines: z.array(PRICE_LINE) }) });

/** Prices of a service: `{price.root-touch-ups}` → `$60`. Lines without a price have no placeholder. */
function pricePlaceholders(service: unknown): [string, string][] {
  const lines = PRICES.safeParse(service).data?.prices.lines ?? [];
  return lines.flatMap(({ name, price }) =>
    price === null ? [] : [[`price.${keyOf(name)}`, dollars(Number(price))]],
  );
}

const PLACEHOLDER = /\{([a-z]+(?:\.[a-z0-9-]+)?)\}/gu;

/** A text with its placeholders filled in. Unknown ones stay. */
export function fillText(text: string, values: Placeholders): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole);
}

/** The placeholders in a text that have no value, like `{fone}`. */
export function unknownPlaceholders(text: string, values: Placeholders): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([whole, name = '']) => (values.has(name) ? [] : [whole]));
}

/** What an unknown placeholder should have been. */
export function expectedPlaceholder(values: Placeholders): string {
  return `one of ${[...values.keys()].map((key) => `{${key}}`).join(' ')}`;
}

/** Fills in the placeholders in all strings of parsed data, before the schema checks it. */
export function fillPlaceholders(
  data: unknown,
  values: Placeholders,
  report: Report,
  path: FieldPath = [],
): unknown {
  if (typeof data === 'string') {
    for (const name of unknownPlaceholders(data, values)) report(path, name, expectedPlaceholder(values));
    return printableText(fillText(data, values));
  }
  if (Array.isArray(data))
    return data.map((entry, index) => fillPlaceholders(entry, values, report, [...path, index]));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      fillPlaceholders(value, values, report, [...path, key]),
    ]),
  );
}
