import { expect, test } from 'vitest';
import { type FigureRequest } from './figures-plugin.ts';
import { markdownConfig } from './markdown-config.ts';
import {
  drawingRows,
  htmlWithFigures,
  linkHeadings,
  markNumbers,
  renderedText,
  splitSections,
} from './rendered-text.ts';

/** Renders a text the way Astro's glob loader does. */
async function render(body: string) {
  const placeholders = new Map([['price.root-touch-ups', '$60']]);
  const { processor, shikiConfig } = markdownConfig(() => placeholders);
  const renderer = await processor.createRenderer({ shikiConfig, syntaxHighlight: 'shiki' });
  const { code: html, metadata } = await renderer.render(body);
  return renderedText({ id: 'x', rendered: { html, metadata: { ...metadata } } });
}

const html = async (body: string) => (await render(body)).html;

test('headings get ids, and those of the second level are listed', async () => {
  const { html: page, headings } = await render('## Face & *shape*\n\n### Round\n\n## Face & shape\n');
  expect(headings).toEqual([
    { id: 'face--shape', text: 'Face & shape' },
    { id: 'face--shape-1', text: 'Face & shape' },
  ]);
  expect(page).toContain('<h2 id="face--shape">Face &#x26; <em>shape</em></h2>');
  expect(page).toContain('<h3 id="round">Round</h3>');
});

test('headings can be made links to themselves, unless they contain a link', async () => {
  const page = linkHeadings(await html('## Face & *shape*\n\n### See [curls](/blog/curls)\n'));
  expect(page).toContain('<h2 id="face--shape"><a href="#face--shape">Face &amp; <em>shape</em></a></h2>');
  expect(page).toContain('<h3 id="see-curls">See <a href="/blog/curls">curls</a></h3>');
});

test('a text is split at its headings and after its code blocks', () => {
  const drawing = '<figure></figure>';
  expect(
    splitSections(`<p>a</p>\n<pre>b</pre>\n<p>c</p><h2>d</h2>${drawing}<p>e</p><h2>f</h2><p>g</p>${drawing}`),
  ).toEqual([
    { heading: '', parts: ['<p>a</p>\n<pre>b</pre>', '\n<p>c</p>'] },
    { heading: `<h2>d</h2>${drawing}`, parts: ['<p>e</p>'] },
    { heading: '<h2>f</h2>', parts: [`<p>g</p>${drawing}`] },
  ]);
});

const DRAWING = '<figure class="prose__drawing"></figure>';

test('subheadings with drawings are put into rows with their texts', () => {
  const row = `<div class="prose__row"><div><h3>a</h3><p>b</p><ul></ul></div>${DRAWING}</div>`;
  const source = `<h3>a</h3>${DRAWING}<p>b</p><ul></ul>`;
  expect(drawingRows(`<p>x</p>${source}${source}<h3>c</h3><p>d</p>${source}`)).toBe(
    `<p>x</p><div class="prose__rows">${row}${row}</div><h3>c</h3><p>d</p><div class="prose__rows">${row}</div>`,
  );
});

test('the number of a heading is marked if a drawing follows', () => {
  const other = '<h2>2. <em>b</em></h2><p>c</p>';
  expect(markNumbers(`<h2>12. <em>a</em></h2>${DRAWING}${other}`)).toBe(
    `<h2><span class="prose__number">12<span>. </span></span><em>a</em></h2>${DRAWING}${other}`,
  );
  expect(markNumbers(`<h2>1920s. a</h2>${DRAWING}`)).toBe(
    `<h2><span class="prose__number prose__number--year">1920s<span>. </span></span>a</h2>${DRAWING}`,
  );
});

test.each(['/contact', '#care', 'tel:+18002221222'])('a link to %s opens in the same tab', async (href) => {
  expect(await html(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>`);
});

test.each(['https://example.com/', '//example.com/', 'mailto:a@b.example'])(
  'a link to %s opens in a new tab',
  async (href) => {
    expect(await html(`[x](${href})`)).toBe(`<p><a href="${href}" target="_blank" rel="noopener">x</a></p>`);
  },
);

test('code is colored by classes, without style attributes', async () => {
  const page = await html('```js\nconst a = "x"; // {phone}\n```\n\n```diff\n+ a\n- b\n```\n');
  expect(page).toContain('<pre class="prose__code" tabindex="0" data-language="js">');
  expect(page).toContain('<span class="code-keyword">const</span>');
  expect(page).toContain('<span class="code-comment">// {phone}</span>');
  expect(page).toContain('<span class="code-mark">+</span>');
  expect(page).not.toContain('style=');
});

test('a table is a scrollable region named after the heading above it', async () => {
  const table = '| a | b |\n|---|--:|\n| 1 | 2 |\n';
  const page = await html(`## Prices\n\n${table}\n${table}`);
  expect(page).toContain('<div class="prose__table" role="region" tabindex="0" aria-label="Prices"><table>');
  expect(page).toContain('aria-label="Prices, table 2"');
  expect(page).toContain('<td class="is-right">2</td>');
  expect(page).not.toContain('align=');
});

test('a color at the beginning of a table cell is shown as a sample', async () => {
  expect(await html('| a |\n|---|\n| #7b5334 Dark blonde |\n| Brown |\n')).toContain(
    '<td><svg class="prose__color" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><path fill="#7b5334" d="M0 0h1v1H0z"></path></svg>Dark blonde</td>',
  );
});

test('a table whose rows all begin with a color becomes a list of shades', async () => {
  const page = await html('| Shade | Level |\n|---|---|\n| #b54a1a Copper | 7 |\n');
  expect(page).toMatch(/^<ul class="shades"><li><p class="shades__name"><svg .+<\/svg>Copper<\/p>/u);
  expect(page).toContain('<dl><div><dt>Level</dt><dd>7</dd></div></dl></li></ul>');
});

test('a color elsewhere in a text stays text', async () => {
  expect(await html('#7b5334 is a brown\n')).toBe('<p>#7b5334 is a brown</p>');
});

test('a picture is replaced by the HTML that the page makes of it', async () => {
  const text = await render('Before\n\n![A braid](braid "A caption, $& all")\n\n![Waves](honey)\n');
  const requests: FigureRequest[] = [];
  const page = await htmlWithFigures(text, (picture) => {
    requests.push(picture);
    return `<figure>$1 ${picture.alt}</figure>`;
  });
  expect(page).toBe('<p>Before</p>\n<figure>$1 A braid</figure>\n<figure>$1 Waves</figure>');
  expect(requests).toEqual([
    { photo: 'braid', alt: 'A braid', caption: 'A caption, $& all', atHeading: false },
    { photo: 'honey', alt: 'Waves', atHeading: false },
  ]);
});

test('a drawing is named by its folder', async () => {
  const { figures } = await render('![An oval face](drawings/face-oval)\n');
  expect(figures).toEqual([{ drawing: 'face-oval', alt: 'An oval face', atHeading: false }]);
});

test('a picture directly below the heading of a section belongs to the heading', async () => {
  const { figures } = await render('## A\n\n![b](b)\n\n### C\n\n![d](d)\n');
  expect(figures.map(({ atHeading }) => atHeading)).toEqual([true, false]);
});

test('facts are filled in', async () => {
  expect(await html('Root touch-ups are {price.root-touch-ups}.')).toBe('<p>Root touch-ups are $60.</p>');
});

test('comments do not reach the page', async () => {
  expect(await html('<!-- check in spring -->\n\nText\n')).toBe('<p>Text</p>');
});
