export interface SitemapEntry {
  /** Absolute address of the page. */
  url: string;
  /** A day or a moment in ISO 8601; left out where nobody knows. */
  lastModified?: string | undefined;
  /** Absolute addresses of the pictures on the page. */
  images: readonly string[];
}

interface Limits {
  urls: number;
  /** Before compression. */
  bytes: number;
}

/** Source: sitemaps.org/protocol, and Google Search Central, "Image sitemaps", for the pictures of a page. */
const LIMITS: Limits = { urls: 50_000, bytes: 50 * 1024 * 1024 };
const IMAGES_OF_A_PAGE = 1000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SET = [
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
  '</urlset>\n',
] as const;
const INDEX = [
  '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
  '</sitemapindex>\n',
] as const;

/**
 * The sitemap, by file name: `sitemap.xml` alone while everything fits into one, else an index of that name over
 * `sitemap-1.xml` and so on.
 */
export function sitemaps(
  entries: readonly SitemapEntry[],
  origin: string,
  limits = LIMITS,
): Map<string, string> {
  const parts = split(entries, limits);
  if (parts.length <= 1) return new Map([['sitemap.xml', wrap(SET, entries.map(urlElement))]]);
  const files = parts.map((part, at) => ({ name: `sitemap-${at + 1}.xml`, part }));
  const index = files.map(
    ({ name, part }) =>
      `<sitemap><loc>${escape(`${origin}/${name}`)}</loc>${lastmod(newest(part))}</sitemap>\n`,
  );
  return new Map([
    ['sitemap.xml', wrap(INDEX, index)],
    ...files.map(({ name, part }) => [name, wrap(SET, part.map(urlElement))] as const),
  ]);
}

/** As many entries to a file as fit. */
function split(entries: readonly SitemapEntry[], { urls, bytes }: Limits): SitemapEntry[][] {
  const frame = Buffer.byteLength(HEAD + SET.join(''));
  const parts: SitemapEntry[][] = [];
  let size = 0;
  for (const entry of entries) {
    const more = Buffer.byteLength(urlElement(entry));
    const last = parts.at(-1);
    if (last && last.length < urls && size + more <= bytes) {
      last.push(entry);
      size += more;
    } else {
      parts.push([entry]);
      size = frame + more;
    }
  }
  return parts;
}

function urlElement({ url, lastModified, images }: SitemapEntry): string {
  const pictures = images
    .slice(0, IMAGES_OF_A_PAGE)
    .map((image) => `<image:image><image:loc>${escape(image)}</image:loc></image:image>`);
  return `<url><loc>${escape(url)}</loc>${lastmod(lastModified)}${pictures.join('')}</url>\n`;
}

function lastmod(time: string | undefined): string {
  return time === undefined ? '' : `<lastmod>${time}</lastmod>`;
}

function newest(entries: readonly SitemapEntry[]): string | undefined {
  return entries
    .flatMap(({ lastModified }) => lastModified ?? [])
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}

function wrap([open, close]: readonly [string, string], elements: readonly string[]): string {
  return `${HEAD}${open}${elements.join('')}${close}`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
