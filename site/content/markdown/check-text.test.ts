import { expect, test } from 'vitest';
import { expectTranscript } from '../../../tests/support/expected-text.ts';
import { fixtureContent } from '../../../tests/support/fixture-content.ts';
import { formatProblem } from '../source/problem.ts';
import { checkText } from './check-text.ts';

/** Checks a text as if it started on line 10 of its file. */
async function problems(body: string, file = 'x.md'): Promise<string[]> {
  const { problems: found } = await checkText(fixtureContent(), { file, body, bodyLine: 10 });
  return found.map(formatProblem);
}

test('what a text must not have is reported with file and line', async () => {
  await expectTranscript('problems-in-texts', async (text) =>
    (await problems(JSON.parse(text) as string)).join('\n'),
  );
  expect(await problems('*a'.repeat(5000))).toEqual([
    'x.md:10: found a paragraph of 10000 letters, expected at most 6000',
  ]);
  expect(await problems('![Waves](waves)', 'content/legal/terms.md')).toEqual([
    'content/legal/terms.md:10: found a picture, expected words only, because this page shows no pictures',
  ]);
});

test('code, colors, prices and dashes within a text are text', async () => {
  expect(
    await problems('[x](tel:+1) #7b5334 – a brown, #1 of 3, 1.5 in\n\n`{fone}`\n\n```\n##{fone}\n• x\n```\n'),
  ).toEqual([]);
});
