import { load } from 'cheerio';

/** Content of both feeds. All URLs are absolute and have no trailing slash. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** URL of the page that the feed belongs to. */
  readonly home: string;
  readonly rss: string;
  readonly json: string;
  readonly publisher: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The whole text as HTML without classes and relative URLs. */
  readonly html: string;
  readonly author: string;
  /** RFC 3339. */
  readonly published: string;
  readonly tags: readonly string[];
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
}

/** Attributes for our own styles and scripts. */
const OWN_ATTRIBUTE = /^(?:class|tabindex|role|target|rel|data-.*)$/u;

/** HTML that can be shown anywhere: URLs made absolute, attributes for our own styles and scripts removed. */
export function portableHtml(html: string, page: string): string {
  const $ = load(html, undefined, false);
  const absolute = (_: number, url: string) =>
    /^[a-z]+:/u.test(url) ? url : new URL(url, page).href.replace(/\/$/u, '');
  $('[href]').attr('href', absolute);
  $('[src]').attr('src', absolute);
  $('*').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {}))
      if (OWN_ATTRIBUTE.test(name)) $(element).removeAttr(name);
  });
  return $.html();
}
