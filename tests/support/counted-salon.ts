/**
 * The fixture salon with as few, or as many and as long, entries as the schemas allow, wherever their number is the owner's
 * choice.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parse, stringify } from 'yaml';
import { type z } from 'zod';

import { today } from '../../site/content/dates.ts';
import { careersSchema } from '../../site/content/schemas/careers.ts';
import { aboutSchema } from '../../site/content/schemas/pages/about.ts';
import { galleryPageSchema } from '../../site/content/schemas/pages/gallery.ts';
import { salonSchema } from '../../site/content/schemas/salon.ts';
import { serviceSchema } from '../../site/content/schemas/services.ts';
import { teamSchema } from '../../site/content/schemas/team.ts';
import { testimonialsSchema } from '../../site/content/schemas/testimonials.ts';
import { tourSchema } from '../../site/content/schemas/tour.ts';
import { buildReason, clearBuildRecord, fingerprint, recordBuild } from '../../tools/build-state.ts';
import { FIXTURE } from './fixture-salon.ts';
import { usePlainCards } from './generated-project.ts';
import { buildProject, copyProject, linkPictures, PROJECT } from './project-copy.ts';

export type Counts = 'fewest' | 'most';

/** Builds the site unless that was done for the same sources. Returns the folder of the built site. */
export async function buildCountedSalon(counts: Counts): Promise<string> {
  const root = path.join(PROJECT, '.cache/counts', counts);
  await copyProject(root, 'tests/fixture/content');
  await usePlainCards(root);
  await linkPictures(root, FIXTURE);
  await CHANGES[counts](editor(path.join(root, 'content')));
  if (buildReason(root) !== undefined) {
    const sources = fingerprint(root);
    clearBuildRecord(root);
    await buildProject(root);
    recordBuild(sources, root);
  }
  return path.join(root, 'dist');
}

type Edit = ReturnType<typeof editor>;

/** Changes the data of content files. The schema gives its type. */
function editor(content: string) {
  return async <S extends z.ZodType>(
    name: string,
    _schema: S,
    change: (data: z.input<S>) => z.input<S>,
  ): Promise<void> => {
    const file = path.join(content, name);
    await writeFile(file, stringify(change(parse(await readFile(file, 'utf8')) as z.input<S>)));
  };
}

const CHANGES: Record<Counts, (edit: Edit) => Promise<void>> = { fewest, most };

async function fewest(edit: Edit): Promise<void> {
  await edit('team.yaml', teamSchema, (team) => team.slice(0, 1));
  await edit('careers.yaml', careersSchema, (careers) => ({
    ...careers,
    perks: careers.perks.slice(0, 1),
    benefits: careers.benefits.slice(0, 1),
    jobs: [],
  }));
  await edit('testimonials.yaml', testimonialsSchema, (reviews) =>
    reviews.map((review) => ({ ...review, review: 'Good.' })),
  );
  await edit('tour.yaml', tourSchema, (tour) => ({ ...tour, photos: tour.photos.slice(0, 9) }));
  await edit('salon.yaml', salonSchema, (salon) => ({
    ...salon,
    holidays: [],
    hours: salon.hours.slice(1, 2),
    social: salon.social.slice(0, 1),
  }));
  await edit('pages/about.yaml', aboutSchema, (about) => ({
    ...about,
    book: { ...about.book, columns: about.book.columns.slice(0, 1) },
  }));
  await edit('pages/gallery.yaml', galleryPageSchema, (gallery) => ({
    ...gallery,
    stories: { ...gallery.stories, list: gallery.stories.list.slice(0, 1) },
  }));
  await edit('services/coloring-treatments.yaml', serviceSchema, (service) => ({
    ...service,
    ...(service.blurbs && { blurbs: service.blurbs.slice(0, 1) }),
    ...(service.reasons && { reasons: { ...service.reasons, list: service.reasons.list.slice(0, 1) } }),
    ...(service.process && { process: { ...service.process, steps: service.process.steps.slice(0, 2) } }),
  }));
  await edit('services/mens-haircuts.yaml', serviceSchema, (service) => ({
    ...service,
    from: 40,
    ...(service.prices && {
      prices: { ...service.prices, lines: [{ name: 'Cut', price: 40, covers: 'All of it.' }] },
    }),
  }));
}

