import { type ContentDates } from './content-dates.ts';

/** Days that the content itself names. */
export interface NamedDays {
  /** Slug of an article → its day. */
  articles: ReadonlyMap<string, string>;
  /** Route of a legal page → the day of its last change, as it says. */
  legal: ReadonlyMap<string, string>;
}

/** What the words of a page are made of, besides its own file; a route by its beginning. */
const SOURCES: readonly [route: RegExp, files: readonly string[]][] = [
  [/^\/$/u, ['pages/home.yaml', 'services.yaml', 'testimonials.yaml']],
  [/^\/about$/u, ['pages/about.yaml', 'team.yaml']],
  [/^\/contact$/u, ['pages/contact.yaml', 'salon.yaml']],
  [/^\/gallery$/u, ['pages/gallery.yaml', 'gallery.yaml']],
  [/^\/view-our-salon$/u, ['pages/tour.yaml', 'tour.yaml']],
  [/^\/careers$/u, ['pages/careers.yaml', 'careers.yaml']],
  [/^\/services\/coloring-treatments$/u, ['pages/coloring.yaml', 'color.yaml']],
  [/^\/services\//u, ['pages/soon.yaml', 'services.yaml']],
  [/^\/locations\//u, ['pages/locations.yaml', 'towns.yaml']],
];

/**
 * When the words of a page last changed. Articles and legal texts say it themselves; the blog's list is as new as its
 * newest article; of the others git knows when their files were changed. Undefined where nobody knows: search engines
 * believe in dates as long as they are true (Google Search Central, "Build and submit a sitemap").
 */
export function lastModified(route: string, days: NamedDays, dates: ContentDates): string | undefined {
  const legal = days.legal.get(route);
  if (legal !== undefined) return legal;
  if (route === '/blog') return [...days.articles.values()].sort().at(-1);
  if (route.startsWith('/blog/')) return days.articles.get(route.slice('/blog/'.length));
  const files = SOURCES.find(([pattern]) => pattern.test(route))?.[1] ?? [];
  const times = files.map((file) => dates.get(`content/${file}`));
  if (times.some((time) => time === undefined)) return undefined;
  return times
    .filter((time) => time !== undefined)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}
