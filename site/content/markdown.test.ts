import { expect, test } from 'vitest';
import { render, type FigureRequest } from './markdown.ts';

const figure = (picture: FigureRequest) => `<figure>${picture.photo}</figure>`;

/** Renders a text as if it began on line 10 of its file. */
async function html(body: string): Promise<string> {
  return (await rendered(body)).html;
}

function rendered(body: string) {
  return render({ file: 'content/articles/x.md', body, bodyLine: 10 }, { figure });
}

test('headings get ids, and those of the second level are listed', async () => {
  const { html: page, headings } = await rendered('## Face & *shape*\n\n### Round\n\n## Face & shape\n');
  expect(headings).toEqual([
    { id: 'face--shape', text: 'Face & shape' },
    { id: 'face--shape-1', text: 'Face & shape' },
  ]);
  expect(page).toContain('<h2 id="face--shape">Face &#x26; <em>shape</em></h2>');
  expect(page).toContain('<h3 id="round">Round</h3>');
});

test('headings link to themselves where that is asked for, unless a link stands in them', async () => {
  const body = '## Face & *shape*\n\n### See [curls](/blog/curls)\n';
  const { html: page, headings } = await render(
    { file: 'x.md', body, bodyLine: 1 },
    { figure, anchors: true },
  );
  expect(page).toContain('<h2 id="face--shape"><a href="#face--shape">Face &#x26; <em>shape</em></a></h2>');
  expect(page).toContain('<h3 id="see-curls">See <a href="/blog/curls">curls</a></h3>');
  expect(headings).toEqual([{ id: 'face--shape', text: 'Face & shape' }]);
});

test.each(['/contact', '#care'])('a link to %s stays', async (href) => {
  expect(await html(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>`);
});

test.each(['https://example.com/', '//example.com/', 'mailto:a@b.example'])(
  'a link to %s opens apart',
  async (href) => {
    expect(await html(`[x](${href})`)).toBe(`<p><a href="${href}" target="_blank" rel="noopener">x</a></p>`);
  },
);

test('code is coloured by classes, without any style attribute', async () => {
  const page = await html('```js\nconst a = "x"; // {phone}\n```\n\n```diff\n+ a\n- b\n```\n');
  expect(page).toContain('<pre class="prose__code" tabindex="0" data-language="js">');
  expect(page).toContain('<span class="code-keyword">const</span>');
  expect(page).toContain('<span class="code-comment">// {phone}</span>');
  expect(page).toContain('<span class="code-mark">+</span>');
  expect(page).not.toContain('style=');
});

test('a table scrolls by itself, named after the heading above it', async () => {
  const table = '| a | b |\n|---|--:|\n| 1 | 2 |\n';
  const page = await html(`## Prices\n\n${table}\n${table}`);
  expect(page).toContain('<div class="prose__table" role="region" tabindex="0" aria-label="Prices"><table>');
  expect(page).toContain('aria-label="Prices, table 2"');
  expect(page).toContain('<td class="is-right">2</td>');
  expect(page).not.toContain('align=');
});

test('a picture becomes what the page makes of it, outside of any paragraph', async () => {
  const asked: FigureRequest[] = [];
  const { html: page } = await render(
    {
      file: 'x.md',
      body: 'Before\n\n![A braid](braid "A caption, $& all")\n\n![Waves](honey)\n',
      bodyLine: 1,
    },
    {
      figure: async (picture) => {
        asked.push(picture);
        return Promise.resolve(`<figure>$& ${picture.photo}</figure>`);
      },
    },
  );
  expect(page).toBe('<p>Before</p>\n<figure>$& braid</figure>\n<figure>$& honey</figure>');
  expect(asked).toEqual([
    { photo: 'braid', alt: 'A braid', caption: 'A caption, $& all', line: 3 },
    { photo: 'honey', alt: 'Waves', line: 5 },
  ]);
});

test('facts are filled in', async () => {
  expect(await html('Root touch-ups are {price.root-touch-ups}.')).toMatch(
    /^<p>Root touch-ups are \$\d+\.<\/p>$/u,
  );
});

test('comments do not reach the page', async () => {
  expect(await html('<!-- check in spring -->\n\nText\n')).toBe('<p>Text</p>');
});

test.each([
  [
    'an unknown photo',
    '\n![x](bread)',
    /^content\/articles\/x\.md: got "bread", wanted the name of a photo .+ \(line 11\)$/u,
  ],
  ['a picture without alt text', '![](braid)', /got no alt text, .+ \(line 10\)$/u],
  [
    'a picture among words',
    'See ![x](braid) there',
    /wanted the picture in a paragraph of its own.* \(line 10\)$/u,
  ],
  ['an unknown fact', 'a\n\n{fone}', /got \{fone\}, wanted one of \{name\} .+ \(line 12\)$/u],
  ['HTML', '<b>x</b>', /got HTML \(<b>\), wanted Markdown alone \(line 10\)/u],
  ['a second title', '# Title', /got a heading with one #.+ \(line 10\)$/u],
])('%s stops the build with file and line', async (_, body, message) => {
  await expect(rendered(body)).rejects.toThrow(message);
});

test('all problems are listed together', async () => {
  await expect(rendered('# A\n\n![x](bread)\n\n![x](cooper)\n')).rejects.toMatchObject({
    problems: { length: 3 },
  });
});
