import { expect, test } from 'vitest';
import { expectText } from '../../../tests/support/expected-text.ts';
import { fixtureContent } from '../../../tests/support/fixture-content.ts';
import { formatProblem } from '../source/problem.ts';
import { checkText } from './check-text.ts';

const TEXTS = [
  '\n![x](bread)',
  '![](waves)',
  'a\n\n{fone}',
  '[x](javascript:alert)',
  String.raw`[x](/\\evil.example)`,
  '*a'.repeat(5000),
  '<b>x</b>',
  'Text\n##NoSpace',
  '##\u00A0Title',
  '1.item',
  '# Title',
  'See ![a wave](waves) here',
  '![a][b]\n\n[b]: waves',
  '![x](drawings/gone)',
  '• item\n– item',
  '[x](/{fone})',
];

/** Checks a text as if it started on line 10 of its file. */
async function problems(body: string, file = 'x.md'): Promise<string[]> {
  const { problems: found } = await checkText(fixtureContent(), { file, body, bodyLine: 10 });
  return found.map(formatProblem);
}

test('what a text must not have is reported with file and line', async () => {
  const said = TEXTS.map(async (text) => [JSON.stringify(text.slice(0, 40)), ...(await problems(text))]);
  said.push(problems('![Waves](waves)', 'content/legal/terms.md'));
  await expectText((await Promise.all(said)).flat().join('\n'), 'problems-in-texts');
});

test('code, colors, prices and dashes within a text are text', async () => {
  expect(
    await problems('[x](tel:+1) #7b5334 – a brown, #1 of 3, 1.5 in\n\n`{fone}`\n\n```\n##{fone}\n• x\n```\n'),
  ).toEqual([]);
});
