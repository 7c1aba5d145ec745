import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { fieldName } from '../describe-issue.ts';
import { fillText, type Facts } from '../facts.ts';
import { legal } from '../index.ts';
import { facts } from '../load.ts';
import { checkText, type FoundLink } from '../markdown/check-text.ts';
import { type MarkdownFile } from '../read.ts';
import { readArticles } from '../read-articles.ts';
import { type YamlDocument, yamlDocuments } from './yaml-documents.ts';

/** A text with its place: a value of a YAML file, or a paragraph, heading or table cell of a Markdown file. */
interface Passage {
  readonly line: number | undefined;
  /** Like `[1].local.way`; empty in a Markdown text. */
  readonly field: string;
  /** With facts filled in. */
  readonly text: string;
}

/** What one page has to itself: an article, a legal text, a page's file or an entry of a list. */
export interface Entry {
  /** Path from the project root. */
  readonly file: string;
  /** Line in the file on which it starts. */
  readonly line: number;
  readonly passages: readonly Passage[];
  readonly links: readonly FoundLink[];
}

/** All entries of the content without drafts. Expects files without mistakes. */
export async function contentEntries(root?: string): Promise<Entry[]> {
  const known = facts(root);
  const entries = yamlDocuments(root).flatMap((document) => yamlEntries(document, known));
  const texts = [...readArticles(root), legal('privacy', root), legal('terms', root)];
  return [
    ...entries.filter(({ file }) => file.endsWith('.yaml')),
    ...(await Promise.all(texts.map((text) => textEntry(text, entries, root)))),
  ];
}

/** One entry for a group of fields, one for each item of a list. */
export function yamlEntries({ file, contents, lineOf }: YamlDocument, known: Facts): Entry[] {
  const entry = (node: Node, path: readonly PropertyKey[]): Entry => {
    const passages = textsIn(node, path).map(({ field, scalar }) => ({
      line: lineOf(scalar),
      field,
      text: fillText(scalar.value, known, () => undefined),
    }));
    return { file, line: lineOf(node), passages, links: [] };
  };
  if (isSeq<Node>(contents)) return contents.items.map((item, at) => entry(item, [at]));
  return contents ? [entry(contents, [])] : [];
}

/** The entry of an article or a legal text: its front matter, which is among `entries`, and the text below. */
async function textEntry(
  text: Omit<MarkdownFile<unknown>, 'data'>,
  entries: readonly Entry[],
  root: string | undefined,
): Promise<Entry> {
  const { passages, links } = await checkText(text, root);
  const fields = entries.filter(({ file }) => file === text.file).flatMap((entry) => entry.passages);
  const paragraphs = passages.map((passage) => ({ ...passage, field: '' }));
  return { file: text.file, line: 1, passages: [...fields, ...paragraphs], links };
}

interface Text {
  readonly field: string;
  readonly scalar: Scalar<string>;
}

function textsIn(node: unknown, path: readonly PropertyKey[]): Text[] {
  if (isMap<Scalar<string>>(node))
    return node.items.flatMap(({ key, value }) => textsIn(value, [...path, key.value]));
  if (isSeq(node)) return node.items.flatMap((item, at) => textsIn(item, [...path, at]));
  return isScalar<string>(node) && typeof node.value === 'string'
    ? [{ field: fieldName(path), scalar: node }]
    : [];
}
