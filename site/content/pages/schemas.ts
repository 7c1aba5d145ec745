import { z } from 'zod';
import { accent, exactly, group, lead, pageFields, point, text, time } from '../source/fields.ts';
import { pictureSchema } from '../photos/picture.ts';
import { weekdays } from '../salon/schema.ts';

/** content/pages/home.yaml */
export const homeSchema = group({
  ...pageFields,
  hero: group({
    headline: text(40),
    accent: accent(40),
    lead: lead(200, 'What the salon is, in two sentences.'),
    picture: pictureSchema,
  }).meta({ title: 'Top of the page' }),
  services: group({ headline: text(60), lead: lead(200, 'Beside the headline.') }),
  reviews: group({ headline: text(40) }),
  why: group({
    headline: text(30),
    accent: accent(40),
    picture: pictureSchema,
    benefits: exactly(4, point(40, 200), '4 benefits').describe('Four reasons, each with a sentence or two.'),
  }),
  closing: group({ headline: text(60).describe('Below the phone number.'), picture: pictureSchema }),
});

const appointmentSchema = group({
  from: time.describe('Start, on the hour or half hour.'),
  to: time.describe('End, on the hour or half hour.'),
  work: text(24).describe('Service; short, because the columns are narrow.'),
});

/** content/pages/about.yaml */
export const aboutSchema = group({
  ...pageFields,
  head: group({
    headline: text(16).describe('Fills the width of the page together with its second part.'),
    accent: accent(16),
    lead: lead(160),
  }),
  book: group({
    day: z.enum(weekdays).describe('Day of the week whose opening hours the rows follow.'),
    caption: text(40).describe('Says that this is an example day.'),
    note: text(160).describe('Below the book.'),
    columns: z
      .array(
        group({ name: text(20).describe('As in content/team.yaml.'), entries: z.array(appointmentSchema) }),
      )
      .min(1)
      .max(4)
      .describe('One to four columns, one for each person, half of them on each page of the book.'),
  }),
  story: group({
    headline: text(30),
    accent: accent(30),
    paragraphs: z.array(text(400)).min(2).max(4).describe('How the salon works and why it is small.'),
  }),
  mission: group({
    headline: text(40).describe('Small, above the mission.'),
    text: text(60).describe('The mission, in large letters.'),
    accent: text(60).describe('Follows it, in copper.'),
    picture: pictureSchema.describe('The room, edge to edge.'),
  }),
  values: group({ headline: text(40), list: exactly(3, point(16, 200), '3 values') }),
  reasons: group({
    headline: text(30),
    accent: accent(30),
    list: z.array(text(80)).min(4).max(6),
    picture: pictureSchema,
  }),
  closing: group({ headline: text(20), accent: accent(20), lead: lead(120, 'Beside the two buttons.') }),
});

const mapSchema = group({
  alt: text(240).meta({ title: 'What the map shows', description: 'For people who cannot see it.' }),
  highway: text(12).describe('The highway to the west.'),
  distance: text(20).describe('Distance from the highway to the streets, because the map is not to scale.'),
  streets: z
    .tuple([text(20), text(20), text(20)])
    .describe('Streets from west to east; the salon is on the last one.'),
  crossStreets: z
    .tuple([text(20), text(20), text(20), text(20)])
    .describe('Streets from north to south; the salon is between the first two.'),
  square: text(24).describe('The block between the last two streets and the last two cross streets.'),
});

/** content/pages/contact.yaml */
export const contactSchema = group({
  ...pageFields,
  write: group({
    headline: text(30),
    accent: accent(30),
    lead: lead(200, 'What to write, and when to call instead.'),
    form: text(30).describe('Heading of the form.'),
  }),
  finding: group({
    headline: text(20),
    accent: accent(20),
    drivingDirections: text(240).describe('Directions for drivers.'),
    picture: pictureSchema.describe('The storefront, beside the directions.'),
    onPaper: text(80).describe('Explains the QR code on the printed page.'),
    map: mapSchema,
  }),
  questions: group({
    headline: text(40),
    list: z
      .array(group({ name: text(50).describe('The question.'), text: text(160).describe('The answer.') }))
      .min(1)
      .max(12)
      .describe('One to twelve questions with their answers.'),
  })
    .exactOptional()
    .meta({ title: 'What people ask', description: 'Walk-ins, payment, parking and the like.' }),
  banner: group({ headline: text(40), text: text(120).describe('Why they should call.') }),
});

const storySchema = group({
  headline: text(30).describe('The hair before.'),
  accent: text(30).describe('The hair after, set in copper.'),
  text: text(400).describe('What is done and why, without reference to a client.'),
  before: pictureSchema,
  after: pictureSchema,
  figures: z
    .array(group({ name: text(30), value: text(60) }))
    .min(1)
    .max(4)
    .describe('Typical figures: visits, time, upkeep.'),
});

const phraseSchema = group({
  text: text(80),
  accent: z.boolean().exactOptional().meta({ title: 'In another color' }),
});

/** content/pages/gallery.yaml */
export const galleryPageSchema = group({
  ...pageFields,
  head: group({ headline: text(30), accent: accent(30), lead: lead(160, 'What the pictures show.') }),
  specialties: group({
    headline: text(30),
    phrases: z.array(phraseSchema).min(3).describe('One sentence in parts, each with its own comma.'),
  }),
  stories: group({
    label: text(30).describe('Small, above the headline.'),
    headline: text(30),
    accent: accent(30),
    note: text(200).describe('Says that the pictures are not of clients and that the figures are typical.'),
    list: z
      .array(storySchema)
      .min(1)
      .max(6)
      .meta({ description: 'One to six stories.', entry: 'a before and after' }),
  }),
  closing: group({ headline: text(30), accent: accent(30), lead: lead(160) }),
});

/** content/pages/tour.yaml */
export const tourPageSchema = group({
  ...pageFields,
  hero: group({
    headline: text(20),
    accent: accent(20),
    lead: lead(160, 'What visitors see when they walk in.'),
    picture: pictureSchema.describe('The room, edge to edge. The headline covers its lower left.'),
  }).meta({ title: 'Top of the page' }),
  closing: group({
    headline: text(40).describe('Before the two buttons at the end.'),
    accent: accent(40),
  }),
});
