import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Node } from 'yaml';
import { projectRoot } from '../root.ts';

/** A YAML file, or the front matter of an article or a legal text. */
export interface YamlDocument {
  readonly file: string;
  readonly contents: Node | null;
  readonly lineOf: (node: Node) => number;
}

const FOLDERS = ['content', 'content/pages', 'content/services', 'content/articles', 'content/legal'];

/** The YAML of all content files, including drafts. */
export function yamlDocuments(root = projectRoot()): YamlDocument[] {
  return FOLDERS.flatMap((folder) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .filter((name) => /\.(?:yaml|md)$/u.test(name))
      .sort()
      .map((name) => yamlDocument(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8'))),
  );
}

/** @param text of a YAML file, or of a Markdown file with front matter */
export function yamlDocument(file: string, text: string): YamlDocument {
  const frontMatter = file.endsWith('.md') ? /^---\r?\n([\s\S]*?)\n---/u.exec(text)?.[1] : undefined;
  const lines = new LineCounter();
  const { contents } = parseDocument(frontMatter ?? text, { lineCounter: lines });
  const firstLine = frontMatter === undefined ? 1 : 2;
  return { file, contents, lineOf: ({ range }) => lines.linePos(range?.[0] ?? 0).line + firstLine - 1 };
}
