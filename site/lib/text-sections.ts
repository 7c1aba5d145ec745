import type { Element, ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { isElement } from './hast.ts';
import { splitHeadingNumber } from './heading-number.ts';

/** A section of a text, or what stands before the first. */
export interface TextSection {
  /** The heading as HTML, with the picture directly below it; empty for the introduction. */
  readonly heading: string;
  /** What follows, as HTML. */
  readonly html: string;
}

/** The introduction of a text, which may be empty, and its sections. */
export function splitSections(nodes: readonly RootContent[]): TextSection[] {
  const sections = [{ heading: '', html: '' }];
  nodes.forEach((node, index) => {
    const section = sections.at(-1);
    const source = serialize(node);
    if (isElement(node, 'h2')) sections.push({ heading: source, html: '' });
    else if (section && isElement(node, 'figure') && isElement(nodes[index - 1], 'h2'))
      section.heading += source;
    else if (section) section.html += source;
  });
  return sections;
}

function serialize(node: RootContent): string {
  return toHtml(node, { characterReferences: { useNamedReferences: true }, closeEmptyElements: true });
}

/** Replaces the number at the start of a heading. */
export function replaceNumber(heading: Element, mark: (number: string) => ElementContent[]): void {
  const [first] = heading.children;
  if (first?.type !== 'text') return;
  const numbered = splitHeadingNumber(first.value);
  if (!numbered) return;
  first.value = numbered.words;
  heading.children.unshift(...mark(numbered.number));
}
