import { addressLine } from './address.ts';
import { clockTime, minutesOf } from '../ui/clock-time.ts';
import { hoursOn } from './hours.ts';
import { displayPhone } from './phone.ts';
import { type Report } from './read.ts';
import { type PriceLine } from './schemas/service-sections.ts';
import { weekdays, type Salon } from './schemas/salon.ts';

/** Values that texts may insert by name, `{phone}`, so that each is written once. */
export type Facts = ReadonlyMap<string, string>;

/** `Root Touch-Ups` → `root-touch-ups`. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/** Facts about the salon, such as `{phone}`, `{address}`, `{hours.monday}`, `{opens.monday}` and `{closes.monday}`. */
export function salonFacts(salon: Salon): Facts {
  const facts = new Map([
    ['name', salon.name],
    ['phone', displayPhone(salon.phone)],
    ['email', salon.email],
    ['street', salon.address.street],
    ['address', addressLine(salon.address)],
  ]);
  for (const day of weekdays) facts.set(`hours.${day}`, hoursOn(salon.hours, day));
  for (const { days, opens, closes } of salon.hours)
    for (const day of days)
      facts
        .set(`opens.${day}`, clockTime(minutesOf(opens)))
        .set(`closes.${day}`, clockTime(minutesOf(closes)));
  return facts;
}

/** Prices of services: `{price.root-touch-ups}` → `$60`. Lines without a price have no fact. */
export function priceFacts(lines: readonly PriceLine[]): Facts {
  return new Map(
    lines.flatMap(({ name, price }) => (price === null ? [] : [[`price.${keyOf(name)}`, `$${price}`]])),
  );
}

const PLACEHOLDER = /\{([a-z]+(?:\.[a-z0-9-]+)?)\}/gu;

/** Replaces placeholders by facts. Unknown ones stay, and `unknown` is called with a message for each. */
export function fillText(text: string, facts: Facts, unknown: (message: string) => void): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined)
      unknown(`found ${whole}, expected one of ${[...facts.keys()].map((key) => `{${key}}`).join(' ')}`);
    return fact ?? whole;
  });
}

/** Replaces placeholders in all strings of parsed data, before the schema checks it. */
export function fillFacts(
  data: unknown,
  facts: Facts,
  report: Report,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof data === 'string')
    return fillText(data, facts, (message) => {
      report(path, message);
    });
  if (Array.isArray(data)) return data.map((entry, at) => fillFacts(entry, facts, report, [...path, at]));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillFacts(value, facts, report, [...path, key])]),
  );
}
