/** Errors whose message explains to the operator what to do. They are shown without a stack. */

/** A setting that cannot be used. Its message has one line for each wrong variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A command of `npm run leads` that failed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The code of an error, such as ECONNREFUSED; undefined when it has none. */
export function codeOf(error: unknown): string | undefined {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
