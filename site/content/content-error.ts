/** One thing wrong in a content file, in the words its owner reads. */
export interface Problem {
  /** Path from the project root, like `content/salon.yaml`. */
  readonly file: string;
  /** Path of the field inside the file, like `hours[1].opens`; empty when the whole file is meant. */
  readonly field: string;
  /** What is wrong: what is there and what is wanted. */
  readonly message: string;
  /** Line in the file, from 1; absent when it is not known. */
  readonly line?: number | undefined;
}

/** One line: `content/salon.yaml: phone: got "903-555", wanted … (line 12)`. */
function lineOf({ file, field, message, line }: Problem): string {
  return `${file}: ${field === '' ? '' : `${field}: `}${message}${line === undefined ? '' : ` (line ${line})`}`;
}

/** Thrown when content cannot be used. Its message lists every problem found, one a line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(lineOf).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
