import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { describeIssue, errorMap } from './issues.ts';
import { ContentError, type FieldPath, type Problem } from './problem.ts';

/** A content file as parsed, not yet checked by a schema. */
export interface Source {
  /** Path from the project root. */
  readonly file: string;
  /** The YAML, or the front matter of a Markdown file. */
  readonly document: Document;
  /** The Markdown below the front matter; empty for a YAML file. */
  readonly body: string;
  /** Line of the file on which `body` starts, from 1. */
  readonly bodyLine: number;
  /** Line of a field, or of its nearest parent that exists; undefined for the whole file. */
  readonly lineOf: (path: FieldPath) => number | undefined;
}

/** Adds a problem of a field. `found` and `expected` as in Problem. */
export type Report = (path: FieldPath, found: string, expected: string) => void;

/** Front matter between two lines of `---`, and the text below. The editor matches files as they are on disk, too. */
export const FRONT_MATTER =
  /^(?<start>\s*---[ \t]*\r?\n)(?<yaml>(?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)(?<body>[\s\S]*)$/u;

/**
 * Parses a YAML file, or a Markdown file with front matter.
 * @param text with Unix line ends
 * @throws ContentError
 */
export function parseSource(file: string, text: string): Source {
  const problem = (found: string, expected: string, line?: number): Problem => ({
    file,
    line,
    path: [],
    found,
    expected,
  });
  const isMarkdown = file.endsWith('.md');
  const parts = isMarkdown ? FRONT_MATTER.exec(text)?.groups : { yaml: text };
  if (!parts) throw new ContentError([problem('no front matter', 'it between two lines of --- at the top')]);
  const { yaml = '', body = '' } = parts;
  const yamlLine = isMarkdown ? lineAt(text, text.indexOf('---')) + 1 : 1;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineOfOffset = (offset: number) => counter.linePos(offset).line + yamlLine - 1;
  const spaces = [...yaml.matchAll(WIDE_SPACE)].map(({ index }) =>
    problem(
      'a space that is not an ordinary one',
      'an ordinary space here',
      lineAt(yaml, index) + yamlLine - 1,
    ),
  );
  const errors = document.errors.map(({ code, message, pos }) =>
    code === 'TAB_AS_INDENT'
      ? problem('a tab at the beginning of a line', 'spaces', lineOfOffset(pos[0]))
      : problem(`invalid YAML: ${message}`, 'lines like those around it', lineOfOffset(pos[0])),
  );
  if (spaces.length + errors.length > 0) throw new ContentError([...spaces, ...errors]);
  const lineOf = (path: FieldPath) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? undefined : lineOfOffset(offset);
  };
  return { file, document, body, bodyLine: yamlLine + yaml.split('\n').length, lineOf };
}

/** A non-breaking or other wide space where YAML needs an ordinary one: in the indentation, or after a key or a dash. */
const WIDE_SPACE = /(?<=^[ \t]*(?:- *)*(?:[\w-]+: *)?)[\u00A0\u2000-\u200A\u202F\u3000]/gmu;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Offset of a path in the text; of its nearest existing parent if the path does not exist. */
function offsetOf(document: Document, path: FieldPath): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const range = (node as { range?: readonly number[] } | undefined)?.range;
    if (range) return range[0];
  }
  return undefined;
}

/**
 * The data of a file as its schema returns it.
 *
 * @param prepare runs before the schema checks the data, returns what it checks, and may report problems
 * @throws ContentError with all problems of the file
 */
export function checkSource<S extends z.ZodType>(
  source: Source,
  schema: S,
  prepare: (data: unknown, report: Report) => unknown = (data) => data,
): z.output<S> {
  const problems: Problem[] = [];
  const add = (problem: Omit<Problem, 'file' | 'line'>) =>
    problems.push({ file: source.file, line: source.lineOf(problem.path), ...problem });
  const data = prepare(source.document.toJS(), (path, found, expected) => add({ path, found, expected }));
  const result = schema.safeParse(data, { error: errorMap });
  for (const issue of result.error?.issues ?? []) describeIssue(issue, data).forEach(add);
  if (!result.success || problems.length > 0) throw new ContentError(problems);
  return result.data;
}
