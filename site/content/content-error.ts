/** One mistake in a content file, in words for the owner. */
export interface Problem {
  /** Path from the project root, like `content/salon.yaml`. */
  readonly file: string;
  /** Path of the field inside the file, like `hours[1].opens`; empty if the whole file is meant. */
  readonly field: string;
  /** What was found and what was expected. */
  readonly message: string;
  /** Line in the file, from 1; absent if unknown. */
  readonly line?: number | undefined;
}

/** One line: `content/salon.yaml:12: phone: found "903-555", expected …`. */
export function formatProblem({ file, field, message, line }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${field === '' ? '' : `${field}: `}${message}`;
}

/** Thrown when content cannot be used. Its message lists every problem, one per line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    // Where the code found the mistake does not help to correct it.
    this.stack = `${this.name}: ${this.message}`;
    this.problems = problems;
  }
}

/** Runs something that returns a list; the problems of a ContentError are added to `problems` and the list is empty. */
export function collectProblems<T>(problems: Problem[], run: () => T[]): T[] {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return [];
  }
}
