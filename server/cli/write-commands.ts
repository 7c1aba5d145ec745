/** Commands that change leads, or copy them all. */
import path from 'node:path';
import { type Command, NO_MIGRATE, UsageError } from './command.ts';

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

export const answered: Command = {
  usage: 'answered ID [--undo] [--no-migrate]',
  summary: 'Mark a lead as answered, so that list leaves it out',
  options: { undo: { type: 'boolean', description: 'mark it as not answered' }, ...NO_MIGRATE },
  args: [1, 1],
  run: async ({ call, values, positionals: [id = ''] }) => {
    const undo = values.undo === true;
    const found = await call('answered', { id, answered: !undo });
    if (!found) console.error(`${id}: no such lead`);
    else console.log(`Marked 1 lead as ${undo ? 'not answered' : 'answered'}.`);
    return found ? 0 : 1;
  },
};

export const retry: Command = {
  usage: 'retry ID | retry --all-parked',
  summary: 'Deliver leads again that are parked, or kept because no webhook was set',
  options: { 'all-parked': { type: 'boolean', description: 'every parked lead' } },
  args: [0, 1],
  run: async ({ call, values, positionals: [id] }) => {
    const all = values['all-parked'] === true;
    if (all === (id !== undefined)) throw new UsageError('expected either the id of a lead or --all-parked');
    const count = await call('retry', { id: id ?? null });
    console.log(`Queued ${leads(count)} for delivery.`);
    return all || count > 0 ? 0 : 1;
  },
};

export const release: Command = {
  usage: 'release ID',
  summary: 'Deliver a lead from quarantine',
  args: [1, 1],
  run: async ({ call, positionals: [id = ''] }) => {
    const released = await call('release', { id });
    console.log(released ? 'Queued 1 lead for delivery.' : `${id}: no such lead in quarantine`);
    return released ? 0 : 1;
  },
};

export const forget: Command = {
  usage: 'forget EMAIL|PHONE',
  summary: "Erase a person's messages",
  args: [1, 1],
  run: async ({ call, positionals: [person = ''] }) => {
    const { leads: count, consentsKept } = await call('forget', { person });
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
  run: async ({ call, values }) => {
    const {
      leads: count,
      spam,
      clients,
      consents,
    } = await call('purge', {
      undelivered: values.undelivered === true,
    });
    console.log(
      `Deleted ${leads(count)} older than 12 months, ${spam} in quarantine and ${clients} client addresses older ` +
        `than 30 days, ${consents} consent records older than 5 years.`,
    );
    return 0;
  },
};

export const backup: Command = {
  usage: 'backup FILE',
  summary: 'Write a consistent copy of the embedded store',
  args: [1, 1],
  run: async ({ call, positionals: [file = ''] }) => {
    // The running server writes the file, and its working folder may be another.
    const count = await call('backup', { file: path.resolve(file) });
    console.log(`Wrote ${leads(count)} to ${file}.`);
    return 0;
  },
};

export const check: Command = {
  usage: 'check',
  summary: 'Look for damage and for leads kept too long; exit code 1 when there are any',
  args: [0, 0],
  run: async ({ call }) => {
    const problems = await call('check', {});
    for (const problem of problems) console.error(problem);
    console.log(
      problems.length === 0
        ? 'No problems found.'
        : `${problems.length} problem${problems.length === 1 ? '' : 's'} found.`,
    );
    return problems.length === 0 ? 0 : 1;
  },
};

export const migrate: Command = {
  usage: 'migrate --to DATABASE_URL',
  summary: 'Move the embedded store to PostgreSQL while the server is stopped',
  options: { to: { type: 'string', description: 'like postgres://user:password@host/database' } },
  args: [0, 0],
  run: async ({ config, values }) => {
    if (typeof values.to !== 'string')
      throw new UsageError('expected --to postgres://user:password@host/database');
    const { migrateStore } = await import('./migrate-store.ts');
    const { moved, known, file } = await migrateStore(config, values.to);
    console.log(`Moved ${leads(moved)}${known > 0 ? `; ${known} had been moved before` : ''}.`);
    console.log(`The embedded store is now ${file}. Start the servers with DATABASE_URL set.`);
    return 0;
  },
};
