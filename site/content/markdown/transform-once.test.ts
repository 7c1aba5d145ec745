import { beforeEach, expect, test } from 'vitest';

import { facts } from '../load.ts';
import { photos } from '../photos.ts';
import { keptTexts } from './kept-texts.ts';
import { transformOnce } from './transform-once.ts';

const text = (body: string, bodyLine = 5) => ({ file: 'content/articles/x.md', body, bodyLine });
const html = async (body: string) => (await transformOnce(text(body))).html;

beforeEach(() => {
  keptTexts().texts.clear();
  keptTexts().asked.clear();
});

test('a text is read once; what it became before is taken for it', async () => {
  await html('One');
  const [key = ''] = keptTexts().asked;
  const kept = keptTexts().texts.get(key);
  if (kept === undefined) throw new Error('nothing was kept');
  keptTexts().texts.set(key, { ...kept, html: 'from before' });
  expect(await html('One')).toBe('from before');
});

test('a text that changed, in its words or its facts or where it stands, is read anew', async () => {
  await html('One');
  expect(await html('Two')).toBe('<p>Two</p>');
  await html('{phone}');
  // A fact counts by what it says: had it changed, the text would be another.
  await html(facts().get('phone') ?? '');
  await transformOnce(text('One', 6));
  await transformOnce({ ...text('One'), file: 'content/articles/y.md' });
  expect(keptTexts().asked.size).toBe(5);
});

test('mistakes are not kept, and a photo that went away is missed in a kept text', async () => {
  const wrong = await transformOnce(text('# Title'));
  expect(wrong.problems).toHaveLength(1);
  expect(keptTexts().texts.size).toBe(0);

  const gone = text('Text\n\n![A braid](gone)\n');
  const [first, second] = [await transformOnce(gone), await transformOnce(gone)];
  expect(keptTexts().texts.size).toBe(1);
  expect(second).toEqual(first);
  expect(second.problems).toEqual([
    {
      file: gone.file,
      field: '',
      line: 7,
      message: expect.stringMatching(/^got "gone", wanted the name of a photo/u) as string,
    },
  ]);
  const [there = ''] = Object.keys(photos());
  expect((await transformOnce(text(`![A braid](${there})`))).problems).toEqual([]);
});
