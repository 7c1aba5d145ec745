import { takeOut } from '../take-out.ts';
import { byText } from './by-text.ts';

/** What a page, or a script that it may run, can ever have: what a rule for anything else is no use to. */
export interface Alive {
  /** Names of elements, classes and ids that stand in its HTML. */
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Every word of its scripts: whatever they set or add is named there. */
  readonly words: Pick<ReadonlySet<string>, 'has'>;
}

/** A tag with its attributes. Each stretch between quotes is one step, or a page would take twice as long. */
const TAG = /<[a-z][^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/giu;
const NAME = /^<([\w-]+)/u;
const CLASS = /\sclass=(?:"([^"]*)"|'([^']*)')/u;
const ID = /\sid=(?:"([^"]*)"|'([^']*)')/u;

/**
 * @param html a built page
 * @param scripts the text of every script file that it may ever load
 */
export function alive(html: string, scripts: readonly string[]): Alive {
  const inline: string[] = [];
  const markup = takeOut(html, ['script', 'style'], ({ name, attributes, text }) => {
    // What a page tells search engines is in a script element too, but nothing that runs.
    if (name === 'script' && !attributes.includes('application/ld+json')) inline.push(text);
  });
  const elements = new Set(['html', 'body']);
  const classes = new Set<string>();
  const ids = new Set<string>();
  const add = (found: Set<string>, value: RegExpExecArray | null) => {
    for (const name of (value?.[1] ?? value?.[2])?.split(/\s+/u) ?? []) found.add(name);
  };
  for (const tag of markup.match(TAG) ?? []) {
    elements.add(NAME.exec(tag)?.[1]?.toLowerCase() ?? '');
    add(classes, CLASS.exec(tag));
    add(ids, ID.exec(tag));
  }
  const words = [...inline, ...scripts].map(wordsOf);
  return { elements, classes, ids, words: { has: (word) => words.some((some) => some.has(word)) } };
}

/** The same scripts stand in page after page. */
const wordsOf = byText((script: string): ReadonlySet<string> => new Set(script.match(/[\w-]+/gu)));

/**
 * Whether a selector may ever match. In doubt it may: states, attributes and what stands in brackets after a colon
 * (`:not(…)`, `:has(…)`) are not looked at.
 */
export function mayMatch(selector: string, { elements, classes, ids, words }: Alive): boolean {
  const names = namesIn(selector);
  const all = (some: readonly string[], found: ReadonlySet<string>) =>
    some.every((name) => found.has(name) || words.has(name));
  return all(names.classes, classes) && all(names.ids, ids) && all(names.elements, elements);
}

/** Every page is asked about the same selectors. */
const namesIn = byText((selector: string) => {
  const bare = plain(selector);
  const named = (pattern: RegExp) => [...bare.matchAll(pattern)].map(([, name = '']) => name);
  return {
    classes: named(/\.([\w-]+)/gu),
    ids: named(/#([\w-]+)/gu),
    elements: named(/(?:^|[\s>+~])([a-z][\w-]*)/giu),
  };
});

/** The selector without attributes and pseudo-classes and -elements, with all that they hold. */
function plain(selector: string): string {
  let bare = selector.replaceAll(/\[[^\]]*\]/gu, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/:{1,2}[\w-]+(?:\([^()]*\))?|\([^()]*\)/gu, '');
  }
  return bare;
}
