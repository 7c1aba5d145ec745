/** The commands of `npm run leads`. */
import { parseArgs } from 'node:util';
import { LEAD_STATES, type LeadSummary, type AdminApi, AdminApiError } from '../../contact/admin-api.ts';
import { type Config, readConfig } from '../config.ts';
import { codeOf, CommandError, ConfigError } from '../errors.ts';
import { createMailer } from '../leads/mail.ts';
import { openStore } from '../leads/open-store.ts';
import { backUp, checkBackups, copyStoreTo } from './backup.ts';
import { isServerRunning, withAdminApi } from './client.ts';
import { toCsv } from './csv.ts';
import { formatLead, formatListEntry } from './print.ts';
import { restore } from './restore.ts';
import { countLeads, isStoreOpen, storeFile } from './store-file.ts';
import { parseSince } from './time.ts';

/** A wrong command line: exit code 2. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OPTIONS = {
  all: { type: 'boolean' },
  'all-parked': { type: 'boolean' },
  csv: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  identity: { type: 'string' },
  json: { type: 'boolean' },
  since: { type: 'string' },
  state: { type: 'string' },
  suspected: { type: 'boolean' },
  undo: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly argument?: 'required' | 'optional';
  readonly options?: readonly (keyof typeof OPTIONS)[];
  /** @throws CommandError, UsageError */
  run(config: Config, values: Values, argument: string): Promise<void>;
}

const FILTERS = '[--state STATES] [--since WHEN] [--suspected]';
const FILTER_OPTIONS = ['state', 'since', 'suspected'] as const;
const leadCount = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);
const printJson = (value: unknown) => {
  console.log(JSON.stringify(value, null, 2));
};

const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    usage: `list [--all] ${FILTERS} [--json]`,
    summary: 'List leads that are not answered (--all: all), oldest first',
    options: ['all', ...FILTER_OPTIONS, 'json'],
    run: async (config, values) => {
      const unanswered = values.all !== true && values.state === undefined;
      await withAdminApi(config, async (api) => {
        const found = await findLeads(api, values, unanswered);
        if (values.json === true) {
          printJson(found);
          return;
        }
        for (const lead of found) console.log(`${formatListEntry(lead, Date.now())}\n`);
        console.log(`${leadCount(found.length)}.`);
        const parked = found.filter(({ state }) => state === 'parked').length;
        if (parked > 0)
          console.error(`\nWARNING: ${parked} parked. To retry: npm run leads -- retry --all-parked`);
      });
    },
  },
  show: {
    usage: 'show ID [--json]',
    summary: 'Show one lead with its deliveries and consent records',
    argument: 'required',
    options: ['json'],
    run: async (config, values, id) => {
      await withAdminApi(config, async (api) => {
        const lead = await api.show(id);
        if (values.json === true) printJson(lead);
        else console.log(formatLead(lead, await api.timeZone()));
      });
    },
  },
  answered: {
    usage: 'answered ID [--undo]',
    summary: 'Mark a lead as answered, so that list leaves it out',
    argument: 'required',
    options: ['undo'],
    run: async (config, { undo = false }, id) => {
      await withAdminApi(config, async (api) => {
        await api.setAnswered(id, !undo);
        console.log(`Marked 1 lead as ${undo ? 'not answered' : 'answered'}.`);
      });
    },
  },
  export: {
    usage: `export --csv|--json ${FILTERS}`,
    summary: 'Write leads to standard output',
    options: ['csv', 'json', ...FILTER_OPTIONS],
    run: async (config, values) => {
      const { csv = false, json = false } = values;
      if (csv === json) throw new UsageError('expected either --csv or --json');
      await withAdminApi(config, async (api) => {
        const found = await findLeads(api, values, false);
        process.stdout.write(csv ? toCsv(found, await api.timeZone()) : `${JSON.stringify(found)}\n`);
      });
    },
  },
  retry: {
    usage: 'retry ID | retry --all-parked',
    summary: 'Deliver leads now that were given up, are waiting, or were only kept',
    argument: 'optional',
    options: ['all-parked'],
    run: async (config, values, id) => {
      const all = values['all-parked'] === true;
      if (all === (id !== '')) throw new UsageError('expected either the id of a lead or --all-parked');
      await withAdminApi(config, async (api) => {
        const count = await (all ? api.retryParked() : api.retry(id));
        if (!all && count === 0) throw new CommandError(`${id}: nothing to deliver`);
        console.log(`Queued ${leadCount(count)} for delivery.`);
      });
    },
  },
  forget: {
    usage: 'forget EMAIL|PHONE',
    summary: "Erase a person's messages",
    argument: 'required',
    run: async (config, _values, person) => {
      await withAdminApi(config, async (api) => {
        const { leads: count, consentsKept } = await api.forget(person);
        console.log(`Erased ${leadCount(count)}, with client address and browser.`);
        console.log(
          `Kept ${consentsKept} consent record${consentsKept === 1 ? '' : 's'} for 5 years (agreement, answer, phone ` +
            'number, page, time): the law asks for proof of consent to texts.',
        );
      });
    },
  },
  backup: {
    usage: 'backup [FILE]',
    summary: 'Write a backup to DATA_DIR/backups, or an unencrypted copy of the store to FILE',
    argument: 'optional',
    run: async (config, _values, copy) => {
      const { file, count } =
        copy === '' ? await backUp(config) : { file: copy, count: await copyStoreTo(config, copy) };
      console.log(`Wrote ${leadCount(count)} to ${file}.`);
    },
  },
  restore: {
    usage: 'restore FILE [--identity KEYFILE]',
    summary: 'Put a backup in the place of the store, while the server is stopped',
    argument: 'required',
    options: ['identity'],
    run: async (config, { identity }, file) => {
      const isRunning =
        config.databaseUrl === undefined
          ? isStoreOpen(config.dataDir)
          : await isServerRunning(config.dataDir);
      if (isRunning) throw new CommandError('The server is running. Stop it first.');
      const { count, before } = await restore(config, file, identity);
      console.log(`Restored ${leadCount(count)}.`);
      if (before !== undefined) console.log(`What was there before is in ${before}.`);
    },
  },
  report: {
    usage: 'report TEXT',
    summary: 'Mail a problem to MAIL_TO',
    argument: 'required',
    run: async ({ mail }, _values, problem) => {
      if (mail === undefined) throw new CommandError('SMTP_URL and MAIL_TO are not set: nobody is told.');
      await createMailer(mail).sendProblem(problem, `${problem}\n\nWhat to do: docs/RUNBOOKS.md\n`);
    },
  },
  check: {
    usage: 'check',
    summary: 'Look for damage in the embedded store, and for old backups',
    run: async (config) => {
      if (config.databaseUrl === undefined) countLeads(storeFile(config.dataDir));
      else await (await openStore(config)).close();
      checkBackups(config.dataDir);
      console.log('No problems found.');
    },
  },
};

