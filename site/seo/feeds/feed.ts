import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

import { serialize } from '../../content/markdown/rendered-text.ts';

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

/** Properties for our own styles and scripts. */
const OWN = /^(?:className|tabIndex|role|target|rel|data.*)$/u;

/** Characters that XML cannot have, not even escaped. Source: XML 1.0, "Characters". */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** HTML that can be shown anywhere: URLs made absolute, attributes for our own styles and scripts removed. */
export function portableHtml(tree: Root, page: string): string {
  visit(tree, 'element', (element) => {
    const kept = Object.entries(element.properties).filter(([name]) => !OWN.test(name));
    element.properties = Object.fromEntries(
      kept.map(([name, value]) =>
        typeof value === 'string' && (name === 'href' || name === 'src')
          ? [name, absolute(value, page)]
          : [name, value],
      ),
    );
  });
  return serialize(tree).replaceAll(NO_XML, '');
}

function absolute(url: string, page: string): string {
  return /^[a-z]+:/u.test(url) ? url : new URL(url, page).href.replace(/\/$/u, '');
}
