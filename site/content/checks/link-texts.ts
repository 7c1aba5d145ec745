import { type Problem } from '../content-error.ts';
import { type Entry } from './entries.ts';

/** Link texts without a purpose. Source: WCAG 2.2, 2.4.9 Link Purpose (Link Only) (AAA). */
export const VAGUE_LINK =
  /^(?:(?:click )?here|more|read more|learn more|link|this|this page|details|go|continue)?\W*$/iu;

/** Reports links in a text that do not say where they lead, or use the words of another link. */
export function linkTextProblems({ file, links }: Entry): Problem[] {
  const targets = new Map<string, string>();
  return links.flatMap(({ text, href, line }) => {
    const problem = (message: string) => [{ file, field: '', line, message }];
    if (VAGUE_LINK.test(text))
      return problem(`found the link text “${text}”, expected words that say where it leads`);
    const other = targets.get(text) ?? href;
    targets.set(text, other);
    if (other === href) return [];
    return problem(`found the link text “${text}” for ${href} and for ${other}, expected different texts`);
  });
}
