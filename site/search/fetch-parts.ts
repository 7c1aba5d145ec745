import { type Parts } from './find.ts';
import { type ArticlePart, type Entry } from './parts.ts';

/** The index as the site serves it; every part is fetched when it is first needed, and once. */
export interface SearchIndex extends Parts {
  readonly article: (number: number) => Promise<ArticlePart>;
}

/** @throws Error when the line or the server fails; asking again may help */
export async function openIndex(): Promise<SearchIndex> {
  const entry = (await fetchJson('/search/index.json')) as Entry;
  const kept = new Map<string, Promise<unknown>>();
  const get = (name: string) => {
    const part = kept.get(name) ?? fetchJson(`/search/${entry.version}/${name}.json`);
    kept.set(name, part);
    // What failed is asked for again next time.
    part.catch(() => kept.delete(name));
    return part;
  };
  return { entry, get, article: async (number) => (await get(`article-${number}`)) as ArticlePart };
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
