/** Commands that only read. */
import { LEAD_STATES, type LeadState } from '../leads/lead.ts';
import { type Command, type Context, UsageError } from './command.ts';
import { CSV_HEAD, csvLine, localTime } from './csv.ts';
import { type LeadSummary, PAGE_SIZE, type Stats } from './queries.ts';
import { printable, table } from './table.ts';
import { parseSince, shortAge } from './time.ts';

const FILTERS = {
  state: { type: 'string', description: `one or more of ${LEAD_STATES.join(', ')}, separated by commas` },
  since: { type: 'string', description: 'only leads since 90m, 12h, 7d, 2w or a date like 2026-01-31' },
  suspected: { type: 'boolean', description: 'only leads that look like spam' },
} as const;
/** Width of the column with the age. */
const INDENT = 9;
const FIRST_WORDS_LENGTH = 70;
const JSON_OPTION = { json: { type: 'boolean', description: 'print JSON' } } as const;

export const list: Command = {
  usage: 'list [--all] [--state STATES] [--since WHEN] [--suspected] [--json]',
  summary: 'List leads that are not answered, oldest first',
  options: {
    all: { type: 'boolean', description: 'also leads that are answered' },
    ...FILTERS,
    ...JSON_OPTION,
  },
  args: [0, 0],
  run: async (context) => {
    const leads: LeadSummary[] = [];
    const { all, state } = context.values;
    const unanswered = all !== true && state === undefined;
    for await (const lead of filtered(context, unanswered)) leads.push(lead);
    if (context.values.json === true) {
      console.log(JSON.stringify(leads, null, 2));
      return 0;
    }
    const now = Date.now();
    for (const lead of leads) console.log(`${listEntry(lead, now)}\n`);
    console.log(`${leads.length === 0 ? 'No' : leads.length} lead${leads.length === 1 ? '' : 's'}.`);
    warnAboutUndelivered(await context.client.stats());
    return 0;
  },
};

export const show: Command = {
  usage: 'show ID [--json]',
  summary: 'Show one lead with its consent records',
  options: JSON_OPTION,
  args: [1, 1],
  run: async ({ client, values, positionals: [id = ''] }) => {
    const lead = await client.show(id);
    if (values.json === true) {
      console.log(JSON.stringify(lead, null, 2));
      return 0;
    }
    const { consents, deliveries, message, receivedAt, deliveredAt, answeredAt, ...rest } = lead;
    const times = {
      receivedAt: localTime(receivedAt),
      deliveredAt: localTime(deliveredAt),
      answeredAt: localTime(answeredAt),
    };
    const channels = deliveries.map(({ channel, state, attempts, lastError }): [string, string] => [
      channel,
      [state, `attempts: ${attempts}`, ...(lastError === null ? [] : [lastError])].join(', '),
    ]);
    const facts = Object.entries({ ...rest, ...times, ...Object.fromEntries(channels) }).filter(
      ([, value]) => value !== null && value !== '',
    );
    console.log(
      table(
        ['FIELD', 'VALUE'],
        facts.map(([name, value]) => [name, String(value)]),
      ),
    );
    if (message !== '') console.log(`\n${message.split('\n').map(printable).join('\n')}`);
    for (const consent of consents) {
      const { text, textVersion, ticked, phone, page, givenAt, clientAddress, userAgent } = consent;
      const from = [clientAddress, userAgent].filter((part) => part !== null).join(', ');
      const where = page === '' ? '' : ` on ${printable(page)}`;
      console.log(
        `\nConsent ${ticked === 1 ? 'given' : 'not given'} ${localTime(givenAt)} for ${printable(phone)}${where}`,
      );
      console.log(
        `${printable(from === '' ? 'client: no longer kept' : from)}\n${textVersion}: ${text ?? 'words that this server does not know'}`,
      );
    }
    return 0;
  },
};

