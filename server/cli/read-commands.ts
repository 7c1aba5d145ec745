/** Commands that only read. */
import { LEAD_STATES, type LeadState } from '../contact/lead.ts';
import { CSV_HEAD, csvLine, isoTime } from '../owner/export.ts';
import type { Ask } from '../owner/operations.ts';
import { type LeadSummary, PAGE } from '../owner/records.ts';
import { type Command, type Context, UsageError } from './command.ts';
import { plain, table } from './table.ts';
import { parseSince, shortAge } from './time.ts';

const FILTERS = {
  state: { type: 'string', about: `one or more of ${LEAD_STATES.join(', ')}, separated by commas` },
  since: { type: 'string', about: 'only leads since 90m, 12h, 7d, 2w or a date like 2026-01-31' },
  quarantine: { type: 'boolean', about: 'only what looks like spam; otherwise that is left out' },
} as const;
const JSON_OPTION = { json: { type: 'boolean', about: 'for programs' } } as const;

export const list: Command = {
  usage: 'list [--state STATES] [--since WHEN] [--quarantine] [--json]',
  summary: 'lists leads, oldest first',
  options: { ...FILTERS, ...JSON_OPTION },
  words: [0, 0],
  run: async (context) => {
    const leads: LeadSummary[] = [];
    for await (const lead of filtered(context)) leads.push(lead);
    if (context.values.json === true) {
      console.log(JSON.stringify(leads, null, 2));
      return 0;
    }
    const now = Date.now();
    const rows = leads.map((lead) => [
      lead.id,
      lead.state,
      shortAge(now - lead.receivedAt),
      String(lead.attempts),
      lead.suspicion ?? lead.lastError ?? '',
      lead.name,
    ]);
    console.log(
      leads.length === 0 ? 'No leads.' : table(['ID', 'STATE', 'AGE', 'TRIES', 'LAST ERROR', 'NAME'], rows),
    );
    await warnAboutParked(context.ask);
    return 0;
  },
};

export const show: Command = {
  usage: 'show ID [--json]',
  summary: 'shows one lead with its records of consent',
  options: JSON_OPTION,
  words: [1, 1],
  run: async ({ ask, values, positionals: [id = ''] }) => {
    const lead = await ask('show', { id });
    if (lead === null) {
      console.error(`There is no lead ${id}.`);
      return 1;
    }
    if (values.json === true) {
      console.log(JSON.stringify(lead, null, 2));
      return 0;
    }
    const { consents, message, receivedAt, deliveredAt, nextTryAt, ...rest } = lead;
    const times = {
      receivedAt: isoTime(receivedAt),
      deliveredAt: isoTime(deliveredAt),
      nextTryAt: isoTime(nextTryAt),
    };
    const facts = Object.entries({ ...rest, ...times }).filter(([, value]) => value !== '');
    console.log(
      table(
        ['FIELD', 'VALUE'],
        facts.map(([name, value]) => [name, String(value)]),
      ),
    );
    if (message !== '') console.log(`\n${message.split('\n').map(plain).join('\n')}`);
    for (const consent of consents) {
      const { text, textVersion, ticked, phone, page, givenAt, clientAddress, userAgent } = consent;
      const from = [clientAddress, userAgent].filter((part) => part !== undefined).join(', ');
      console.log(
        `\nConsent ${ticked ? 'given' : 'not given'} ${isoTime(givenAt)} for ${plain(phone)} on ${plain(page)}`,
      );
      console.log(`${plain(from === '' ? 'where from: no longer kept' : from)}\n${textVersion}: ${text}`);
    }
    return 0;
  },
};

export const exportLeads: Command = {
  usage: 'export --csv|--json [--state STATES] [--since WHEN] [--quarantine]',
  summary: 'writes leads to standard output',
  options: { csv: { type: 'boolean', about: 'as a table for spreadsheets' }, ...JSON_OPTION, ...FILTERS },
  words: [0, 0],
  run: async (context) => {
    const csv = context.values.csv === true;
    if (csv === (context.values.json === true)) throw new UsageError('Say --csv or --json.');
    if (csv) process.stdout.write(CSV_HEAD);
    let first = true;
    for await (const lead of filtered(context)) {
      process.stdout.write(csv ? csvLine(lead) : `${first ? '[' : ','}\n${JSON.stringify(lead)}`);
      first = false;
    }
    if (!csv) process.stdout.write(first ? '[]\n' : '\n]\n');
    return 0;
  },
};

export const stats: Command = {
  usage: 'stats [--json]',
  summary: 'counts leads by state',
  options: JSON_OPTION,
  words: [0, 0],
  run: async ({ ask, values }) => {
    const counted = await ask('stats', {});
    if (values.json === true) {
      console.log(JSON.stringify(counted, null, 2));
      return 0;
    }
    const rows = Object.entries(counted.states).map(([state, count]) => [state, String(count)]);
    console.log(table(['STATE', 'LEADS'], rows));
    console.log(`\n${counted.last24Hours} in the last 24 hours.`);
    if (counted.oldestPendingMs !== undefined) {
      console.log(`The oldest that waits for delivery has waited ${shortAge(counted.oldestPendingMs)}.`);
    }
    await warnAboutParked(ask);
    return 0;
  },
};

/** Page by page: however many there are, only one page is in memory and on the socket. */
async function* filtered({ ask, values }: Context): AsyncGenerator<LeadSummary> {
  const states = statesOf(values.state, values.quarantine === true);
  const since = typeof values.since === 'string' ? parseSince(values.since, Date.now()) : 0;
  let after = '';
  for (;;) {
    const page = await ask('list', { states, since, after });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

function statesOf(text: unknown, quarantine: boolean): LeadState[] {
  if (quarantine) return ['quarantined'];
  if (typeof text !== 'string') return [];
  return text.split(',').map((name) => {
    const state = LEAD_STATES.find((known) => known === name.trim());
    if (state === undefined)
      throw new UsageError(`--state is "${name}", but wants one of ${LEAD_STATES.join(', ')}.`);
    return state;
  });
}

async function warnAboutParked(ask: Ask): Promise<void> {
  const { parked } = (await ask('stats', {})).states;
  if (parked === 0) return;
  console.error(
    `\n!! ${parked} parked: given up on, and nobody has got them. Try again: npm run leads -- retry --all-parked`,
  );
}
