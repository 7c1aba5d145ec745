/** The shape of a command of `npm run leads`. */
import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { CallOperation } from '../owner/operations.ts';

export interface Context {
  readonly config: Config;
  readonly call: CallOperation;
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

export interface Command {
  /** What follows `npm run leads -- `. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: Readonly<
    Record<string, { readonly type: 'string' | 'boolean'; readonly description: string }>
  >;
  /** How many arguments the command takes. */
  readonly args: readonly [min: number, max: number];
  /** Returns the exit code: 0 for success, 1 for failure. */
  run(context: Context): Promise<number>;
}

/** A wrong command line: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** For programs that only look: they shall not update a store, which a server of the older version could not read then. */
export const NO_MIGRATE = {
  'no-migrate': {
    type: 'boolean',
    description: 'fail if an older server wrote the store, and leave it as it is',
  },
} as const;

export function parseOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  const entries = Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }] as const);
  return { ...Object.fromEntries(entries), help: { type: 'boolean' } };
}
