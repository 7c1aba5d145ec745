import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isSampleMark } from '../../../site/content/samples.ts';
import { isObject } from '../../shared/schema.ts';
import { pairItems } from './pair-items.ts';

/** The form of content files. Prettier leaves it as it is. */
const YAML_FORMAT = { lineWidth: 0, singleQuote: true } as const;

/**
 * Changes YAML text so that it has the given value. Comments stay with what they belong to, in any order of lists.
 *
 * @throws Error if the text is not YAML
 */
export function editYaml(text: string, value: unknown): string {
  const document = parseDocument(text) as Document;
  if (document.errors[0]) throw document.errors[0];
  if (isDeepStrictEqual(document.toJS(), value)) return text;
  document.contents = changeNode(document, document.contents, value);
  return document.toString(YAML_FORMAT);
}

/** The node with another value, or a new one. A changed text is a sample no more. */
function changeNode(document: Document, node: unknown, value: unknown): Node {
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    if (node.value !== value && isSampleMark(node.comment ?? '')) node.comment = null;
    node.value = value;
    return node;
  }
  if (isMap(node) && isObject(value)) {
    setFlow(node, Object.keys(value).length);
    node.items = changeFields(document, node.items, value);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    setFlow(node, value.length);
    const old = node.items;
    const from = pairItems(node.toJS(document) as unknown[], value);
    const isSpaced = (old[1] as Node | undefined)?.spaceBefore;
    node.items = value.map((item: unknown, index) => {
      const oldIndex = from[index];
      const next = changeNode(document, oldIndex === undefined ? undefined : old[oldIndex], item);
      if (oldIndex === undefined && index > 0 && isSpaced) next.spaceBefore = true;
      return next;
    });
    return node;
  }
  const { comment, commentBefore, spaceBefore } = (node ?? {}) as Partial<Node>;
  return Object.assign(document.createNode(value), { comment, commentBefore, spaceBefore });
}

/** An empty collection is in brackets. One that was empty gets lines. */
function setFlow(node: YAMLMap | YAMLSeq, size: number): void {
  if (node.items.length === 0 || size === 0) node.flow = size === 0;
}

/** Fields keep their order in the file. A new one follows the field that it follows in the value. */
function changeFields(document: Document, old: readonly Pair[], value: Record<string, unknown>): Pair[] {
  const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
  const kept = old.filter((pair) => keyOf(pair) in value);
  for (const pair of kept) pair.value = changeNode(document, pair.value, value[keyOf(pair)]);
  const names = Object.keys(value);
  names.forEach((name, index) => {
    if (kept.some((pair) => keyOf(pair) === name)) return;
    const before = kept.findIndex((pair) => keyOf(pair) === names[index - 1]);
    kept.splice(before + 1, 0, document.createPair(name, value[name]));
  });
  return kept;
}
