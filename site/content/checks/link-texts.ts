import { type Problem } from '../source/problem.ts';
import { type Entry } from './entries.ts';

/** Link texts without a purpose. Source: WCAG 2.2, 2.4.9 Link Purpose (Link Only) (AAA). */
export const VAGUE_LINK =
  /^(?:(?:click )?here|more|read more|learn more|link|this|this page|details|go|continue)?\W*$/iu;

/** Links in a text that do not say where they lead, or use the words of another link. */
export function linkTextProblems({ file, links }: Entry): Problem[] {
  const targets = new Map<string, string>();
  return links.flatMap(({ text, href, line }) => {
    const found = `the link text “${text}”`;
    if (VAGUE_LINK.test(text))
      return [{ file, path: [], line, found, expected: 'words that say where it leads' }];
    const first = targets.get(text) ?? href;
    targets.set(text, first);
    if (first === href) return [];
    return [
      { file, path: [], line, found: `${found} for ${href} and for ${first}`, expected: 'different texts' },
    ];
  });
}
