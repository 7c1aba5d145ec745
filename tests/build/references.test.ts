/** Files, decisions and package.json scripts named in documents and comments exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

const FOLDERS = ['bench', 'contact', 'docs', 'photography', 'server', 'site', 'tests', 'tools'];
const CODE = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,js,astro,css,py}`);
// The articles of the fixture are content.
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'photography/**/*.md', 'tests/*/*.md']);

/** A path from the project's root that is not part of a longer one, such as an import's. */
const FILE = new RegExp(String.raw`(?<![\w./@-])(?:${FOLDERS.join('|')})/[\w./-]+\.(?:tsx?|js|md|css|astro|py|conf)\b`, 'gu'); // prettier-ignore
const DECISION = /(?<![\d.,])00\d\d(?![\d.,]*\d)/gu;
const SCRIPT = /\bnpm run ([a-z][\w-]*(?::[a-z][\w-]*)*)/gu;

const named = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([all, inside]) => inside ?? all);

/** Comments only: paths in code may be invented, as in tests of errors. */
function commentsOf(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^\s*(?:\/?\*|\/\/|#|\{\/\*|<!--)|\s\/\/ /u.test(line)).join('\n');
}

test('code and documents are found', () => {
  expect(CODE.length).toBeGreaterThan(300);
  expect(DOCUMENTS.length).toBeGreaterThan(20);
});

test('comments name files that exist', () => {
  const gone = CODE.flatMap((file) =>
    named(commentsOf(file), FILE)
      .filter((name) => !existsSync(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(gone).toEqual([]);
});

describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names files that exist', () => {
    expect(named(text, FILE).filter((name) => !existsSync(name))).toEqual([]);
    const words = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/gu, '');
    const links = named(words, /\]\(((?!https?:|mailto:|#|\/)[^)#\s]+)/gu);
    expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
  });

  test('names decisions and scripts that exist', () => {
    const decisions = globSync('docs/decisions/*.md').map((decision) => path.basename(decision).slice(0, 4));
    expect(named(text, DECISION).filter((number) => !decisions.includes(number))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    expect(named(text, SCRIPT).filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});
