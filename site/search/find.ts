import { nearest } from './near.ts';
import { type Entry, type Shard, type Vocabulary } from './parts.ts';
import { rarity } from './rarity.ts';
import { termsOf } from './words.ts';

/** Where the parts come from: `get('words-0')`. Each is fetched once. */
export interface Parts {
  readonly entry: Entry;
  readonly get: (name: string) => Promise<unknown>;
}

export interface Found {
  /** Numbers of the articles, best first. */
  readonly articles: readonly number[];
  /** Every stem that answers the question, to be marked. */
  readonly stems: ReadonlySet<string>;
  /** Words that are in no article, and what was looked for instead. */
  readonly corrected: readonly { readonly typed: string; readonly meant: string }[];
  /** Whether every article has all words of the question; if not, each has as many as any has. */
  readonly whole: boolean;
}

/** What a word that only begins like the one asked for is worth. */
const BEGINNING = 0.3;
/** From so many letters on, a word finds those that it begins. */
const PREFIX = 3;
/** A word that is there finds its own forms, wash and washing, but not waterfall for water. */
const FORM = 3;

interface Match {
  scores: Map<number, number>;
  stems: string[];
  meant?: string;
}

/** Answers a question from as few parts as it takes: a shard or two a word, and the vocabulary for a word in none. */
export async function find(question: string, parts: Parts): Promise<Found> {
  const terms = termsOf(question);
  const matches = await Promise.all(terms.map((term) => matchOrGuess(term, parts)));
  const hits = new Map<number, { words: number; score: number }>();
  for (const { scores } of matches)
    for (const [article, score] of scores) {
      const hit = hits.get(article) ?? { words: 0, score: 0 };
      hits.set(article, { words: hit.words + 1, score: hit.score + score });
    }
  const most = Math.max(0, ...[...hits.values()].map(({ words }) => words));
  return {
    articles: [...hits]
      .filter(([, { words }]) => words === most)
      .sort(([a, one], [b, other]) => other.score - one.score || a - b)
      .map(([article]) => article),
    stems: new Set(matches.flatMap(({ stems }) => stems)),
    corrected: matches.flatMap(({ meant }, at) => (meant ? [{ typed: terms[at] ?? '', meant }] : [])),
    whole: most === terms.length,
  };
}

async function matchOrGuess(term: string, parts: Parts): Promise<Match> {
  const match = await matchWord(term, parts);
  if (match.scores.size > 0) return match;
  const guesses = nearest(term, (await parts.get('vocabulary')) as Vocabulary);
  const guessed = await Promise.all(guesses.map((meant) => matchWord(meant, parts)));
  // Equally near: the word that is in more articles is the likelier one.
  let best = -1;
  guessed.forEach(({ scores }, at) => {
    if (scores.size > (guessed[best]?.scores.size ?? 0)) best = at;
  });
  const meant = guesses[best];
  return meant === undefined ? match : { ...(guessed[best] ?? match), meant };
}

async function matchWord(term: string, { entry, get }: Parts): Promise<Match> {
  const last = `${term}\uffff`;
  const at = (word: string) => entry.shards.findLastIndex((first) => first <= word);
  // Words with one beginning may run over into the next shard, and only a very short beginning further than that.
  const numbers =
    term.length < PREFIX ? [at(term)] : [...new Set([at(term), Math.min(at(term) + 1, at(last))])];
  const shards = await Promise.all(numbers.map((number) => get(`words-${number}`)));
  const match: Match = { scores: new Map(), stems: [] };
  const own = (shards as Shard[])
    .map((shard) => (Object.hasOwn(shard, term) ? shard[term] : undefined))
    .find(Boolean);
  const longest = own ? term.length + FORM : Infinity;
  const rarityOf = (list: readonly number[]) => rarity(list.length / 2, entry.articles);
  for (const shard of shards as Shard[])
    for (const [word, list] of Object.entries(shard)) {
      const begins = term.length >= PREFIX && word.startsWith(term) && word.length <= longest;
      if (word !== term && !begins) continue;
      match.stems.push(word);
      // A form is mostly rarer than its word, and would be worth more than it.
      const part = word === term ? 1 : BEGINNING * (own ? Math.min(1, rarityOf(own) / rarityOf(list)) : 1);
      for (let i = 0; i < list.length; i += 2) {
        const [article = 0, score = 0] = list.slice(i, i + 2);
        match.scores.set(article, Math.max(part * score, match.scores.get(article) ?? 0));
      }
    }
  return match;
}