export const exportLeads: Command = {
  usage: 'export --csv|--json [--state STATES] [--since WHEN] [--suspected]',
  summary: 'Write leads to standard output',
  options: { csv: { type: 'boolean', description: 'write CSV' }, ...JSON_OPTION, ...FILTERS },
  args: [0, 0],
  run: async (context) => {
    const csv = context.values.csv === true;
    if (csv === (context.values.json === true)) throw new UsageError('expected either --csv or --json');
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
  summary: 'Count leads by state',
  options: JSON_OPTION,
  args: [0, 0],
  run: async ({ client, values }) => {
    const counted = await client.stats();
    if (values.json === true) {
      console.log(JSON.stringify(counted, null, 2));
      return 0;
    }
    const rows = Object.entries(counted.states).map(([state, count]) => [state, String(count)]);
    console.log(table(['STATE', 'LEADS'], rows));
    console.log(`\nSuspected spam: ${counted.suspected}`);
    console.log(`Received in the last 24 hours: ${counted.last24Hours}`);
    if (counted.oldestPendingMs !== undefined)
      console.log(`Age of the oldest pending lead: ${shortAge(counted.oldestPendingMs)}`);
    warnAboutUndelivered(counted);
    return 0;
  },
};

/** Three lines: who wrote and when, the first words, and the lead's id and state. */
function listEntry(lead: LeadSummary, now: number): string {
  const { id, state, attempts, receivedAt, answeredAt, lastError, suspicion } = lead;
  const sender = [lead.name, lead.phone, lead.email].map(printable).join('  ');
  const tries = state === 'delivered' || attempts === 0 ? undefined : `attempts: ${attempts}`;
  const answered = answeredAt === null ? undefined : `answered ${shortAge(now - answeredAt)} ago`;
  const spam = suspicion === null ? undefined : `suspected spam: ${suspicion}`;
  const facts = [state, tries, lastError ?? undefined, spam, answered].filter((fact) => fact !== undefined);
  return [
    `${`${shortAge(now - receivedAt)} ago`.padEnd(INDENT)}${sender}`,
    ...[firstWords(lead.message), `${id}  ${facts.join(', ')}`].map((line) => ' '.repeat(INDENT) + line),
  ].join('\n');
}

/** The beginning of a message on one line, cut between words. */
function firstWords(message: string): string {
  const line = printable(message).replace(/\s+/g, ' ').trim();
  if (line.length <= FIRST_WORDS_LENGTH) return line;
  return `${line.slice(0, FIRST_WORDS_LENGTH).replace(/\s\S*$/, '')} …`;
}

/** The leads that the filters match, read page by page so that memory stays bounded. */
async function* filtered({ client, values }: Context, unanswered = false): AsyncGenerator<LeadSummary> {
  const states = statesOf(values.state);
  const suspected = values.suspected === true;
  const since = typeof values.since === 'string' ? parseSince(values.since, Date.now()) : 0;
  let after = '';
  for (;;) {
    const page = await client.list({ states, since, unanswered, suspected, after });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}

function statesOf(text: unknown): LeadState[] {
  if (typeof text !== 'string') return [];
  return text.split(',').map((name) => {
    const state = LEAD_STATES.find((known) => known === name.trim());
    if (state === undefined)
      throw new UsageError(`--state: found "${name}", expected one of ${LEAD_STATES.join(', ')}`);
    return state;
  });
}

function warnAboutUndelivered({ states, expiredUndelivered }: Stats): void {
  if (states.parked > 0) {
    console.error(
      `\nWARNING: ${states.parked} parked and not delivered. To retry: npm run leads -- retry --all-parked`,
    );
  }
  if (expiredUndelivered > 0) {
    console.error(
      `\nWARNING: ${expiredUndelivered} undelivered for more than 12 months, longer than the privacy policy allows. ` +
        'Retry them, or delete them: npm run leads -- purge --undelivered',
    );
  }
}
