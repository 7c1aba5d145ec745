import type { Root } from 'hast';
import { walk } from './walk.ts';

/** A link of a text, as it was written. */
export interface FoundLink {
  readonly href: string;
  /** Line of the file, from 1; undefined where the parser tells none. */
  readonly line: number | undefined;
}

/** Links within the site stay in the tab; all others open in a new one, which cannot reach back. Collects them all. */
export function links({ found }: { found: FoundLink[] }) {
  return (tree: Root): void => {
    walk(tree, ({ tagName, properties, position }) => {
      const { href } = properties;
      if (tagName !== 'a' || typeof href !== 'string') return;
      found.push({ href, line: position?.start.line });
      if (/^(?:#|\/(?!\/))/u.test(href)) return;
      Object.assign(properties, { target: '_blank', rel: ['noopener'] });
    });
  };
}
