import { expect, test } from 'vitest';
import { ContentError } from '../content-error.ts';
import { facts } from '../load.ts';
import { checkText } from './check-text.ts';

/** Checks a text as if it started on line 10 of its file. */
async function messages(body: string): Promise<string[]> {
  const { problems } = await checkText({ file: 'x.md', body, bodyLine: 10 });
  return new ContentError(problems).message.split('\n');
}

test.each([
  ['an unknown photo', '\n![x](bread)', /^x\.md:11: found "bread", expected the name of a photo /u],
  ['an unknown drawing', '![x](drawings/cube)', /^x\.md:10: found "drawings\/cube", expected one of /u],
  [
    'a picture without alternative text',
    '![](braid)',
    /^x\.md:10: found a picture without alternative text/u,
  ],
  ['a picture among words', 'See ![x](braid) there', /^x\.md:10: found a picture among words/u],
  ['a picture by reference', '![x][a]\n\n[a]: braid', /^x\.md:10: found a picture by reference/u],
  ['an unknown fact', 'a\n\n{fone}', /^x\.md:12: found \{fone\}, expected one of \{name\} /u],
  ['an unknown fact in a link', '[a](tel:{fone})', /^x\.md:10: found \{fone\}/u],
  ['HTML', '<b>x</b>', /^x\.md:10: found HTML \(<b>\), expected Markdown only/u],
  ['a heading of the first level', '# Title', /^x\.md:10: found a heading with one #/u],
])('%s is reported with file and line', async (_, body, message) => {
  expect((await messages(body))[0]).toMatch(message);
});

test('all problems are reported together', async () => {
  expect(await messages('# A\n\n![x](bread)\n\n![x](cooper)\n')).toHaveLength(3);
});

test('facts in code are text', async () => {
  expect(await messages('`{fone}`\n\n```\n{fone}\n```\n')).toEqual(['']);
});

test('links are listed with their lines', async () => {
  const { links } = await checkText({ file: 'x.md', body: '[a](/a)\n\n[b](#b)\n', bodyLine: 10 });
  expect(links).toEqual([
    { href: '/a', text: 'a', line: 10 },
    { href: '#b', text: 'b', line: 12 },
  ]);
});

test('words are listed without markup and code, with facts filled in', async () => {
  const body = '## A *heading*\n\nSee [prices](/p) `code` at {phone}\n\n| a | b |\n| - | - |\n| c | d |\n';
  const { passages } = await checkText({ file: 'x.md', body, bodyLine: 10 });
  expect(passages).toEqual([
    { text: 'A heading', line: 10 },
    { text: `See prices  at ${facts().get('phone') ?? ''}`, line: 12 },
    ...['a', 'b'].map((text) => ({ text, line: 14 })),
    ...['c', 'd'].map((text) => ({ text, line: 16 })),
  ]);
});