async function most(edit: Edit): Promise<void> {
  await edit('team.yaml', teamSchema, (team) => [
    ...team.slice(0, 6),
    ...range(2, (at) => ({ name: `Wilhelmina Ann ${at}`, role: words(40), note: words(160) })),
  ]);
  await edit('careers.yaml', careersSchema, (careers) => ({
    ...careers,
    perks: range(8, (at) => ({ name: words(40, at), text: words(160) })),
    benefits: range(12, (at) => words(60, at)),
    jobs: range(6, (at) => ({
      slug: `job-${at}`,
      title: words(40, at),
      type: words(60),
      requirements: range(8, (line) => words(60, line)),
      offers: range(8, (line) => words(60, line)),
    })),
  }));
  await edit('testimonials.yaml', testimonialsSchema, (reviews) =>
    reviews.map((review) => ({ ...review, review: words(600) })),
  );
  await edit('tour.yaml', tourSchema, (tour) => ({
    ...tour,
    photos: range(20, (at) => ({
      photo: 'room',
      alt: words(100, at),
      title: words(30, at),
      caption: words(90),
    })),
  }));
  await edit('salon.yaml', salonSchema, (salon) => ({
    ...salon,
    holidays: range(14, (at) => ({ date: daysFromNow(at), name: words(40, at) })),
    advantages: range(4, (at) => words(60, at)),
  }));
  await edit('pages/about.yaml', aboutSchema, (about) => ({
    ...about,
    story: { ...about.story, paragraphs: range(4, () => words(400)) },
    reasons: { ...about.reasons, list: range(6, (at) => words(80, at)) },
  }));
  await edit('pages/gallery.yaml', galleryPageSchema, (gallery) => ({
    ...gallery,
    stories: {
      ...gallery.stories,
      list: range(6, (at) => ({
        headline: words(30, at),
        accent: words(30),
        text: words(400),
        before: { photo: 'before', alt: words(60, at) },
        after: { photo: 'after', alt: words(70, at) },
        figures: range(4, (line) => ({ name: words(30, line), value: words(60) })),
      })),
    },
  }));
  await edit('services/coloring-treatments.yaml', serviceSchema, (service) => ({
    ...service,
    blurbs: range(6, (at) => ({
      name: words(40, at),
      text: words(240),
      picture: { photo: 'waves', alt: 'Copper waves' },
    })),
    ...(service.reasons && { reasons: { ...service.reasons, list: range(6, (at) => words(160, at)) } }),
    ...(service.process && {
      process: { ...service.process, steps: range(6, (at) => ({ name: words(40, at), text: words(240) })) },
    }),
  }));
  await edit('services/mens-haircuts.yaml', serviceSchema, (service) => ({
    ...service,
    from: 1180,
    ...(service.prices && {
      prices: {
        ...service.prices,
        lines: range(20, (at) => ({ name: words(40, at), price: 1180, covers: words(100) })),
      },
    }),
  }));
}

/** A text of at most this length. Those that must differ begin with a number. */
function words(length: number, number?: number): string {
  const phrase =
    'A haircut with a conditioning treatment that lasts until the second Thursday in September. ';
  const begin = number === undefined ? '' : `${number} `;
  return (begin + phrase.repeat(Math.ceil(length / phrase.length))).slice(0, length).trim();
}

function range<T>(count: number, entry: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => entry(at));
}

/** A date in the time zone of the fixture salon. */
function daysFromNow(days: number): string {
  return today('America/Denver', new Date(Date.now() + days * 86_400_000));
}
