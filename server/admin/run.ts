/** Runs one command line; returns its exit code: 0 for success, 1 for failure, 2 for wrong usage. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { CommandError, ConfigError } from '../errors.ts';
import { Client } from './client.ts';
import { type Command, UsageError } from './command.ts';
import * as reading from './read-commands.ts';
import * as writing from './write-commands.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  list: reading.list,
  show: reading.show,
  answered: writing.answered,
  stats: reading.stats,
  export: reading.exportLeads,
  retry: writing.retry,
  forget: writing.forget,
  purge: writing.purge,
  backup: writing.backup,
  check: writing.check,
};

/** Runs a command and prints its result. An error that the owner can act on is one line. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    return await run(args, env);
  } catch (error) {
    const known =
      error instanceof UsageError || error instanceof ConfigError || error instanceof CommandError;
    console.error(known ? error.message : error);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(
  [name = '--help', ...rest]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(`Unknown command "${name}". For a list: npm run leads -- --help`);
  const { values, positionals } = parse(command, rest);
  if (values.help === true) {
    console.log(help(command));
    return 0;
  }
  const [min, max] = command.args;
  if (positionals.length < min || positionals.length > max)
    throw new UsageError(`Usage: npm run leads -- ${command.usage}`);
  await using client = await Client.connect(readConfig(env));
  return await command.run({ client, values, positionals });
}

function parse(command: Command, args: readonly string[]) {
  const entries = Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }] as const);
  const options = { ...Object.fromEntries(entries), help: { type: 'boolean' as const } };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Wrong options.');
  }
}

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'Usage: npm run leads -- <command> [options]',
    `\nCommands:\n${lines.join('\n')}`,
    '\nOptions of a command: npm run leads -- <command> --help',
  ].join('\n');
}

function help({ usage, summary, options = {} }: Command): string {
  const names = Object.keys(options);
  const width = Math.max(0, ...names.map((name) => name.length));
  const lines = names.map((name) => `  --${name.padEnd(width)}  ${options[name]?.description ?? ''}`);
  return [
    `Usage: npm run leads -- ${usage}`,
    `\n${summary}.`,
    ...(lines.length > 0 ? ['\nOptions:', ...lines] : []),
  ].join('\n');
}
