import { type AtRule, type ChildNode, type Container } from 'postcss';

/**
 * Writes a stylesheet without what a browser does not read: comments, empty rules, spaces. Neighbours under the same
 * condition are written under it once.
 */
export function writeStyles(container: Container): string {
  let text = '';
  let open: string | undefined;
  for (const node of container.nodes ?? []) {
    if (node.type !== 'atrule' || !CONDITIONS.includes(node.name) || !node.nodes) {
      const written = write(node);
      if (!written) continue;
      // Between declarations; the last needs none.
      text += node.type === 'decl' && text && !text.endsWith('}') ? `;${written}` : written;
      open = undefined;
      continue;
    }
    const body = writeStyles(node);
    if (!body) continue;
    const head = atHead(node);
    text = head === open ? text.slice(0, -1) : `${text}${head}{`;
    text += `${body}}`;
    open = head;
  }
  return text;
}

/** At-rules that only hold others, so that two neighbours are one. */
const CONDITIONS = ['media', 'supports', 'layer', 'container'];

function write(node: ChildNode): string {
  switch (node.type) {
    case 'comment':
      return '';
    case 'decl':
      return `${node.prop}:${tight(node.value)}${node.important ? '!important' : ''}`;
    case 'rule': {
      const body = writeStyles(node);
      return body && `${node.selectors.join(',')}{${body}}`;
    }
    case 'atrule': {
      if (!node.nodes) return `${atHead(node)};`;
      const body = writeStyles(node);
      return body && `${atHead(node)}{${body}}`;
    }
  }
}

function atHead({ name, params }: AtRule): string {
  const bare = tight(params);
  return bare.startsWith('(') || !bare ? `@${name}${bare}` : `@${name} ${bare}`;
}

/** Leaves out the spaces around commas, slashes and stars, except in strings: only `+` and `-` need theirs. */
function tight(text: string): string {
  return text
    .trim()
    .replaceAll(
      /("[^"]*"|'[^']*')|\s*([,*/])\s*/gu,
      (_, string?: string, sign?: string) => string ?? sign ?? '',
    );
}
