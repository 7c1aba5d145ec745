import { type ShikiConfig } from '@astrojs/markdown-remark';
import { walk } from './walk.ts';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/**
 * Turns the colours of highlighted code into classes: `color:var(--astro-code-token-keyword)` → `code-keyword`. The site's
 * content security policy refuses style attributes.
 */
export const code: Transformer = {
  name: 'style-to-class',
  preprocess(_text, options) {
    // Half a second for a line is the default; on a busy machine its rest would stay without colour, now and then.
    options.tokenizeTimeLimit = 0;
  },
  pre({ properties }) {
    delete properties.style;
    properties.class = 'prose__code';
  },
  span({ properties }) {
    const token = /token-(?<name>[a-z-]+)/u.exec(String(properties.style))?.groups?.name;
    delete properties.style;
    if (token !== undefined) properties.class = `code-${token}`;
  },
  line(line) {
    // Astro sets the + and - of a diff apart with a style of its own, so that they are not copied along.
    walk(line, ({ properties }) => {
      if (properties.style === undefined) return;
      delete properties.style;
      properties.class = 'code-mark';
    });
  },
};
