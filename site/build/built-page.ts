import { takeOut } from './take-out.ts';

/** What a built page says of itself: read from its HTML, which Astro writes with every attribute in quotes or bare. */
export interface BuiltPage {
  readonly title: string;
  /** `content` of the meta elements by `name` or `property`; tags of articles come more than once. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly canonical: string | undefined;
  /** Addresses of the links in the head by `rel`. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** Addresses of its pictures, each once, as written. */
  readonly images: readonly string[];
  /** The JSON of its structured data. */
  readonly structured: readonly string[];
}

const ATTRIBUTE = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a page. What stands in scripts and styles is no markup. */
export function readBuiltPage(html: string): BuiltPage {
  const structured: string[] = [];
  const markup = takeOut(html, ['script', 'style'], ({ attributes, text }) => {
    if (attributes === ' type="application/ld+json"') structured.push(text);
  });
  const metas = elements(markup, 'meta').flatMap(({ name, property, content }) => {
    const key = name ?? property;
    return key === undefined ? [] : [[key, content ?? ''] as const];
  });
  const links = elements(markup, 'link').map(({ rel = '', href = '' }) => [rel, href] as const);
  const byRel = grouped(links);
  return {
    title: decode(/<title>([\s\S]*?)<\/title>/u.exec(markup)?.[1] ?? ''),
    meta: grouped(metas),
    canonical: byRel.get('canonical')?.[0],
    links: byRel,
    images: [...new Set(elements(markup, 'img').flatMap(({ src }) => (src === undefined ? [] : [src])))],
    structured,
  };
}

function elements(html: string, name: string): Partial<Record<string, string>>[] {
  const found = html.matchAll(new RegExp(`<${name}\\s([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>`, 'gu'));
  return [...found].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => [
        key,
        decode(double ?? single ?? bare ?? ''),
      ]),
    ),
  );
}

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [key, value] of pairs) map.set(key, [...(map.get(key) ?? []), value]);
  return map;
}

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );
}
