import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Scalar } from 'yaml';
import { fieldName } from '../describe-issue.ts';
import { fillText, type Facts } from '../facts.ts';
import { legal } from '../index.ts';
import { facts } from '../load.ts';
import { checkText, type FoundLink } from '../markdown/check-text.ts';
import { type MarkdownFile } from '../read.ts';
import { readArticles } from '../read-articles.ts';
import { projectRoot } from '../root.ts';

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
export async function contentEntries(root = projectRoot()): Promise<Entry[]> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const known = facts(root);
  const texts = [...readArticles(root), legal('privacy', root), legal('terms', root)];
  return [
    ...yamlFiles(root).flatMap((file) => yamlEntries(file, read(file), known)),
    ...(await Promise.all(texts.map((text) => markdownEntry(text, read(text.file), root)))),
  ];
}

function yamlFiles(root: string): string[] {
  return ['content', 'content/pages', 'content/services'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

/** One entry for a group of fields, one for each item of a list. */
export function yamlEntries(file: string, yaml: string, known: Facts, firstLine = 1): Entry[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: lines });
  const lineOf = ({ range }: Node) => lines.linePos(range?.[0] ?? 0).line + firstLine - 1;
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

async function markdownEntry(text: Omit<MarkdownFile<unknown>, 'data'>, source: string, root: string) {
  const { passages, links } = await checkText(text, root);
  const frontMatter = source
    .split('\n')
    .slice(1, text.bodyLine - 2)
    .join('\n');
  const fields = yamlEntries(text.file, frontMatter, facts(root), 2).flatMap((entry) => entry.passages);
  return {
    file: text.file,
    line: 1,
    passages: [...fields, ...passages.map((passage) => ({ ...passage, field: '' }))],
    links,
  };
}
