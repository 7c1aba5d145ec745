import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { type Content } from '../content.ts';
import { checkText, type FoundLink } from '../markdown/check-text.ts';
import { type Kind, registry } from '../registry.ts';
import { fillText } from '../salon/placeholders.ts';
import { type FieldPath, type Problem } from '../source/problem.ts';
import { type Source } from '../source/read.ts';

/** A text with its place: a value of a YAML file, or a paragraph, heading or table cell of a Markdown file. */
interface Passage {
  readonly line: number | undefined;
  /** Empty in a Markdown text. */
  readonly path: FieldPath;
  /** With placeholders filled in. */
  readonly text: string;
}

/** What one page has to itself: an article, a legal text, a page's file or an entry of a list. */
export interface Entry {
  readonly kind: Kind;
  /** Path from the project root. */
  readonly file: string;
  readonly passages: readonly Passage[];
  readonly links: readonly FoundLink[];
}

/** A rule that texts should follow, and what breaks it. */
export type Rule = (entry: Entry) => Problem[];

/** All entries of the content without drafts. Expects files without mistakes. */
export async function contentEntries(content: Content): Promise<Entry[]> {
  const entries = (Object.keys(registry) as Kind[]).flatMap((kind) =>
    content.files(kind).map(async (file) => {
      const source = content.source(file);
      if (source.document.get('draft') === true) return [];
      const [entry, ...more] = fieldEntries(kind, source, content);
      if (!entry || !file.endsWith('.md')) return entry ? [entry, ...more] : [];
      const { passages, links } = await checkText(content, source);
      const texts = passages.map((passage) => ({ ...passage, path: [] }));
      return [{ ...entry, passages: [...entry.passages, ...texts], links }];
    }),
  );
  return (await Promise.all(entries)).flat();
}

/** One entry for a group of fields, one for each item of a list. */
function fieldEntries(kind: Kind, { file, document, lineOf }: Source, { placeholders }: Content): Entry[] {
  const entry = (node: unknown, path: FieldPath): Entry => ({
    kind,
    file,
    links: [],
    passages: textsIn(node, path).map((passage) => ({
      ...passage,
      line: lineOf(passage.path),
      text: fillText(passage.text, placeholders),
    })),
  });
  const { contents } = document;
  return isSeq<Node>(contents)
    ? contents.items.map((item, index) => entry(item, [index]))
    : [entry(contents, [])];
}

function textsIn(node: unknown, path: FieldPath): { path: FieldPath; text: string }[] {
  if (isMap<Scalar<string>>(node))
    return node.items.flatMap(({ key, value }) => textsIn(value, [...path, key.value]));
  if (isSeq(node)) return node.items.flatMap((item, index) => textsIn(item, [...path, index]));
  return isScalar(node) && typeof node.value === 'string' ? [{ path, text: node.value }] : [];
}
