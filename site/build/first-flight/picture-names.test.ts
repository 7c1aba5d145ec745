import { expect, test } from 'vitest';

import { pictureNames } from './picture-names.ts';

const source = (type: string, files: string, media = '') =>
  `<source type="image/${type}" ${media && `media="${media}" `}srcSet="${files
    .split(' ')
    .map((file) => `/_astro/${file}.${type} ${file.slice(file.indexOf('_') + 1)}w`)
    .join(', ')}" sizes="100vw"/>`;
const picture = (...sources: string[]) =>
  `<picture>${sources.join('')}<img src="/_astro/x.webp" alt="a > b"/></picture>`;
const short = (...pages: string[]) =>
  Object.fromEntries(
    [...pictureNames(pages)].map(([old, name]) => [old, name.replace(/-[A-Za-z0-9]{4}-/u, '-·-')]),
  );

test('all widths of a cut share a mark, in both formats and on all pages', () => {
  const pages = [
    picture(source('avif', 'waves.H1_100 waves.H1_200'), source('webp', 'waves.H1_200')),
    picture(source('avif', 'waves.H1_200 waves.H1_300')),
  ];
  const names = pictureNames(pages);
  expect(short(...pages)).toEqual({
    'waves.H1_100.avif': 'waves-·-100.avif',
    'waves.H1_200.avif': 'waves-·-200.avif',
    'waves.H1_200.webp': 'waves-·-200.webp',
    'waves.H1_300.avif': 'waves-·-300.avif',
  });
  expect(new Set([...names.values()].map((name) => name.split('-')[1])).size).toBe(1);
});

test('another cut, or another photo of the same name, has another mark', () => {
  const tall = source('avif', 'waves.H1a_100');
  const wide = source('avif', 'waves.H1b_100', '(min-width: 641px)');
  const names = [...pictureNames([picture(wide, tall)]).values()];
  expect(names).toHaveLength(2);
  expect(names[0]).not.toBe(names[1]);
  const changed = picture(source('avif', 'waves.H2a_100'));
  expect([...pictureNames([changed]).values()][0]).not.toBe(names[1]);
});

test('a small picture and the large one that it leads to are two cuts', () => {
  const small = picture(source('avif', 'waves.S_100'));
  const page = `<a href="/_astro/waves.L_900.webp" data-view="/_astro/waves.L_100.avif 100w, /_astro/waves.L_900.avif 900w">${small}</a>`;
  const names = pictureNames([page]);
  expect(names.get('waves.S_100.avif')).not.toBe(names.get('waves.L_100.avif'));
  expect(names.get('waves.L_900.avif')).toMatch(/^waves-\w{4}-900\.avif$/u);
});

test('what is shown in one width alone keeps its name', () => {
  expect(short('<img src="/_astro/x.H_1.webp"/>')).toEqual({});
});
