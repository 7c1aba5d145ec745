import { z } from 'zod';
import { date, exactly, group, text, time, webAddress } from './fields.ts';
import { pictureFields } from './picture.ts';
import { unique } from './unique.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

const openingSchema = group({
  days: z.array(z.enum(weekdays)).min(1).describe('Days with these hours.'),
  opens: time.describe('Opening time.'),
  closes: time.describe('Closing time.'),
  break: group({ from: time, to: time }).exactOptional().describe('Closed in between, such as for lunch.'),
})
  .refine(({ opens, closes }) => opens < closes, {
    error: 'a closing time later than the opening time',
    path: ['closes'],
  })
  .refine(
    ({ opens, closes, break: pause }) =>
      pause === undefined || (opens < pause.from && pause.from < pause.to && pause.to < closes),
    { error: 'a break that starts and ends between `opens` and `closes`', path: ['break'] },
  );

const holidaySchema = group({
  date: date.describe('The day, or the first of several.'),
  until: date.exactOptional().describe('The last day, if there are several.'),
  name: text(40).describe('Name or reason, such as Thanksgiving or Vacation. Shown beside the hours.'),
  opens: time.exactOptional().describe('Opening time if the salon opens; by default it is closed.'),
  closes: time.exactOptional().describe('Closing time if the salon opens.'),
})
  .refine(({ date: first, until }) => until === undefined || until > first, {
    error: 'a day after `date`',
    path: ['until'],
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: 'both `opens` and `closes`, or neither for a closed day',
    path: ['closes'],
  })
  .refine(({ opens, closes }) => opens === undefined || closes === undefined || opens < closes, {
    error: 'a closing time later than the opening time',
    path: ['closes'],
  });

const statSchema = group({
  value: text(12).describe('The number, as shown: 5, 10+, 5.0.'),
  label: text(40).describe('What it counts.'),
});

/** content/salon.yaml: the facts about the salon. All pages take them from here. */
export const salonSchema = group({
  sample: z.boolean().describe('true while name, phone, address, email and coordinates are invented.'),
  name: text(60).describe('Full name, in titles and in the footer.'),
  shortName: text(30).describe('Name for narrow places.'),
  blurb: text(200).describe('Description of the salon, in the footer.'),
  url: webAddress
    .refine((url) => new URL(url).origin === url, {
      error: 'an origin without a path or a trailing slash',
    })
    .describe('Canonical origin of the site; SITE_URL overrides it.'),
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{9}$/u, { error: 'an E.164 number like +19035550142' })
    .describe('Phone number in international format.'),
  email: z.email({ error: 'an email address' }).describe('Email address shown to visitors.'),
  address: group({
    street: text(80),
    city: text(40),
    region: z.string().regex(/^[A-Z]{2}$/u, { error: 'the two letters of a state, like TX' }),
    postalCode: z.string().regex(/^\d{5}$/u, { error: 'five digits in quotes, like "75090"' }),
    country: z.literal('US'),
  }).describe('Postal address.'),
  geo: group({
    latitude: z.number().min(-90).max(90).describe('Degrees north, five decimals (about a meter).'),
    longitude: z.number().min(-180).max(180).describe('Degrees east, negative in Texas.'),
  }).describe('Position of the salon, for the map and for search engines.'),
  hours: z
    .array(openingSchema)
    .min(1)
    .refine(
      (hours) => {
        const days = hours.flatMap((opening) => opening.days);
        return new Set(days).size === days.length;
      },
      { error: 'every day at most once' },
    )
    .describe('Opening hours. Days that are not listed are closed.'),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      error: 'a time zone by its IANA name, like America/Chicago',
    })
    .describe('Time zone of the salon, for “Open now”.'),
  holidays: z
    .array(holidaySchema)
    .superRefine(unique('date'))
    .describe('Days with other hours. Past ones are ignored.'),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'])
    .describe('Price level, for search engines (schema.org priceRange).'),
  picture: group({
    photo: pictureFields.photo,
    area: pictureFields.area,
    focus: pictureFields.focus,
  }).describe('Picture of the salon, inside or outside, for search engines.'),
  social: z
    .array(group({ name: text(30), url: webAddress }))
    .min(1)
    .describe('Social profiles, linked in the footer.'),
  designer: group({ name: text(60), url: webAddress.exactOptional() }).describe(
    'Who made the site, in the footer.',
  ),
  keywords: z.array(text(60)).min(1).describe('Keywords of the home page.'),
  stats: group({
    hero: exactly(3, statSchema, '3 numbers').describe('Three numbers under the hero of the home page.'),
    reviews: exactly(3, statSchema, '3 numbers').describe('Three numbers beside the reviews.'),
  }),
  advantages: exactly(4, text(60), '4 advantages').describe(
    'Four short advantages on the home page. They must be true of the salon.',
  ),
});

export type Salon = z.infer<typeof salonSchema>;
