/** HTML as a tree, as rehype has it. */
import type { Element, ElementContent, RootContent, Text } from 'hast';

export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element {
  return { type: 'element', tagName, properties, children };
}

export function textNode(value: string): Text {
  return { type: 'text', value };
}

export function isElement(node: RootContent | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && names.includes(node.tagName);
}
