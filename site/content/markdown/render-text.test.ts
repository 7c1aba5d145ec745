import { test } from 'vitest';
import { expectText } from '../../../tests/support/expected-text.ts';
import { articleSections } from '../../sections/article/article-sections.ts';
import { insertFigures } from './figures-plugin.ts';
import { render } from './render-text.ts';

const TABLE = '| a | b |\n|---|--:|\n| 1 | 2 |\n';

const TEXTS = {
  'Headings are links to themselves, unless they contain a link':
    '## Face & *shape*\n\n### Oval\n\n## See [curls](/blog/curls)\n',
  'A text is split at its headings; a picture below a heading belongs to it':
    'a\n\nc\n\n## d\n\n![x](waves "$& x")\n\ne\n\n## f\n\ng\n\n![x](waves)\n',
  'The table of contents has the words of the headings': '## Roots {price.root-touch-ups}\n\n## {a} *b*\n',
  'A table is a scrollable region named after the heading above it': `## Prices\n\n${TABLE}\n${TABLE}`,
  'A table whose rows all begin with a color becomes a list of shades':
    '| Shade | Level |\n|---|---|\n| #b54a1a Copper | 7 |\n',
  'A link to another site opens in a new tab': '[x](//a.example/)',
  'A link to this site does not': '[x](/contact)',
  'An email address does not': '[x](mailto:x@example.com)',
  'Facts are filled in': 'Roots are {price.root-touch-ups}.',
  'Names and words with a short part are kept on one line':
    'Let it air-dry near US-75. Color-treated `air-dry`',
  'Comments do not reach the page': '<!-- check in spring -->\n\nText\n',
};

test('Markdown becomes the sections of an article', async () => {
  const shown = Object.entries(TEXTS).map(async ([what, body]) => {
    const rendered = await render(body, new Map([['price.root-touch-ups', '$60']]));
    const contents = rendered.headings.map(({ text }) => `Contents: ${text}`);
    const tree = await insertFigures(
      rendered,
      ({ alt, caption = '' }) => `<figure>${alt}${caption}</figure>`,
    );
    const sections = articleSections(tree).flatMap(({ heading, html }) => [heading, html]);
    return [what, ...contents, ...sections].join('\n').replaceAll('><', '>\n<');
  });
  await expectText((await Promise.all(shown)).join('\n\n'), 'markdown');
});
