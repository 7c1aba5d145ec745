import { load } from 'cheerio';

import { type Section } from './search-index.ts';

const BLOCKS = 'blockquote, dd, div, dt, figure, figcaption, h2, h3, h4, li, p';

/** Splits a rendered article at its second-level headings, as plain text without code blocks. */
export function sectionsOf(html: string): Section[] {
  const $ = load(html, undefined, false);
  $('pre').remove();
  $('th, td').not(':last-child').append(' · ');
  $('tr').append('. ');
  $(BLOCKS).append(' ');
  const sections: { id: string; heading: string; text: string }[] = [{ id: '', heading: '', text: '' }];
  for (const element of $.root().children()) {
    const text = $(element).text().replaceAll(/\s+/gu, ' ');
    if (element.tagName === 'h2')
      sections.push({ id: $(element).attr('id') ?? '', heading: text.trim(), text: '' });
    else {
      const section = sections.at(-1);
      if (section) section.text = `${section.text} ${text.trim()}`.trim();
    }
  }
  return sections.filter(({ heading, text }) => heading !== '' || text !== '');
}
