import { z } from 'zod';
import { weekdays } from '../../lib/weekdays.ts';
import { pictureFields } from '../photos/picture-schema.ts';
import { date, endTime, exactly, object, text, time, webAddress } from '../source/fields.ts';

const openingSchema = object({
  days: z.array(z.enum(weekdays)).min(1).describe('Days with these hours.'),
  opens: time,
  closes: endTime,
  break: object({ from: time, to: endTime })
    .exactOptional()
    .describe('Closed in between, such as for lunch.'),
})
  .refine(({ opens, closes }) => opens < closes, {
    error: 'a closing time later than the opening time',
    path: ['closes'],
  })
  .refine(
    ({ opens, closes, break: pause }) =>
      pause === undefined || (opens < pause.from && pause.from < pause.to && pause.to < closes),
    { error: 'a break that begins before it ends, both within the opening hours', path: ['break'] },
  )
  .meta({ format: 'hours' });

const holidaySchema = object({
  date: date.meta({ title: 'First day', description: 'The day, or the first of several.' }),
  until: date.exactOptional().meta({ title: 'Last day', description: 'The last day, if there are several.' }),
  name: text(40).describe('Name or reason, such as Thanksgiving or Vacation. Shown beside the hours.'),
  opens: time.exactOptional().describe('Empty while the salon is closed all day.'),
  closes: endTime.exactOptional().describe('Closing time if the salon opens.'),
})
  .refine(({ date: first, until }) => until === undefined || until > first, {
    error: 'a last day after the first day, or nothing',
    path: ['until'],
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: 'an opening and a closing time, or neither for a closed day',
    path: ['closes'],
  })
  .refine(({ opens, closes }) => opens === undefined || closes === undefined || opens < closes, {
    error: 'a closing time later than the opening time',
    path: ['closes'],
  })
  .meta({ format: 'holiday' });

/** Reports a day that an earlier entry of the list has, too. */
function noOverlap(holidays: readonly z.infer<typeof holidaySchema>[], context: z.RefinementCtx): void {
  holidays.forEach(({ date: first, until: last = first }, index) => {
    const isTaken = holidays
      .slice(0, index)
      .some((other) => first <= (other.until ?? other.date) && other.date <= last);
    if (isTaken)
      context.addIssue({ code: 'custom', path: [index, 'date'], message: 'days that no other entry has' });
  });
}

const statSchema = object({
  value: text(12).meta({ title: 'Number', description: 'As shown: 5, 10+, 5.0.' }),
  label: text(40).meta({ description: 'What it counts.', isName: true }),
});

/** content/salon.yaml: the facts about the salon. All pages take them from here. */
export const salonSchema = object({
  name: text(60).meta({ title: 'Full name', description: 'In titles and in the footer.' }),
  shortName: text(30).describe('Name for narrow places.'),
  blurb: text(200).meta({
    title: 'Description in the footer',
    description: 'What the salon is, in a sentence or two.',
  }),
  url: webAddress
    .refine((url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`, {
      error: 'an address without anything after the domain, like https://example.com',
    })
    .transform((url) => new URL(url).origin)
    .meta({
      title: 'Web address',
      description: 'Address of the site, like https://example.com.',
      advanced: true,
    }),
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{9}$/u, { error: '+1 and ten digits without spaces, like +19035550142' })
    .meta({ format: 'phone' }),
  email: z
    .email({ error: 'an email address, like hello@example.com' })
    .describe('Email address shown to visitors.'),
  address: object({
    street: text(80),
    city: text(40),
    region: z.string().regex(/^[A-Z]{2}$/u, { error: 'the two letters of a state, like TX' }),
    postalCode: z.string().regex(/^\d{5}$/u, { error: 'five digits, like "75090"' }),
    country: z.literal('US'),
  }).describe('Postal address.'),
  geo: object({
    latitude: z.number().min(-90).max(90).describe('Degrees north, five decimals (about a meter).'),
    longitude: z.number().min(-180).max(180).describe('Degrees east, negative in Texas.'),
  }).meta({ title: 'Position on the map', description: 'Take it from a map, at the door.', advanced: true }),
  hours: z
    .array(openingSchema)
    .min(1)
    .superRefine((lines, context) => {
      const seen = new Set<string>();
      lines.forEach(({ days }, index) => {
        if (days.some((day) => seen.has(day)))
          context.addIssue({ code: 'custom', path: [index, 'days'], message: 'days that no other line has' });
        for (const day of days) seen.add(day);
      });
    })
    .meta({
      title: 'Opening hours',
      description: 'A day that is in no line is closed.',
      item: 'other days',
    }),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      error: 'the name of a time zone, like America/Chicago',
    })
    .meta({ description: 'Time zone of the salon, for “Open now”.', advanced: true }),
  holidays: z.array(holidaySchema).superRefine(noOverlap).meta({
    description: 'Close for a day, keep other hours, or go on vacation. The site shows no past days.',
    item: 'a day or vacation',
  }),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'])
    .meta({ title: 'Price level', description: 'From $ to $$$$, for search engines.', advanced: true }),
  picture: object({
    photo: pictureFields.photo,
    area: pictureFields.area,
    focus: pictureFields.focus,
  }).meta({ description: 'Picture of the salon, inside or outside, for search engines.', advanced: true }),
  social: z
    .array(object({ name: text(30), url: webAddress }))
    .min(1)
    .meta({ title: 'Social profiles', description: 'Linked in the footer.' }),
  designer: object({ name: text(60), url: webAddress.exactOptional() }).meta({
    title: 'Who made the site',
    description: 'In the footer.',
    advanced: true,
  }),
  keywords: z.array(text(60)).min(1).meta({ description: 'Keywords of the home page.', advanced: true }),
  stats: object({
    hero: exactly(3, statSchema, '3 numbers').meta({
      title: 'Under the headline',
      description: 'Three numbers under the hero of the home page.',
    }),
    reviews: exactly(3, statSchema, '3 numbers').meta({
      title: 'Beside the reviews',
      description: 'Three numbers beside the reviews.',
    }),
  }),
  advantages: exactly(4, text(60), '4 advantages').meta({
    title: 'Promises',
    description: 'Four short advantages on the home page. They must be true of the salon.',
  }),
});

export type Salon = z.infer<typeof salonSchema>;
