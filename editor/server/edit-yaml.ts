import { isDeepStrictEqual } from 'node:util';
import {
  type CST,
  isCollection,
  isMap,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
} from 'yaml';
import { pairItems } from '../shared/pair-items.ts';

/** Replaces a part of the text. Offsets count from the start of the text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A key or list item of a block collection. */
interface Entry {
  /** Offset of the key, or of the dash. */
  readonly start: number;
  readonly value: Node | null;
}

/** The source of an entry: comments, blank lines and indentation before it, then the entry with its last line break. */
interface Piece {
  readonly lead: string;
  readonly body: string;
}

const STYLE = { singleQuote: true, lineWidth: 0 } as const;

/**
 * Changes YAML text so that it has the given value. Everything that has that value already keeps its characters, comments
 * included. Lists keep the source of the items that they keep, in any order.
 *
 * Writing the document with the yaml package would move comments and change the spaces of lists in brackets.
 *
 * @throws Error if the text is not YAML
 */
export function editYaml(text: string, value: unknown): string {
  const { contents, errors } = parseDocument<Node>(text, { keepSourceTokens: true });
  if (errors[0]) throw errors[0];
  if (contents === null) return stringify(value, STYLE);
  return apply(text, nodeEdits(text, contents, value, false), 0, text.length);
}

/** The text from `from` to `to` with all edits in it, which do not overlap. */
function apply(text: string, edits: readonly Edit[], from: number, to: number): string {
  let at = from;
  const parts: string[] = [];
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join('') + text.slice(at, to);
}

