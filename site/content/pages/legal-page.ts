import { getEntry } from 'astro:content';
import { longDate } from '../salon/dates.ts';
import { fromHtml } from 'hast-util-from-html';
import { groupSections, renderedText, splitSections } from '../markdown/rendered-text.ts';

/**
 * Content of a legal page.
 * @throws Error if the text has a picture, which these pages do not support
 */
export async function legalPage(name: string) {
  const entry = await getEntry('legal', name);
  if (!entry) throw new Error(`content/legal/${name}.md: found no file, expected the text of /${name}`);
  const { html, headings, figures } = renderedText(entry);
  if (figures[0])
    throw new Error(`content/legal/${name}.md: found a picture (${figures[0].alt}), expected text only`);
  const { title, description, lastUpdated, closing } = entry.data;
  const [introduction, ...sections] = splitSections(fromHtml(html, { fragment: true }).children).map(
    ({ heading, parts }) => ({
      heading,
      html: parts.join(''),
    }),
  );
  return {
    title,
    description,
    closing,
    updated: { iso: lastUpdated, text: longDate(lastUpdated) },
    contents: headings,
    introduction: introduction?.html ?? '',
    groups: groupSections(sections),
  };
}
