import { type Problem } from '../content-error.ts';
import { type Entry } from './entries.ts';

/** No two articles share this many words in a row. */
const ARTICLE_RUN = 12;
/** Two towns or two services share at most this part of their phrases: search engines treat similar pages as copies. */
const MAX_SHARED = 0.2;
const PHRASE = 5;

/** The lowercase sequences of `length` words in a text. */
function phrases(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}

/** Reports articles that repeat a passage of another article. */
export function sharedPassageProblems(articles: readonly Entry[]): Problem[] {
  const firstUses = new Map<string, Entry>();
  return articles.flatMap((article) =>
    article.passages.flatMap(({ line, field, text }) => {
      const repeated = phrases(text, ARTICLE_RUN).find((phrase) => {
        const first = firstUses.get(phrase) ?? article;
        firstUses.set(phrase, first);
        return first !== article;
      });
      if (repeated === undefined) return [];
      const message = `found “${repeated}”, which ${firstUses.get(repeated)?.file ?? ''} has, too; expected no ${ARTICLE_RUN} words in a row of another article`;
      return [{ file: article.file, field, line, message }];
    }),
  );
}

/**
 * Reports entries that say much the same.
 * @param ignored words that do not count as different, such as the names of the towns
 */
export function similarEntryProblems(entries: readonly Entry[], ignored: readonly string[] = []): Problem[] {
  const names = new RegExp(ignored.join('|') || '$^', 'gu');
  const sets = entries.map(
    ({ passages }) => new Set(passages.flatMap(({ text }) => phrases(text.replaceAll(names, ' '), PHRASE))),
  );
  return entries.flatMap((entry, at) =>
    entries.slice(0, at).flatMap((earlier, earlierAt) => {
      const share = sharedPart(sets[at], sets[earlierAt]);
      if (share <= MAX_SHARED) return [];
      const message = `found ${percent(share)} of its phrases in ${earlier.file}:${earlier.line}, expected at most ${percent(MAX_SHARED)}`;
      return [{ file: entry.file, field: '', line: entry.line, message }];
    }),
  );
}

/** The part of the smaller set that the other one has, too: 0 to 1. */
function sharedPart(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const shared = [...one].filter((phrase) => other.has(phrase));
  return shared.length / Math.max(1, Math.min(one.size, other.size));
}

const percent = (part: number) => `${Math.round(part * 100)}%`;
