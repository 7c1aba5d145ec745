import { expect, test } from 'vitest';
import { render as renderMarkdown } from './render-text.ts';
import { articleSections } from '../../sections/article/article-sections.ts';
import { insertFigures } from './figures-plugin.ts';

const render = (body: string) => renderMarkdown(body, new Map([['price.root-touch-ups', '$60']]));

const html = async (body: string) => (await render(body)).html;

/** The sections of an article in which each picture is its alternative text. */
async function sections(body: string) {
  const tree = await insertFigures(
    await render(body),
    ({ alt, caption = '' }) => `<figure>${alt}${caption}</figure>`,
  );
  return articleSections(tree);
}

test('headings are links to themselves, unless they contain a link', async () => {
  const [, first, second] = await sections('## Face & *shape*\n\n### Oval\n\n## See [curls](/blog/curls)\n');
  expect(first).toEqual({
    heading: '<h2 id="face--shape"><a href="#face--shape">Face &amp; <em>shape</em></a></h2>',
    html: '<h3 id="oval"><a href="#oval">Oval</a></h3>',
  });
  expect(second?.heading).toBe('<h2 id="see-curls">See <a href="/blog/curls">curls</a></h2>');
});

test('a text is split at its headings; a picture below a heading belongs to it', async () => {
  const [start, first, second] = await sections(
    'a\n\nc\n\n## d\n\n![x](waves "$& x")\n\ne\n\n## f\n\ng\n\n![x](waves)\n',
  );
  expect(start?.html).toBe('<p>a</p><p>c</p>');
  expect(first?.heading).toMatch(/<\/h2><figure>x\$&amp; x<\/figure>$/u);
  expect(first?.html).toBe('<p>e</p>');
  expect(second?.html).toBe('<p>g</p><figure>x</figure>');
});

test('the table of contents has the words of the headings', async () => {
  const { headings } = await render('## Roots {price.root-touch-ups}\n\n## {a} *b*\n');
  expect(headings.map(({ text }) => text)).toEqual(['Roots $60', '{a} b']);
});

test('a table is a scrollable region named after the heading above it', async () => {
  const table = '| a | b |\n|---|--:|\n| 1 | 2 |\n';
  const page = await html(`## Prices\n\n${table}\n${table}`);
  expect(page).toContain('<div class="prose__table" role="region" tabindex="0" aria-label="Prices"><table>');
  expect(page).toContain('aria-label="Prices, table 2"');
  expect(page).toContain('<td style="text-align:right">2</td>');
  expect(page).not.toContain('align=');
});

test('a table whose rows all begin with a color becomes a list of shades', async () => {
  const page = await html('| Shade | Level |\n|---|---|\n| #b54a1a Copper | 7 |\n');
  expect(page).toMatch(/^<ul class="shades"><li><p class="shades__name"><svg .+<\/svg>Copper<\/p>/u);
  expect(page).toContain('<dl><div><dt>Level</dt><dd>7</dd></div></dl></li></ul>');
});

test.each([
  [
    'a link to another site opens in a new tab',
    '[x](//a.example/)',
    '<a href="//a.example/" target="_blank" rel="noopener">x</a>',
  ],
  ['a link to this site does not', '[x](/contact)', '<a href="/contact">x</a>'],
  ['an email address does not', '[x](mailto:x@example.com)', '<a href="mailto:x@example.com">x</a>'],
  ['facts are filled in', 'Roots are {price.root-touch-ups}.', 'Roots are $60.'],
  [
    'names and words with a short part are kept on one line',
    'Let it air-dry near US-75. Color-treated `air-dry`',
    'Let it <span class="unbroken">air-dry</span> near <span class="unbroken">US-75</span>. Color-treated <code>air-dry</code>',
  ],
  ['comments do not reach the page', '<!-- check in spring -->\n\nText\n', 'Text'],
])('%s', async (_, body, expected) => {
  expect(await html(body)).toBe(`<p>${expected}</p>`);
});
