import { type ContentOf, siteContent } from '../content.ts';
import { renderText } from '../markdown/render-text.ts';
import { groupSections, legalSections } from '../markdown/sections.ts';
import { longDate } from '../salon/dates.ts';

/** What the page of a legal text shows. */
export async function legalPage(entry: ContentOf<'legal'>[number]) {
  const { html, headings } = await renderText(siteContent(), entry);
  const [introduction, ...sections] = legalSections(html);
  return {
    title: entry.title,
    updated: { iso: entry.lastUpdated, text: longDate(entry.lastUpdated) },
    contents: headings,
    introduction: introduction?.html ?? '',
    groups: groupSections(sections),
  };
}
