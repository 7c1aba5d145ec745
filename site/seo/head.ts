import { pageTitle } from './page-title.ts';

export interface HeadInput {
  /** The page's own title, without the salon's name. */
  title: string;
  /** Follows the title instead of the salon's name: the blog's name on articles. */
  suffix?: string | undefined;
  description: string;
  /** Path of the page, without a trailing slash: `/about`, and `/` for home. */
  path: string;
  siteUrl: string;
  siteName: string;
  /** The salon's short name. */
  shortName: string;
  image?: { url: string; width: number; height: number; alt: string } | undefined;
  keywords?: readonly string[] | undefined;
  /** `published` in ISO 8601, with the time zone. */
  article?: { author: string; published: string; tags: readonly string[] } | undefined;
  /** Excludes the page from search engines: no canonical link, no sharing tags. */
  noindex?: boolean | undefined;
}

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> };

/** Background of the light and the dark palette (site/styles/tokens.css), for the browser's own interface. */
export const THEME_COLOR = { light: '#f1f3ea', dark: '#191411' } as const;

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

/** The tags of a page's head for browsers, search engines and other sites, in order. */
export function headTags(input: HeadInput): HeadTag[] {
  const { description, path, siteUrl, keywords, article, noindex } = input;
  const first: HeadTag[] = [
    { tag: 'title', text: pageTitle(input) },
    meta('description', description),
    ...icons(),
  ];
  if (noindex) return [...first, meta('robots', 'noindex')];
  return [
    ...first,
    // By default Google shows a small picture (Search Central, "Robots meta tag specifications").
    meta('robots', 'max-image-preview:large'),
    link('canonical', `${siteUrl}${path}`),
    ...(keywords ? [meta('keywords', keywords.join(', '))] : []),
    ...(article ? [meta('author', article.author)] : []),
    ...socialTags(input),
  ];
}

/** Browsers find /favicon.ico by themselves. Sources: the minimal sets of RealFaviconGenerator and Evil Martians. */
function icons(): HeadTag[] {
  return [
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/site.webmanifest'),
    ...(['light', 'dark'] as const).map((scheme): HeadTag => ({
      tag: 'meta',
      attributes: {
        name: 'theme-color',
        content: THEME_COLOR[scheme],
        media: `(prefers-color-scheme: ${scheme})`,
      },
    })),
  ];
}

/** Tags for link previews. X falls back to Open Graph. Source: ogp.me. */
function socialTags({ title, description, path, siteUrl, siteName, image, article }: HeadInput): HeadTag[] {
  const picture = image && [
    property('og:image', new URL(image.url, siteUrl).href),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
  ];
  const about = article && [
    property('article:author', article.author),
    property('article:published_time', article.published),
    ...article.tags.map((tag) => property('article:tag', tag)),
  ];
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', siteName),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${siteUrl}${path}`),
    meta('twitter:card', 'summary_large_image'),
    ...(picture ?? []),
    ...(about ?? []),
  ];
}