function nodeEdits(text: string, node: Node, value: unknown, isInFlow: boolean): Edit[] {
  if (isDeepStrictEqual(plain(node), value)) return [];
  if (isCollection(node) && !node.flow && isSeq(node) === Array.isArray(value) && isObject(value)) {
    const keys = isSeq(node) ? undefined : Object.keys(value);
    if (keys?.length === 0 || (Array.isArray(value) && value.length === 0))
      return [{ ...region(text, node), text: keys ? '{}\n' : '[]\n' }];
    return keys ? mapEdits(text, node as YAMLMap, value) : listEdits(text, node, Object.values(value));
  }
  if (
    isMap(node) &&
    isObject(value) &&
    isDeepStrictEqual(Object.keys(plain(node) as object), Object.keys(value))
  )
    return pairsOf(node).flatMap(({ key, value: child }) =>
      child ? nodeEdits(text, child, value[key], true) : [],
    );
  return [replacement(text, node, value, isInFlow)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function plain(node: Node | null): unknown {
  return node === null ? null : (node.toJSON() as unknown);
}

function pairsOf(map: YAMLMap): { key: string; start: number; value: Node | null }[] {
  return map.items.map((pair) => {
    const key = pair.key as Scalar<string>;
    return { key: key.value, start: key.range?.[0] ?? 0, value: pair.value as Node | null };
  });
}

/** Replaces a scalar, or a collection in brackets. Scalars keep their kind of quotes. */
function replacement(text: string, node: Node, value: unknown, isInFlow: boolean): Edit {
  const [start = 0, end = 0] = node.range ?? [];
  const isFilled = isObject(value) && Object.keys(value).length > 0;
  if (isFilled && !isInFlow && !(isCollection(node) && node.flow && node.items.length > 0)) {
    const indent = ' '.repeat(indentOf(text, start) + 2);
    const lines = stringify(value, STYLE)
      .trimEnd()
      .replaceAll(/^(?=.)/gmu, indent);
    return { start: text.slice(0, start).replace(/ +$/u, '').length, end, text: `\n${lines}` };
  }
  const written = isObject(value) ? flow(value) : scalar(value, node, isInFlow);
  const space = start === end && text[start - 1] === ':' ? ' ' : '';
  // The range of a block of text ends after its last line break.
  return { start, end, text: space + written + (text[end - 1] === '\n' ? '\n' : '') };
}

/** A collection on one line, as Prettier writes it: spaces within braces, none within brackets. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isObject(value)) return scalar(value, undefined, true);
  const pairs = Object.entries(value).map(
    ([key, child]) => `${scalar(key, undefined, true)}: ${flow(child)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

function scalar(value: unknown, old: Node | undefined, isInFlow: boolean): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value.includes('\n')) return JSON.stringify(value);
  const node = new Scalar(value);
  const type = old instanceof Scalar ? old.type : undefined;
  if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') node.type = type;
  else if (isInFlow && /[,[\]{}]/u.test(value)) node.type = 'QUOTE_SINGLE';
  return stringify(node, STYLE).trimEnd();
}

/** Spaces at the start of the line of an offset. A dash counts as a space: its item begins after it. */
function indentOf(text: string, offset: number): number {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ -]*/u.exec(line)?.[0].length ?? 0;
}

/** The end of the line on which an entry ends, after its line break. */
function endOf(text: string, { start, value }: Entry): number {
  const end = Math.max(value?.range?.[1] ?? 0, start + 1);
  if (text[end - 1] === '\n') return end;
  const lineBreak = text.indexOf('\n', end);
  return lineBreak === -1 ? text.length : lineBreak + 1;
}

function entriesOf(node: Node): Entry[] {
  if (isMap(node)) return pairsOf(node);
  const { items } = node.srcToken as CST.BlockSequence;
  const values = isSeq<Node>(node) ? node.items : [];
  return values.map((value, at) => ({
    start: items[at]?.start.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0,
    value,
  }));
}

function region(text: string, node: Node): { start: number; end: number } {
  const entries = entriesOf(node);
  const [first, last] = [entries[0], entries.at(-1)];
  return first && last ? { start: first.start, end: endOf(text, last) } : { start: 0, end: 0 };
}

/** Rebuilds a block collection from the pieces of its entries, with their own edits, and from new ones. */
function rebuild(
  text: string,
  node: Node,
  wanted: readonly { old?: number; value: unknown; added: string }[],
): Edit[] {
  const entries = entriesOf(node);
  const { start, end } = region(text, node);
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const ends = entries.map((entry) => endOf(text, entry));
  const leads = entries.map((entry, at) => (at === 0 ? indent : text.slice(ends[at - 1], entry.start)));
  const blankLine = /^ *\n/u.test(leads[1] ?? '') ? '\n' : '';
  const pieces = wanted.map(({ old, value, added }): Piece => {
    const entry = old === undefined ? undefined : entries[old];
    if (old === undefined || !entry)
      return { lead: blankLine + indent, body: added.replaceAll(/\n(?=.)/gu, `\n${indent}`) };
    const edits = entry.value ? nodeEdits(text, entry.value, value, false) : [];
    const body = apply(text, edits, entry.start, ends[old] ?? end);
    return { lead: leads[old] ?? indent, body: body.endsWith('\n') ? body : `${body}\n` };
  });
  const parts = pieces.map(({ lead, body }, at) => (at === 0 ? lead.trimStart() : lead) + body);
  return [{ start, end, text: parts.join('') }];
}

function mapEdits(text: string, map: YAMLMap, value: Record<string, unknown>): Edit[] {
  const old = pairsOf(map);
  const keys = old.map(({ key }) => key);
  const wanted = Object.keys(value);
  if (isDeepStrictEqual(keys, wanted))
    return old.flatMap(({ key, value: child }) => (child ? nodeEdits(text, child, value[key], false) : []));
  // Fields keep their order in the file. A new one follows the field that it follows in the value.
  const order = keys.filter((key) => key in value);
  wanted.forEach((key, at) => {
    if (!keys.includes(key)) order.splice(order.indexOf(wanted[at - 1] ?? '') + 1, 0, key);
  });
  return rebuild(
    text,
    map,
    order.map((key) => ({
      ...(keys.includes(key) && { old: keys.indexOf(key) }),
      value: value[key],
      added: stringify({ [key]: value[key] }, STYLE),
    })),
  );
}

function listEdits(text: string, list: Node, value: readonly unknown[]): Edit[] {
  const pairs = pairItems(plain(list) as unknown[], value);
  return rebuild(
    text,
    list,
    value.map((item, at) => {
      const old = pairs[at];
      return { ...(old !== undefined && { old }), value: item, added: stringify([item], STYLE) };
    }),
  );
}
