/** What a command of `npm run leads` is. */
import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Ask } from '../owner/operations.ts';

export interface Context {
  readonly config: Config;
  readonly ask: Ask;
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

export interface Command {
  /** After `npm run leads -- `. */
  readonly usage: string;
  readonly summary: string;
  /** Every option with one line about it. */
  readonly options?: Readonly<
    Record<string, { readonly type: 'string' | 'boolean'; readonly about: string }>
  >;
  /** How many words follow the command. */
  readonly words: readonly [least: number, most: number];
  /** Returns the exit code: 0 done, 1 not done. */
  run(context: Context): Promise<number>;
}

/** A command that was written wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function parseOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  const entries = Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }] as const);
  return { ...Object.fromEntries(entries), help: { type: 'boolean' } };
}
