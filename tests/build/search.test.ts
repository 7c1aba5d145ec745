import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readArticles } from '../../site/content/read-articles.ts';
import { find } from '../../site/search/find.ts';
import { type ArticlePart, type Entry } from '../../site/search/parts.ts';

const FOLDER = 'dist/search';
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
const entry = read('index') as Entry;

async function ask(question: string) {
  const bytes = new Map<string, number>();
  const get = (name: string) => {
    const part = `${entry.version}/${name}`;
    bytes.set(name, statSync(join(FOLDER, `${part}.json.br`)).size);
    return Promise.resolve(read(part));
  };
  const found = await find(question, { entry, get });
  const articles = await Promise.all(
    found.articles.slice(0, 5).map(async (at) => (await get(`article-${at}`)) as ArticlePart),
  );
  return { ...found, shown: articles, bytes: [...bytes.values()].reduce((sum, size) => sum + size, 0) };
}

test('the index holds every article, and has an answer for each question that it offers', async () => {
  expect(entry.articles).toBe(readArticles().length);
  expect(entry.tries.length).toBeGreaterThan(1);
  for (const question of entry.tries) {
    const { articles, corrected, whole } = await ask(question);
    expect([articles.length > 0, corrected, whole], question).toEqual([true, [], true]);
  }
});

test.each([
  ['balyage', /balayage/i],
  ['hilights', /highlight/i],
  ['porositty', /porosity/i],
  ['hard water', /hard water/i],
  ['mens fades', /fade/i],
])('“%s” finds an article on it, for 60 kB at most', async (question, what) => {
  const { shown, bytes } = await ask(question);
  expect(JSON.stringify(shown[0])).toMatch(what);
  expect(bytes).toBeLessThan(60_000);
});

test('no part is large', () => {
  const parts = readdirSync(join(FOLDER, entry.version)).filter((file) => file.endsWith('.br'));
  expect(parts.length).toBeGreaterThan(readArticles().length);
  for (const part of parts)
    expect(statSync(join(FOLDER, entry.version, part)).size, part).toBeLessThan(14_000);
});
