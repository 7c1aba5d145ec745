import { expect, test } from 'vitest';
import { openContent } from '../content.ts';
import { ContentError } from '../source/problem.ts';
import { checkText } from './check-text.ts';

/** Checks a text as if it started on line 10 of its file. */
async function messages(body: string, file = 'x.md'): Promise<string[]> {
  const { problems } = await checkText(openContent(), { file, body, bodyLine: 10 });
  return new ContentError(problems).message.split('\n');
}

test.each([
  ['an unknown photo', '\n![x](bread)', /^x\.md:11: found "bread", expected the name of a photo /u],
  [
    'a picture without alternative text',
    '![](braid)',
    /^x\.md:10: found a picture without alternative text/u,
  ],
  ['an unknown fact', 'a\n\n{fone}', /^x\.md:12: found \{fone\}, expected one of \{name\} /u],
  ['a link that runs a script', '[x](javascript:alert)', /^x\.md:10: found a link to "javascript:alert"/u],
  ['a link to another host', '[x](/\\\\evil.example)', /^x\.md:10: found a link to "\/\\evil\.example"/u],
  [
    'a text that takes minutes',
    '*a'.repeat(5000),
    /^x\.md:10: found a paragraph of 10000 letters, expected/u,
  ],
  ['HTML', '<b>x</b>', /^x\.md:10: found HTML \(<b>\), expected Markdown only/u],
  ['a heading without a space', 'Text\n##NoSpace', /^x\.md:11: found a heading without a space/u],
  ['a wide space after ##', '##\u00A0Title', /^x\.md:10: found a space that is not an ordinary one/u],
  ['a numbered item without a space', '1.item', /^x\.md:10: found a numbered item without a space/u],
  ['the first level of headings', '# Title', /^x\.md:10: found a heading with one #, expected ## or more/u],
  ['a picture among words', 'See ![a braid](braid) here', /^x\.md:10: found a picture among words/u],
  ['a picture by reference', '![a][b]\n\n[b]: braid', /^x\.md:10: found a picture by reference/u],
  [
    'an unknown drawing',
    '![x](drawings/gone)',
    /^x\.md:10: found "drawings\/gone", expected one of the drawings/u,
  ],
  ['a bullet', '• item\n• item', /^x\.md:10: found a bullet that is no Markdown, expected - and a space/u],
])('%s is reported with file and line', async (_, body, message) => {
  expect((await messages(body))[0]).toMatch(message);
});

test('a legal text has no pictures', async () => {
  expect(await messages('\n![A braid](braid)', 'content/legal/terms.md')).toEqual([
    'content/legal/terms.md:11: found a picture, expected words only, because this page shows no pictures',
  ]);
});

test('code, colors, prices and dashes within a text are text', async () => {
  expect(
    await messages('#7b5334 – a brown, #1 of 3, 1.5 in\n\n`{fone}`\n\n```\n##{fone}\n• x\n```\n'),
  ).toEqual(['']);
});
