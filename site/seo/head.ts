export interface HeadInput {
  /** The page's own title, without the salon's name. */
  title: string;
  /** Follows the title; the salon's short name on most pages, the blog's on articles. Empty: the title stands alone. */
  suffix: string;
  description: string;
  /** Path of the page, without a trailing slash: `/about`, and `/` for home. */
  path: string;
  siteUrl: string;
  siteName: string;
  image?: { url: string; width: number; height: number; alt: string } | undefined;
  keywords?: readonly string[] | undefined;
  article?: { author: string; published: string; tags: readonly string[] } | undefined;
  /** For pages that must not be found, like the not-found page: no canonical link either. */
  hidden?: boolean | undefined;
}

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> };

/** Everything in a page's head that depends on the page, in order. */
export function headTags(input: HeadInput): HeadTag[] {
  const { description, siteUrl, siteName, image, keywords, article, hidden } = input;
  const title = input.suffix ? `${input.title} | ${input.suffix}` : input.title;
  const url = `${siteUrl}${input.path === '/' ? '/' : input.path}`;
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });

  const tags: HeadTag[] = [{ tag: 'title', text: title }, meta('description', description)];
  if (hidden) return [...tags, meta('robots', 'noindex')];

  tags.push({ tag: 'link', attributes: { rel: 'canonical', href: url } });
  if (keywords) tags.push(meta('keywords', keywords.join(', ')));
  if (article) tags.push(meta('author', article.author));
  tags.push(
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', siteName),
    property('og:title', input.title),
    property('og:description', description),
    property('og:url', url),
    meta('twitter:card', 'summary_large_image'),
  );
  if (image) {
    tags.push(
      property('og:image', new URL(image.url, siteUrl).href),
      property('og:image:width', String(image.width)),
      property('og:image:height', String(image.height)),
      property('og:image:alt', image.alt),
    );
  }
  if (article) {
    tags.push(
      property('article:author', article.author),
      property('article:published_time', article.published),
    );
    tags.push(...article.tags.map((tag) => property('article:tag', tag)));
  }
  return tags;
}
