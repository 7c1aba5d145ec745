import { test } from 'vitest';
import { expectTranscript } from '../../../tests/support/expected-text.ts';
import { articleSections } from '../../sections/article/article-sections.ts';
import { insertFigures } from './figures-plugin.ts';
import { render } from './render-text.ts';

test('Markdown becomes the sections of an article', () =>
  expectTranscript('markdown', async (text) => {
    const facts = new Map([['price.root-touch-ups', '$60']]);
    const rendered = await render(JSON.parse(text) as string, facts);
    const contents = rendered.headings.map((heading) => `Contents: ${heading.text}`);
    const tree = await insertFigures(
      rendered,
      ({ alt, caption = '' }) => `<figure>${alt}${caption}</figure>`,
    );
    const sections = articleSections(tree).flatMap(({ heading, html }) => [heading, html]);
    return [...contents, ...sections].join('\n').replaceAll('><', '>\n<');
  }));
