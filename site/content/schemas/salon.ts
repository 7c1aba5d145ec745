import { z } from 'zod';
import { date, group, text, time, webAddress } from './fields.ts';
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
}).refine(({ opens, closes }) => opens < closes, {
  error: 'a closing time later than the opening time',
  path: ['closes'],
});

const holidaySchema = group({
  date: date.describe('The day, or the first of several.'),
  until: date.exactOptional().describe('The last day, where it is more than one.'),
  name: text(40).describe('Why: Thanksgiving, Vacation. Shown beside the hours.'),
  opens: time.exactOptional().describe('Opening time of a day that is shorter or longer. Left out: closed.'),
  closes: time.exactOptional().describe('Closing time of such a day.'),
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

/** content/salon.yaml: who and where the salon is. Everything else on the site takes these facts from here. */
export const salonSchema = group({
  sample: z
    .boolean()
    .describe('true while name, phone, street, mail and coordinates are invented; nothing is shown.'),
  name: text(60).describe('Full name, in titles and in the footer.'),
  shortName: text(30).describe('Name where space is short.'),
  blurb: text(200).describe('What the salon is, in the footer.'),
  url: webAddress
    .refine((url) => new URL(url).origin === url, {
      error: 'the origin alone, without a path or a slash at the end',
    })
    .describe('Canonical origin of the site; SITE_URL overrides it.'),
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{9}$/u, { error: 'an E.164 number like +19035550142' })
    .describe('Phone number as dialled from anywhere.'),
  email: z.email({ error: 'a mail address' }).describe('Mail address shown to visitors.'),
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
  }).describe('Where the door is, for the map and for search engines.'),
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
    .describe('Opening hours. A day that is not named is closed.'),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      error: 'a time zone by its IANA name, like America/Chicago',
    })
    .describe('The clock on the salon’s wall, for “Open now”.'),
  holidays: z
    .array(holidaySchema)
    .superRefine(unique('date'))
    .describe('Days that differ from the week. Those that are over do no harm.'),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'])
    .describe('How dear the salon is, for search engines (schema.org priceRange).'),
  picture: group({
    photo: pictureFields.photo,
    area: pictureFields.area,
    focus: pictureFields.focus,
  }).describe('The salon itself, for search engines: the room or the front.'),
  social: z
    .array(group({ name: text(30), url: webAddress }))
    .min(1)
    .describe('Social profiles, linked in the footer.'),
  designer: group({ name: text(60), url: webAddress.exactOptional() }).describe(
    'Who made the site, in the footer.',
  ),
  keywords: z.array(text(60)).min(1).describe('Keywords of the home page.'),
  stats: group({
    hero: z.array(statSchema).length(3).describe('Three numbers under the hero of the home page.'),
    reviews: z.array(statSchema).length(3).describe('Three numbers beside the reviews.'),
  }),
  advantages: z
    .array(text(60))
    .length(4)
    .describe('Four short promises on the home page. Keep only those the salon keeps.'),
});

export type Salon = z.infer<typeof salonSchema>;
