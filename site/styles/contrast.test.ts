import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { contrast, distance, luminance, ratio } from '../../tests/support/contrast.ts';
import { readPalette } from './color-tokens.ts';

const DARK = 'screen and (prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';
const DARK_MORE = 'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)';
const palettes = { light: readPalette(), dark: readPalette(DARK) };
/** With `prefers-contrast: more`. */
const highContrast = { light: readPalette(MORE), dark: readPalette(DARK, MORE, DARK_MORE) };

/** Text or graphic, field, minimum contrast, use. Source of the minimums: WCAG 2.2, level AAA. */
const PAIRS = [
  ['ink', 'paper', 7, 'text'],
  ['ink', 'mist', 7, 'text'],
  ['ink', 'sage', 7, 'text'],
  ['ink', 'surface', 7, 'text in fields, lists, job sheets'],
  ['soft', 'paper', 7, 'captions, price descriptions'],
  ['soft', 'mist', 7, 'dates'],
  ['soft', 'surface', 7, 'placeholders'],
  ['rust', 'paper', 7, 'links in text'],
  ['rust', 'sage', 4.5, 'phrases in headlines, hover'],
  ['copper', 'paper', 4.5, 'prices, phrases, marks'],
  ['copper', 'mist', 4.5, 'phrases, marks'],
  ['rust', 'surface', 7, 'current page in a list'],
  ['copper', 'sage', 3, 'strands'],
  ['on-copper', 'copper', 7, 'buttons'],
  ['on-copper', 'copper-deep', 7, 'buttons, hover'],
  ['on-moss', 'moss', 7, 'selected filter'],
  ['moss', 'paper', 3, 'selected filter as a shape'],
  ['error', 'paper', 7, 'error text'],
  ['error', 'sage', 7, 'error text'],
  ['error', 'surface', 3, 'border of an invalid field'],
  ['surface', 'error', 3, 'icon before an error'],
  ['white', 'alarm', 7, 'error toast'],
  ['on-ember', 'ember', 7, 'text'],
  ['peach', 'ember', 4.5, 'large phrases, stars, focus'],
  ['on-cedar', 'cedar', 7, 'text'],
  ['light', 'cedar', 7, 'headlines'],
  ['peach', 'cedar', 7, 'small headlines, links, focus'],
  ['ember', 'light', 7, 'buttons on dark fields and pictures'],
  ['on-light', 'light', 7, 'buttons on dark fields, pressed'],
  ['on-light', 'peach', 7, 'buttons on dark fields, hover'],
  ['paper', 'ink', 7, 'outlined buttons, hover'],
] as const;

test('computes the contrast that WCAG defines', () => {
  expect(ratio(luminance([0, 0, 0]), luminance([1, 1, 1]))).toBe(21);
  const gray = new Map([['gray', '#767676'], ['white', '#fff']]); // prettier-ignore
  expect(contrast(gray, 'gray', 'white')).toBeCloseTo(4.54, 2);
});

test('every pair has its contrast, at least 7 where more is preferred, and loses none there', () => {
  const weak = PAIRS.flatMap(([front, back, minimum]) =>
    (['light', 'dark'] as const)
      .filter((name) => {
        const normal = contrast(palettes[name], front, back);
        const more = contrast(highContrast[name], front, back);
        return normal < minimum || more < Math.max(7, normal - 0.001);
      })
      .map((name) => `${front} on ${back}, ${name}`),
  );
  expect(weak).toEqual([]);
});

test('lines are visible where more contrast is preferred', () => {
  const lines = [
    ...['paper', 'mist', 'sage', 'surface'].map((back) => ['line', back] as const),
    ...([
      ['line-strong', 'paper'],
      ['soft', 'sage'],
      ['line-ember', 'ember'],
      ['line-cedar', 'cedar'],
    ] as const),
  ];
  for (const palette of Object.values(highContrast))
    expect(lines.filter(([line, back]) => contrast(palette, line, back) <= 4.5)).toEqual([]);
});

test.each(Object.entries(palettes))('adjacent fields are distinguishable: %s', (_, palette) => {
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
    expect(distance(palette, one, other), `${one}, ${other}`).toBeGreaterThan(0.03);
});

test('the dark palette defines only colors that the light palette has', () => {
  expect([...palettes.dark.keys()]).toEqual([...palettes.light.keys()]);
});

/** Drawn objects and shades over pictures keep their colors in both palettes. */
const WITH_OWN_COLORS = [
  'features/gallery/Lightbox.css',
  'sections/about/AppointmentBook.css',
  'sections/article/Code.css',
  'sections/home/Hero.css',
  'sections/home/ServicesRail.css',
  'sections/home/Sparkles.css',
  'sections/service/LevelChart.css',
  'styles/tokens.css',
];

test('other stylesheets take their colors from the tokens', () => {
  const files = readdirSync('site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const withColor = files.filter((file) =>
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\((?!from)/u.test(readFileSync(`site/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '')),
  ); // prettier-ignore
  expect(withColor.sort()).toEqual(WITH_OWN_COLORS);
});
