/** Makes the files of the search index out of articles. Runs in the build alone. */
import { createHash } from 'node:crypto';

import { type ArticlePart, type Entry, type Shard, type Vocabulary } from './parts.ts';
import { rarity } from './rarity.ts';
import { stemOf, stemsOf } from './words.ts';

/** An article, newest first in their list, with what is searched besides its text. */
export interface IndexedArticle extends ArticlePart {
  readonly description: string;
  readonly tags: readonly string[];
}

/** How much a word counts by where it stands. */
const WEIGHT = { title: 10, tags: 6, description: 4, heading: 4, text: 1 } as const;

/** Okapi BM25 (Robertson and Zaragoza, “The Probabilistic Relevance Framework”, 2009): its two customary constants. */
const [K1, B] = [1.2, 0.75];

/** A word keeps its best articles only, so that no part grows with the number of articles. */
const BEST = 300;
/** Characters of a shard before compression; a longer one is divided. */
const SHARD = 30_000;
/** Words of the vocabulary: rarer ones can be found, but not guessed. */
const VOCABULARY = 8000;

/** All parts by their paths below /search/, without .json. */
export function buildIndex(
  articles: readonly IndexedArticle[],
  tries: readonly string[],
): Map<string, unknown> {
  const postings = score(articles.map(countWords));
  const shards = divide(postings);
  const vocabulary: Vocabulary = [...postings]
    .filter(([word]) => /^\p{L}{4,}$/u.test(word))
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, VOCABULARY)
    .map(([word]) => word)
    .sort();
  const parts = new Map<string, unknown>([
    ...shards.map((shard, at): [string, Shard] => [`words-${at}`, Object.fromEntries(shard)]),
    ['vocabulary', vocabulary],
    ...articles.map(({ href, title, date, readingTime, sections }, at): [string, ArticlePart] => [
      `article-${at}`,
      { href, title, date, readingTime, sections },
    ]),
  ]);
  const version = createHash('sha256')
    .update(JSON.stringify([...parts]))
    .digest('hex')
    .slice(0, 10);
  const entry: Entry = {
    version,
    articles: articles.length,
    shards: shards.map((shard, at) => (at === 0 ? '' : (shard[0]?.[0] ?? ''))),
    tries,
  };
  return new Map([
    ['index', entry],
    ...[...parts].map(([name, part]): [string, unknown] => [`${version}/${name}`, part]),
  ]);
}

/** The same words come in all the articles. */
const stems = new Map<string, string>();

function knownStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  stems.set(word, stem);
  return stem;
}

/** Each word of an article with its weighted count. */
function countWords({ title, description, tags, sections }: IndexedArticle): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const stem of stemsOf(text, knownStem)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  count(title, WEIGHT.title);
  count(description, WEIGHT.description);
  for (const tag of tags) count(tag, WEIGHT.tags);
  for (const { heading, text } of sections) {
    count(heading, WEIGHT.heading);
    count(text, WEIGHT.text);
  }
  return counts;
}

/** Word → its best articles and their scores, scores worked out here so that the browser only adds them up. */
function score(counts: readonly ReadonlyMap<string, number>[]): [string, number[]][] {
  const lengths = counts.map((words) => [...words.values()].reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, counts.length);
  const found = new Map<string, [article: number, count: number][]>();
  counts.forEach((words, article) => {
    for (const [word, count] of words) {
      const list = found.get(word);
      if (list) list.push([article, count]);
      else found.set(word, [[article, count]]);
    }
  });
  return [...found].map(([word, list]) => {
    const worth = 100 * rarity(list.length, counts.length);
    const scored = list.map(([article, count]): [number, number] => {
      const length = (lengths[article] ?? 0) / average;
      const weight = (count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
      return [article, Math.max(1, Math.round(worth * weight))];
    });
    return [
      word,
      scored
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .slice(0, BEST)
        .flat(),
    ];
  });
}

/** The words alphabetically, cut into pieces of about the same size. */
function divide(postings: readonly [string, number[]][]): [string, number[]][][] {
  const shards: [string, number[]][][] = [[]];
  let size = 0;
  for (const entry of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const length = JSON.stringify(entry).length;
    if (size + length > SHARD && size > 0) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(entry);
    size += length;
  }
  return shards;
}
