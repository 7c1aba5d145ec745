import { serviceFiles } from '../../content/service-files.ts';
import { type ContentDates } from './content-dates.ts';

/** Dates written in the content itself. */
export interface StatedDates {
  /** Slug of an article → its date. */
  articles: ReadonlyMap<string, string>;
  /** Route of a legal page → the date of its last change. */
  legal: ReadonlyMap<string, string>;
}

/** The content files of each page. The first matching route counts. */
const SOURCES: readonly [route: RegExp, files: readonly string[]][] = [
  [/^\/$/u, ['pages/home.yaml', 'testimonials.yaml']],
  [/^\/about$/u, ['pages/about.yaml', 'team.yaml']],
  [/^\/contact$/u, ['pages/contact.yaml', 'salon.yaml']],
  [/^\/gallery$/u, ['pages/gallery.yaml', 'gallery.yaml']],
  [/^\/view-our-salon$/u, ['pages/tour.yaml', 'tour.yaml']],
  [/^\/careers$/u, ['pages/careers.yaml', 'careers.yaml']],
  [/^\/locations\//u, ['pages/locations.yaml', 'towns.yaml']],
];

/**
 * The last change of a page's content. Articles and legal texts state it; the blog list has the date of its newest
 * article; other pages have the last commit of their files. Undefined if unknown, because search engines ignore dates
 * of sites where they are wrong (Google Search Central, "Build and submit a sitemap").
 */
export function lastModified(route: string, days: StatedDates, dates: ContentDates): string | undefined {
  const legal = days.legal.get(route);
  if (legal !== undefined) return legal;
  if (route === '/blog') return [...days.articles.values()].sort().at(-1);
  if (route.startsWith('/blog/')) return days.articles.get(route.slice('/blog/'.length));
  const times = sources(route).map((file) => dates.get(file));
  if (times.some((time) => time === undefined)) return undefined;
  return times
    .filter((time) => time !== undefined)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}

/** Paths of a page's content files from the project root. */
function sources(route: string): string[] {
  if (route.startsWith('/services/')) return [`content${route}.yaml`];
  const files = SOURCES.find(([pattern]) => pattern.test(route))?.[1] ?? [];
  // The home page shows all services.
  return [...files.map((file) => `content/${file}`), ...(route === '/' ? serviceFiles() : [])];
}
