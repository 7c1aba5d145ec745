import { fromHtml } from 'hast-util-from-html';
import { element, isElement, textNode } from '../../lib/hast.ts';
import { replaceNumber, splitSections, type TextSection } from '../../lib/text-sections.ts';

const BREAK_AT_END = /<hr\s*\/?>\s*$/u;

/** The introduction of a legal text and its sections. The numbers of headings stand apart. */
export function legalSections(html: string): TextSection[] {
  const { children } = fromHtml(html, { fragment: true });
  for (const node of children)
    if (isElement(node, 'h2'))
      replaceNumber(node, (number) => [
        element('span', { className: ['legal-text__number'] }, textNode(`${number}.`)),
        textNode(' '),
      ]);
  return splitSections(children);
}

/** Sections in groups: a group ends with a thematic break (`---`), which is removed. */
export function groupSections(sections: readonly TextSection[]): TextSection[][] {
  const groups: TextSection[][] = [[]];
  for (const section of sections) {
    groups.at(-1)?.push({ ...section, html: section.html.replace(BREAK_AT_END, '') });
    if (BREAK_AT_END.test(section.html)) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}
