/** The shape of a command of `npm run leads`. */
import type { Client } from './client.ts';

export interface Context {
  readonly client: Client;
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
