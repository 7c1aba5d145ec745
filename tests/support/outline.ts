/**
 * A summary of a page's accessibility tree: roles, names, states and nesting. Leaves out text, facts, dates, alternative
 * texts, and titles and tags of articles, so that it does not depend on the owner's content.
 */
import { type Locator } from 'playwright-core';

import { builtPages } from './built-pages.ts';

interface Entry {
  /** Role, name and states, as in `button "All Posts" [pressed]`. */
  head: string;
  children: Entry[];
}

/** Roles named by their content. */
const NAMED_BY_CONTENT = /^(?:row|cell|rowheader|time|code)\b.*/u;

/**
 * The outline of a part of a page as a list in YAML.
 *
 * @param titles of articles, and the names of their tags
 */
export async function outline(part: Locator, titles: readonly string[]): Promise<string> {
  const read = parse(await part.ariaSnapshot(), titles);
  return `${write(read).join('\n')}\n`;
}

/** Titles and tag labels of the built articles. */
export function articleNames(dist: string): string[] {
  const articles = [...builtPages(dist)].filter(([route]) => route.startsWith('/blog/'));
  return [
    ...new Set(
      articles.flatMap(([, { meta }]) => [
        ...(meta.get('og:title') ?? []),
        ...(meta.get('article:tag') ?? []),
      ]),
    ),
  ];
}

/** The parts of an article's outline before and after its text, equal in all articles. */
export function frameOf(article: string): string[] {
  const lines = article.split('\n');
  const tags = lines.findIndex((line) => line.includes('list "Tags"'));
  const end = lines.findIndex((line) => line.includes('button "Copy link"'));
  const after = lines.findIndex((line) => line.includes('navigation "Previous and next article"'));
  return [...lines.slice(0, tags + 1), ...lines.slice(end, after + 1)];
}

function parse(snapshot: string, titles: readonly string[]): Entry[] {
  const pictures = [...snapshot.matchAll(/- img ("(?:\\.|[^"\\])*")/gu)].map(([, name = '']) => name);
  const root: Entry = { head: '', children: [] };
  const open: Entry[] = [root];
  for (const line of snapshot.split('\n')) {
    const [, indent = '', text = ''] = /^( *)- (.*)$/u.exec(line) ?? [];
    const named = headOf(text, titles).replace(/^figure ".*"/u, 'figure "(caption)"');
    const head = pictures.reduce((short, name) => short.replace(name, '"(description)"'), named);
    // Properties, such as a link's URL, and text between elements.
    if (head === '' || head.startsWith('/') || head === 'text') continue;
    const entry: Entry = { head, children: [] };
    const depth = indent.length / 2;
    open[depth]?.children.push(entry);
    open.length = depth + 1;
    open.push(entry);
  }
  return root.children;
}

/** Role, name and states of a line, without its text. */
function headOf(text: string, titles: readonly string[]): string {
  const plain = /^'(.*)'(:.*)?$/su.exec(text)?.[1]?.replaceAll("''", "'") ?? text;
  const head = /^[\w/]+(?: "(?:\\.|[^"\\])*")?(?: \[[^\]]*\])*/u.exec(plain)?.[0] ?? '';
  const withoutFacts = head
    .replace(NAMED_BY_CONTENT, (whole) => /^\w+/u.exec(whole)?.[0] ?? '')
    .replaceAll(/\(\d{3}\) \d{3}-\d{4}/gu, '(phone)')
    .replaceAll(/\S+@[\w.]+\w/gu, '(mail)');
  return titles.reduce((named, title) => named.replace(`"${title}"`, '"(title)"').replace(`: ${title}"`, ': (title)"'), withoutFacts); // prettier-ignore
}

function write(entries: readonly Entry[], indent = ''): string[] {
  // Article cards have the same structure: keep the first.
  const kept = entries.filter(({ head }, at) => head !== 'article' || entries[at - 1]?.head !== 'article');
  const blocks = kept.map(({ head, children }) => {
    const inside = write(children, `${indent}  `);
    return [`${indent}- ${head}${inside.length > 0 ? ':' : ''}`, ...inside].join('\n');
  });
  return collapseRepeats(collapseRepeats(blocks, 1), 2);
}

/** Keeps one of each run of equal groups of `size` blocks. */
function collapseRepeats(blocks: readonly string[], size: number): string[] {
  const kept: string[] = [];
  for (let at = 0; at < blocks.length;) {
    const next = blocks.slice(at, at + size);
    const same = next.length === size && next.join('\n') === kept.slice(-size).join('\n');
    if (!same) kept.push(...next.slice(0, 1));
    at += same ? size : 1;
  }
  return kept;
}
