/** Path of a field in a file: `['hours', 1, 'opens']`; empty for the whole file. */
export type FieldPath = readonly (string | number)[];

/**
 * One problem in a content file, as data. It becomes a sentence where it is shown: by `formatProblem` in a terminal, and in
 * the editor in the words of its forms. No code parses sentences.
 */
export interface Problem {
  /** Path from the project root, like `content/salon.yaml`. */
  readonly file: string;
  /** Line in the file, from 1; undefined if unknown. */
  readonly line?: number | undefined;
  readonly path: FieldPath;
  /** What the file has, in words that follow "found". */
  readonly found: string;
  /** What it should have, in words that follow "expected". */
  readonly expected: string;
  /** The value that `found` describes, for the editor, which shows values in its own way; undefined if there is none. */
  readonly value?: unknown;
  /** Where nothing was found: `empty` if any value will do, `missing` if only what `expected` says. */
  readonly code?: 'empty' | 'missing';
}

/** A problem without its location. */
export type Finding = Pick<Problem, 'found' | 'expected'>;

/** `['hours', 1, 'opens']` as `hours[1].opens`. */
function formatPath(path: FieldPath): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`))
    .join('');
}

/** `found "9am", expected …` */
export function problemWords({ found, expected }: Finding): string {
  return `found ${found}, expected ${expected}`;
}

/** One line: `content/salon.yaml:12: phone: found "903-555", expected …`. */
export function formatProblem({ file, path, line, ...words }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const field = path.length === 0 ? '' : `${formatPath(path)}: `;
  return `${place}: ${field}${problemWords(words)}`;
}

/** Thrown when content cannot be used. Its message lists every problem, one per line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    // A stack trace does not help to correct a content file.
    this.stack = `${this.name}: ${this.message}`;
    this.problems = problems;
  }
}

/** The problems of the ContentError that `run` throws; none if it throws nothing. */
export function problemsOf(run: () => unknown): readonly Problem[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
