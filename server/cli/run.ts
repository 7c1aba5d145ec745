/** One command, from words to exit code: 0 done, 1 not done, 2 written wrongly. */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { OwnerError } from '../owner-error.ts';
import { type Command, parseOptions, UsageError } from './command.ts';
import { connectToStore } from './connect.ts';
import * as reading from './read-commands.ts';
import * as writing from './write-commands.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  list: reading.list,
  show: reading.show,
  stats: reading.stats,
  export: reading.exportLeads,
  retry: writing.retry,
  release: writing.release,
  forget: writing.forget,
  purge: writing.purge,
  backup: writing.backup,
  check: writing.check,
  migrate: writing.migrate,
};

/** Runs one command and speaks on the console. Never rejects for a reason that the owner can do something about. */
export async function runCommand(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    return await run(words, env);
  } catch (error) {
    const known = error instanceof UsageError || error instanceof ConfigError || error instanceof OwnerError;
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
    throw new UsageError(`There is no command "${name}". Try npm run leads -- --help`);
  const { values, positionals } = parse(command, rest);
  if (values.help === true) {
    console.log(help(command));
    return 0;
  }
  const [least, most] = command.words;
  if (positionals.length < least || positionals.length > most) {
    throw new UsageError(`It is written: npm run leads -- ${command.usage}`);
  }
  const config = readConfig(env);
  // Carrying a store over needs the store to itself.
  if (command === writing.migrate) return await command.run({ config, ask: unasked, values, positionals });
  await using connection = await connectToStore(config);
  return await command.run({ config, ask: connection.ask, values, positionals });
}

function parse(command: Command, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: parseOptions(command), allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Written wrongly.');
  }
}

function unasked(): never {
  throw new OwnerError('This command asks no store.');
}

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `npm run leads -- COMMAND\n\n${lines.join('\n')}\n\nMore about one: npm run leads -- COMMAND --help`;
}

function help(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, { about }]) => `  --${name}  ${about}`);
  return [
    `npm run leads -- ${command.usage}`,
    `\n${command.summary}`,
    ...(options.length > 0 ? ['', ...options] : []),
  ].join('\n');
}
