import { longDate } from '../salon/dates.ts';
import { fromHtml } from 'hast-util-from-html';
import { siteContent } from '../content.ts';
import { renderText } from '../markdown/render-text.ts';
import { groupSections, splitSections } from '../markdown/sections.ts';

/**
 * Content of a legal page.
 * @throws Error if the text has a picture, which these pages do not support
 */
export async function legalPage(name: string) {
  const content = siteContent();
  const entry = content.get('legal').find(({ slug }) => slug === name);
  if (!entry) throw new Error(`content/legal/${name}.md: found no file, expected the text of /${name}`);
  const { html, headings, figures } = await renderText(content, entry);
  if (figures[0])
    throw new Error(`content/legal/${name}.md: found a picture (${figures[0].alt}), expected text only`);
  const { title, description, lastUpdated, closing } = entry;
  const [introduction, ...sections] = splitSections(fromHtml(html, { fragment: true }).children);
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
