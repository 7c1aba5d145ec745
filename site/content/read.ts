import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { type z } from 'zod';
import { ContentError, type Problem } from './content-error.ts';
import { describeIssue, fieldName } from './describe-issue.ts';
import { projectRoot } from './root.ts';

export interface ReadOptions {
  /** Folder that contains `content/`, by default the project's own. Only tests pass it. */
  readonly root?: string | undefined;
  /** Runs on the parsed data before the schema checks it. Returns the data to check and may report problems. */
  readonly prepare?: ((data: unknown, report: Report) => unknown) | undefined;
}

/** Checks data that its schema has accepted, together with the text below it; a YAML file has none. */
export type Review<T> = (data: T, body: string, report: Report) => void;

interface Reviewed<S extends z.ZodType> {
  readonly review?: Review<z.infer<S>> | undefined;
}

/** Reports a problem at a path of the data. All problems of a file are thrown together. */
export type Report = (path: readonly PropertyKey[], message: string) => void;

/** A Markdown file with front matter. */
export interface MarkdownFile<T> {
  readonly data: T;
  /** The Markdown below the front matter. */
  readonly body: string;
  /** Path from the project root, for messages. */
  readonly file: string;
  /** Line of the file on which `body` starts, from 1. */
  readonly bodyLine: number;
}

interface Source {
  readonly file: string;
  readonly yaml: string;
  /** Line of the file on which the YAML starts, from 1. */
  readonly firstLine: number;
}

/**
 * Reads a YAML file and checks it.
 *
 * @param file path from the project root, like `content/salon.yaml`
 * @throws ContentError that lists every problem with file, line, field, what was found and what was expected
 */
export function readYaml<S extends z.ZodType>(
  file: string,
  schema: S,
  options: ReadOptions & Reviewed<S> = {},
): z.infer<S> {
  return check({ file, yaml: contents(file, options.root), firstLine: 1 }, '', schema, options);
}

/**
 * Reads a Markdown file that starts with front matter between two lines of `---`, and checks the front matter.
 *
 * @param file path from the project root
 * @throws ContentError as {@link readYaml} does
 */
export function readMarkdown<S extends z.ZodType>(
  file: string,
  schema: S,
  options: ReadOptions & Reviewed<S> = {},
): MarkdownFile<z.infer<S>> {
  const { yaml, ...text } = splitMarkdown(file, options.root);
  return { data: check({ file, yaml, firstLine: 2 }, text.body, schema, options), ...text };
}

/**
 * The two parts of a Markdown file, neither of them checked.
 *
 * @throws ContentError if the file has no front matter
 */
export function splitMarkdown(
  file: string,
  root?: string,
): Omit<MarkdownFile<unknown>, 'data'> & { yaml: string } {
  const parts = /^---\n(?<yaml>[\s\S]*?\n)---\n(?<body>[\s\S]*)$/u.exec(contents(file, root))?.groups;
  if (!parts)
    throw new ContentError([
      { file, field: '', message: 'found no front matter, expected it between two lines of --- at the top' },
    ]);
  const { yaml = '', body = '' } = parts;
  return { yaml, body, file, bodyLine: yaml.split('\n').length + 2 };
}

function contents(file: string, root = projectRoot()): string {
  try {
    return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    throw new ContentError([
      { file, field: '', message: `found no readable file: ${(error as Error).message}` },
    ]);
  }
}

function check<S extends z.ZodType>(
  source: Source,
  body: string,
  schema: S,
  { prepare = (data) => data, review }: ReadOptions & Reviewed<S>,
): z.infer<S> {
  const { document, lineAt } = parse(source);
  const problems: Problem[] = [];
  const report: Report = (path, message) => {
    const offset = offsetOf(document, path);
    const line = offset === undefined ? undefined : lineAt(offset);
    problems.push({ file: source.file, field: fieldName(path), message, line });
  };
  const data = prepare(document.toJS(), report);
  const result = schema.safeParse(data);
  for (const issue of result.error?.issues ?? [])
    for (const { path, message } of describeIssue(issue, data)) report(path, message);
  if (result.success) review?.(result.data, body, report);
  if (!result.success || problems.length > 0) throw new ContentError(problems);
  return result.data;
}

/** @throws ContentError if the text is not YAML */
function parse({ file, yaml, firstLine }: Source) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0)
    throw new ContentError(
      document.errors.map(({ message, pos }) => ({
        file,
        field: '',
        message: `found invalid YAML: ${message}`,
        line: lineAt(pos[0]),
      })),
    );
  return { document, lineAt };
}

/** Offset of a path in the text; of its nearest existing parent if the path does not exist. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const range = (node as { range?: readonly number[] } | undefined)?.range;
    if (range) return range[0];
  }
  return undefined;
}
