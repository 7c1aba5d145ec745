import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { type z } from 'zod';
import { ContentError, type Problem } from './content-error.ts';
import { describeIssue, fieldName } from './describe-issue.ts';
import { keptFronts, type KeptFronts } from './kept-fronts.ts';
import { projectRoot } from './root.ts';

export { ContentError, type Problem } from './content-error.ts';
export { projectRoot } from './root.ts';

export interface ReadOptions {
  /** Folder that holds `content/`; the project's own when not given. Tests read from a folder of theirs. */
  readonly root?: string | undefined;
  /** Runs on the parsed data before it is checked. It returns the data to check, and may report problems. */
  readonly prepare?: ((data: unknown, report: Report) => unknown) | undefined;
}

/** Looks at data that its schema has passed, together with the text below them, and reports what it dislikes. */
export type Review<T> = (data: T, body: string, report: Report) => void;

/** Reports a problem at a path of the data, to be thrown with all the others. */
export type Report = (path: readonly PropertyKey[], message: string) => void;

/** A Markdown file with front matter, as read. */
export interface MarkdownFile<T> {
  readonly data: T;
  /** The Markdown below the front matter. */
  readonly body: string;
  /** Path from the project root, for messages. */
  readonly file: string;
  /** Line of the file on which `body` starts, from 1. */
  readonly bodyLine: number;
}

/**
 * Reads a YAML file and checks it.
 *
 * @param file path from the project root, like `content/salon.yaml`
 * @throws ContentError that lists every problem: file, field, what is there, what is wanted
 */
export function readYaml<S extends z.ZodType>(
  file: string,
  schema: S,
  options: ReadOptions = {},
): z.infer<S> {
  return check(file, contents(file, options.root), 1, schema, options);
}

/**
 * Reads a Markdown file whose front matter stands between two lines of `---`, and checks the front matter.
 *
 * @param file path from the project root
 * @throws ContentError as {@link readYaml} does
 */
export function readMarkdown<S extends z.ZodType>(
  file: string,
  schema: S,
  options: ReadOptions & { readonly review?: Review<z.infer<S>> | undefined } = {},
): MarkdownFile<z.infer<S>> {
  const text = contents(file, options.root);
  const parts = /^---\n(?<front>[\s\S]*?\n)---\n(?<body>[\s\S]*)$/u.exec(text)?.groups;
  if (!parts)
    throw new ContentError([{ file, field: '', message: 'wanted front matter between two lines of ---' }]);
  const { front = '', body = '' } = parts;
  const data = check(file, front, 2, schema, {
    ...options,
    kept: keptFronts(),
    review: (checked: z.infer<S>, report) => options.review?.(checked, body, report),
  });
  return { data, body, file, bodyLine: front.split('\n').length + 2 };
}

function contents(file: string, root = projectRoot()): string {
  try {
    return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    throw new ContentError([{ file, field: '', message: `cannot be read: ${(error as Error).message}` }]);
  }
}

/** Parses YAML that starts on line `firstLine` of its file, prepares and checks it. */
function check<S extends z.ZodType>(
  file: string,
  text: string,
  firstLine: number,
  schema: S,
  {
    prepare = (data) => data,
    review,
    kept,
  }: ReadOptions & {
    readonly review?: (data: z.infer<S>, report: Report) => void;
    readonly kept?: KeptFronts;
  },
): z.infer<S> {
  const said = kept?.asked.get(text) ?? kept?.before.get(text);
  const read: unknown = said ?? parse(file, text, firstLine).document.toJS();

  const problems: Problem[] = [];
  const report: Report = (path, message) => {
    const { document, lineAt } = parse(file, text, firstLine);
    const offset = offsetOf(document, path);
    const line = offset === undefined ? undefined : lineAt(offset);
    problems.push({ file, field: fieldName(path), message, line });
  };
  const data = prepare(read, report);
  const result = schema.safeParse(data);
  for (const issue of result.error?.issues ?? [])
    for (const { path, message } of describeIssue(issue, data)) report(path, message);
  if (result.success) review?.(result.data, report);
  if (!result.success || problems.length > 0) throw new ContentError(problems);
  kept?.asked.set(text, read);
  return result.data;
}

/** @throws ContentError where the text is no YAML */
function parse(file: string, text: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0)
    throw new ContentError(
      document.errors.map(({ message, pos }) => ({
        file,
        field: '',
        message: `not readable as YAML: ${message}`,
        line: lineAt(pos[0]),
      })),
    );
  return { document, lineAt };
}

/** Where a path stands in the text; where the nearest thing around it stands when the path is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const range = (node as { range?: readonly number[] } | undefined)?.range;
    if (range) return range[0];
  }
  return undefined;
}
