import { type ShikiConfig } from '@astrojs/markdown-remark';
import { visit } from 'unist-util-visit';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/**
 * Shiki transformer: turns the colors of highlighted code into classes, `color:var(--astro-code-token-keyword)` →
 * `code-keyword`. The content security policy refuses style attributes.
 */
export const codeTransformer: Transformer = {
  name: 'style-to-class',
  preprocess(_text, options) {
    // By default Shiki gives up on a line after 500 ms, which happens on a busy machine.
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
    // Astro styles the + and - of a diff so that they are not copied with the code.
    visit(line, 'element', ({ properties }) => {
      if (properties.style === undefined) return;
      delete properties.style;
      properties.class = 'code-mark';
    });
  },
};