/** Runs one command line; returns its exit code: 0 for success, 1 for failure, 2 for wrong usage. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [name = 'help', argument, ...more] = positionals;
    if (values.help === true || name === 'help') {
      console.log(overview());
      return 0;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw new UsageError(`Unknown command "${name}".\n\n${overview()}`);
    const isMissing = command.argument === 'required' && argument === undefined;
    const surplus = command.argument === undefined ? argument : more[0];
    const options: readonly string[] = command.options ?? [];
    const hasForeign = Object.keys(values).some((option) => !options.includes(option));
    if (isMissing || surplus !== undefined || hasForeign)
      throw new UsageError(`Usage: npm run leads -- ${command.usage}`);
    await command.run(readConfig(env), values, argument ?? '');
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError || codeOf(error)?.startsWith('ERR_PARSE_ARGS') === true;
    const isKnown =
      isUsage || [ConfigError, CommandError, AdminApiError].some((known) => error instanceof known);
    console.error(isKnown && error instanceof Error ? error.message : error);
    return isUsage ? 2 : 1;
  }
}

function overview(): string {
  return [
    'Usage: npm run leads -- <command> [options]\n',
    ...Object.values(COMMANDS).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
    `\nSTATES: one or more of ${LEAD_STATES.join(', ')}, separated by commas`,
    'WHEN:   90m, 12h, 7d, 2w or a date like 2026-01-31',
  ].join('\n');
}

/** The leads that the options match. */
async function findLeads(api: AdminApi, values: Values, unanswered: boolean): Promise<LeadSummary[]> {
  const { state, since: when, suspected = false } = values;
  const states = (state?.split(',') ?? []).map((name) => {
    const found = LEAD_STATES.find((known) => known === name.trim());
    if (found !== undefined) return found;
    throw new UsageError(`--state: found "${name}", expected one of ${LEAD_STATES.join(', ')}`);
  });
  const since = when === undefined ? 0 : parseSince(when, Date.now(), await api.timeZone());
  if (since === undefined)
    throw new UsageError(`--since: found "${when}", expected 90m, 12h, 7d, 2w or a date like 2026-01-31`);
  return await api.list({ states, since, unanswered, suspected });
}
