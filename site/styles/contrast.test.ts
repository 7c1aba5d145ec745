import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { contrast, distance, luminance, type Palette, ratio, readPalette } from './contrast.ts';

const css = readFileSync('site/styles/tokens.css', 'utf8');
const DAY = '\n:root {';
const EVENING = '@media screen and (prefers-color-scheme: dark) {\n  :root {';
const MORE = '@media (prefers-contrast: more) {\n  :root {';
const EVENING_MORE =
  '@media screen and (prefers-color-scheme: dark) and (prefers-contrast: more) {\n  :root {';
const palettes = {
  day: readPalette(css, [DAY]),
  evening: readPalette(css, [DAY, EVENING]),
};

/** The same for whoever asks for more contrast. */
const ofMore = {
  day: readPalette(css, [DAY, MORE]),
  evening: readPalette(css, [DAY, EVENING, MORE, EVENING_MORE]),
};

/** The table of docs/decisions/0004, row by row. */
const rows = readFileSync('docs/decisions/0004-colours-and-contrast.md', 'utf8')
  .split('\n')
  .filter((line) => /\| \d/u.test(line))
  .map((line) => {
    const [, front = '', back = '', , wanted = '', day = '', evening = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { front, back, wanted: Number(wanted), day, evening };
  });

/** Rounded down: what is nearly enough is not. */
const written = (palette: Palette, front: string, back: string) =>
  (Math.floor(contrast(palette, front, back) * 10) / 10).toFixed(1);

test('contrast is that of WCAG', () => {
  expect(ratio(luminance([0, 0, 0]), luminance([1, 1, 1]))).toBe(21);
  // The gray that is just enough on white in all checkers.
  expect(written(new Map([['gray', '#767676'], ['white', '#fff']]), 'gray', 'white')).toBe('4.5'); // prettier-ignore
});

describe.each(rows)('$front on $back', ({ front, back, wanted, day, evening }) => {
  test('has the contrast that is written, and enough of it, by day and in the evening', () => {
    expect({ day: written(palettes.day, front, back), evening: written(palettes.evening, front, back) }).toEqual(
      { day, evening },
    ); // prettier-ignore
    expect(Math.min(Number(day), Number(evening))).toBeGreaterThanOrEqual(wanted);
  });

  test('has 7 to 1 for whoever asks for more, be it letters or a mark', () => {
    for (const [name, more] of Object.entries(ofMore)) {
      const before = contrast(palettes[name === 'day' ? 'day' : 'evening'], front, back);
      expect(contrast(more, front, back), name).toBeGreaterThanOrEqual(Math.max(7, before - 0.001));
    }
  });
});

test('for whoever asks for more, hairlines and the edges of fields are drawn in full', () => {
  for (const palette of Object.values(ofMore))
    for (const [line, back] of [
      ['line', 'paper'],
      ['line', 'mist'],
      ['line', 'sage'],
      ['line', 'surface'],
      ['line-strong', 'paper'],
      ['soft', 'sage'],
      ['line-ember', 'ember'],
      ['line-cedar', 'cedar'],
    ] as const)
      // prettier-ignore
      expect(contrast(palette, line, back), `${line} on ${back}`).toBeGreaterThan(4.5);
});

test('the table is there', () => {
  expect(rows.length).toBeGreaterThan(25);
});

test.each(Object.entries(palettes))('neighbouring fields differ: %s', (_, palette) => {
  for (const [one, other] of [
    ['paper', 'mist'],
    ['paper', 'sage'],
    ['paper', 'ember'],
    ['paper', 'cedar'],
    ['mist', 'sage'],
    ['mist', 'surface'],
    ['mist', 'cedar'],
    ['sage', 'surface'],
    ['sage', 'ember'],
    ['sage', 'cedar'],
    ['ember', 'cedar'],
  ] as const)
    // Paper and mist by day lie 0.03 apart, and are seen to be two.
    expect(distance(palette, one, other), `${one}, ${other}`).toBeGreaterThan(0.03);
});

test('an evening palette has a value for every colour that is not the same by day and by night', () => {
  const evening = readPalette(css, [EVENING]);
  for (const name of evening.keys()) expect(palettes.day.has(name), name).toBe(true);
});

/** Drawn things have the colours of what they show, whatever the palette: hair, brass, pencils, code, shades over pictures. */
const DRAWN = [
  'islands/Lightbox.css',
  'sections/about/Book.css',
  'sections/article/Code.css',
  'sections/article/Prose.css',
  'sections/coloring/LevelChart.css',
  'sections/home/Hero.css',
  'sections/home/ServicesRail.css',
  'sections/home/Sparkles.css',
  'sections/tour/TourHero.css',
  'styles/tokens.css',
];

test('all other colour goes through the tokens', () => {
  const files = readdirSync('site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const withColour = files.filter((file) =>
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\((?!from)/u.test(readFileSync(`site/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '')),
  ); // prettier-ignore
  expect(withColour.sort()).toEqual(DRAWN);
});
