/** Commands that change leads, or copy them all. */
import path from 'node:path';
import { type Command, UsageError } from './command.ts';

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

export const answered: Command = {
  usage: 'answered ID [--undo]',
  summary: 'Mark a lead as answered, so that list leaves it out',
  options: { undo: { type: 'boolean', description: 'mark it as not answered' } },
  args: [1, 1],
  run: async ({ client, values, positionals: [id = ''] }) => {
    const undo = values.undo === true;
    await client.markAnswered(id, !undo);
    console.log(`Marked 1 lead as ${undo ? 'not answered' : 'answered'}.`);
    return 0;
  },
};

export const retry: Command = {
  usage: 'retry ID | retry --all-parked',
  summary: 'Deliver leads now that were given up, are waiting, or were only kept',
  options: { 'all-parked': { type: 'boolean', description: 'every parked lead' } },
  args: [0, 1],
  run: async ({ client, values, positionals: [id] }) => {
    const all = values['all-parked'] === true;
    if (all === (id !== undefined)) throw new UsageError('expected either the id of a lead or --all-parked');
    const count = await client.retry(id);
    console.log(`Queued ${leads(count)} for delivery.`);
    return all || count > 0 ? 0 : 1;
  },
};

export const forget: Command = {
  usage: 'forget EMAIL|PHONE',
  summary: "Erase a person's messages",
  args: [1, 1],
  run: async ({ client, positionals: [person = ''] }) => {
    const { leads: count, consentsKept } = await client.forget(person);
    console.log(`Erased ${leads(count)}, with client address and browser.`);
    if (consentsKept > 0) {
      console.log(
        `Kept ${consentsKept} consent record${consentsKept === 1 ? '' : 's'} (agreement, answer, phone number, page, time): ` +
          'the law asks for proof of consent to texts. They are deleted after 5 years.',
      );
    }
    return 0;
  },
};

export const purge: Command = {
  usage: 'purge [--undelivered]',
  summary: 'Delete expired records, as the server does daily',
  options: {
    undelivered: { type: 'boolean', description: 'also expired leads that were not delivered' },
  },
  args: [0, 0],
  run: async ({ client, values }) => {
    const { leads: count, clients, consents } = await client.purge(values.undelivered === true);
    console.log(
      `Deleted ${leads(count)} older than 12 months, ${clients} client addresses older than 30 days, ` +
        `${consents} consent records older than 5 years.`,
    );
    return 0;
  },
};

export const backup: Command = {
  usage: 'backup FILE',
  summary: 'Write a consistent copy of the embedded store',
  args: [1, 1],
  run: async ({ client, positionals: [file = ''] }) => {
    // The running server writes the file, and its working folder may be another.
    const count = await client.backup(path.resolve(file));
    console.log(`Wrote ${leads(count)} to ${file}.`);
    return 0;
  },
};

export const check: Command = {
  usage: 'check',
  summary: 'Look for damage and for leads kept too long; exit code 1 when there are any',
  args: [0, 0],
  run: async ({ client }) => {
    const problems = await client.check();
    for (const problem of problems) console.error(problem);
    console.log(
      problems.length === 0
        ? 'No problems found.'
        : `${problems.length} problem${problems.length === 1 ? '' : 's'} found.`,
    );
    return problems.length === 0 ? 0 : 1;
  },
};
