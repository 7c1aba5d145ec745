import { AdminApiError } from '../../contact/admin-api.ts';

/** A refusal in the owner's words: the cause, and one step that helps. */
export class EditorError extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode = 409) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Git has failed. `output` is what it wrote. */
export class GitError extends Error {
  readonly output: string;
  readonly isTimeout: boolean;

  constructor(output: string, isTimeout = false) {
    super(`Git: ${output.split('\n').slice(-3).join(' ')}`);
    this.output = output;
    this.isTimeout = isTimeout;
  }
}

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /index\.lock|cannot lock ref|Unable to create .*\.lock/u,
    'Another Git program is at work here, or was ended too early. Wait a minute. If it stays, whoever set up the editor deletes the file .git/index.lock.',
  ],
  [
    /dubious ownership/u,
    'This folder belongs to another user of the computer. Whoever set up the editor gives it to the user who runs the editor.',
  ],
  [
    /not a git repository/iu,
    'This folder is no copy of the site’s repository, so nothing can be published from it. Whoever set up the editor makes one with git clone.',
  ],
  [
    /could not resolve host|could not connect|connection (?:refused|timed out|reset)|network is unreachable|no route to host|operation timed out|failed to connect|temporary failure in name resolution/iu,
    'There is no connection to the place that you publish to. Check the internet connection, and publish again.',
  ],
  [
    /does not appear to be a git repository|repository .*not found|does not exist/iu,
    'There is no repository at the place that you publish to. Whoever set up the editor checks EDITOR_REMOTE.',
  ],
  [
    /permission denied|authentication failed|could not read (?:username|password)|terminal prompts disabled|host key verification failed|access rights|invalid credentials|returned error: 403/iu,
    'The place that you publish to does not let this editor in. Whoever set up the editor checks its key or password.',
  ],
  [
    /no space left|disk quota/iu,
    'The disk is full. Whoever set up the editor makes room, then publish again.',
  ],
  [
    /non-fast-forward|fetch first|stale info|remote ref updated since/u,
    'Somebody else has published in this minute. Publish again to add yours.',
  ],
  [
    /failed to push/u,
    'The place that you publish to refused your changes. Whoever set up the editor finds the reason in its log.',
  ],
];

const STATUSES: Partial<Record<number, string>> = {
  413: 'This is too large. A photo may have 40 MB.',
  415: 'This kind of file cannot be used.',
};

/** What went wrong and what helps, for the owner. Undefined for what only an engineer understands. */
export function causeOf(error: unknown): string | undefined {
  if (error instanceof EditorError || error instanceof AdminApiError) return error.message;
  const { code, syscall = '', statusCode = 0 } = error as NodeJS.ErrnoException & { statusCode?: number };
  if (code === 'ENOENT')
    return syscall.includes('git')
      ? 'Git is not installed on this computer. Whoever set up the editor installs it.'
      : 'This is not there any more.';
  if (!(error instanceof GitError)) return STATUSES[statusCode];
  if (error.isTimeout)
    return 'The place that you publish to does not answer. Check the internet connection, and publish again.';
  return CAUSES.find(([pattern]) => pattern.test(error.output))?.[1];
}

/** What went wrong, for the owner. Logs what the server has failed at. */
export function explain(error: unknown): string {
  const { statusCode = 500 } = error as { statusCode?: number };
  const cause = causeOf(error);
  if (statusCode >= 500 && !(error instanceof AdminApiError)) console.error(error);
  return (
    cause ??
    'That did not work. Try again. If it stays, whoever set up the editor finds the cause in its log.'
  );
}
