import { load } from 'cheerio';

/** What a built page says about itself. */
export interface BuiltPage {
  readonly title: string;
  /** `content` of the meta elements by `name` or `property`; tags of articles come more than once. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly canonical: string | undefined;
  /** URLs of the link elements by `rel`. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** URLs of its pictures, each once, as written. */
  readonly images: readonly string[];
  /** The JSON of its structured data. */
  readonly structured: readonly string[];
}

export function readBuiltPage(html: string): BuiltPage {
  const $ = load(html);
  const attributes = (selector: string) =>
    $(selector)
      .toArray()
      .map((element): Attributes => $(element).attr() ?? {});
  return {
    title: $('title').first().text(),
    meta: group(attributes('meta[content]'), ({ name, property }) => name ?? property, 'content'),
    canonical: $('link[rel=canonical]').attr('href'),
    links: group(attributes('link[href]'), ({ rel }) => rel, 'href'),
    images: [...new Set(attributes('img[src]').map(({ src = '' }) => src))],
    structured: $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => $(script).text()),
  };
}

type Attributes = Record<string, string | undefined>;

/** The values of one attribute, grouped by a key; elements without the key are left out. */
function group(
  elements: readonly Attributes[],
  keyOf: (attributes: Attributes) => string | undefined,
  attribute: string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const attributes of elements) {
    const key = keyOf(attributes);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), attributes[attribute] ?? '']);
  }
  return groups;
}
