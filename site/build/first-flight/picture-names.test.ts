import { expect, test } from 'vitest';

import { candidateLists, pictureNames } from './picture-names.ts';

const source = (type: string, files: string, media = '') =>
  `<source type="image/${type}" ${media && `media="${media}" `}srcSet="${files
    .split(' ')
    .map((file) => `/_astro/${file}.${type} ${file.slice(file.indexOf('_') + 1)}w`)
    .join(', ')}" sizes="100vw"/>`;
const pictureOf = (jpeg: string, ...sources: string[]) =>
  `<picture>${sources.join('')}<img src="/_astro/${jpeg}.jpeg" alt="a > b"/></picture>`;
const picture = (...sources: string[]) => `<picture>${sources.join('')}</picture>`;
const namesOf = (...pages: string[]) => pictureNames(pages.flatMap(candidateLists));
const short = (...pages: string[]) =>
  Object.fromEntries(
    [...namesOf(...pages)].map(([old, name]) => [old, name.replace(/-[A-Za-z0-9]{4}-/u, '-·-')]),
  );

test('all files of a cut share a mark, in both formats and on all pages', () => {
  const pages = [
    pictureOf('waves.J1', source('avif', 'waves.H1_100 waves.H1_200')),
    picture(source('avif', 'waves.H1_200 waves.H1_300')),
  ];
  const names = namesOf(...pages);
  expect(short(...pages)).toEqual({
    'waves.H1_100.avif': 'waves-·-100.avif',
    'waves.H1_200.avif': 'waves-·-200.avif',
    'waves.H1_300.avif': 'waves-·-300.avif',
    'waves.J1.jpeg': 'waves-·-a.jpeg',
  });
  expect(new Set([...names.values()].map((name) => name.split(/[-.]/u)[1])).size).toBe(1);
});

test('another cut, or another photo of the same name, has another mark', () => {
  const tall = source('avif', 'waves.H1a_100');
  const wide = source('avif', 'waves.H1b_100', '(min-width: 641px)');
  const names = [...namesOf(picture(wide, tall)).values()];
  expect(names).toHaveLength(2);
  expect(names[0]).not.toBe(names[1]);
  const changed = picture(source('avif', 'waves.H2a_100'));
  expect([...namesOf(changed).values()][0]).not.toBe(names[1]);
});

test('a small picture and the large one that it leads to are two cuts', () => {
  const small = pictureOf('waves.S', source('avif', 'waves.S_100'));
  const page = `<a href="/_astro/waves.L.jpeg" data-view="/_astro/waves.L_100.avif 100w, /_astro/waves.L_900.avif 900w">${small}</a>`;
  const names = namesOf(page);
  expect(names.get('waves.S_100.avif')).not.toBe(names.get('waves.L_100.avif'));
  expect(names.get('waves.L_900.avif')).toMatch(/^waves-\w{4}-900\.avif$/u);
  expect(names.get('waves.S.jpeg')?.slice(0, 10)).toBe(names.get('waves.S_100.avif')?.slice(0, 10));
  expect(names.get('waves.L.jpeg')).toMatch(/^waves-\w{4}-a\.jpeg$/u);
});

test('each shape of a picture that has two has its own JPEG', () => {
  const wide = source('avif', 'waves.W_900', '(min-width: 641px)');
  const tall = source('avif', 'waves.T_300');
  const old =
    '<source type="image/jpeg" media="not all and (min-width: 641px)" srcSet="/_astro/waves.T.jpeg"/>';
  const names = namesOf(pictureOf('waves.W', wide, tall, old));
  const mark = (file: string) => names.get(file)?.split(/[-.]/u)[1];
  expect(mark('waves.W.jpeg')).toBe(mark('waves.W_900.avif'));
  expect(mark('waves.T.jpeg')).toBe(mark('waves.T_300.avif'));
  expect(mark('waves.T.jpeg')).not.toBe(mark('waves.W.jpeg'));
});

test('what is not part of a choice keeps its name', () => {
  expect(short('<img src="/_astro/x.H_1.jpeg"/>')).toEqual({});
});
