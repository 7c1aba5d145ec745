/** Commands that change something, or copy everything. */
import path from 'node:path';
import { type Command, UsageError } from './command.ts';
import { progressBar } from './progress.ts';

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

export const retry: Command = {
  usage: 'retry ID | retry --all-parked',
  summary: 'sends leads again that were parked, or kept while no webhook was set',
  options: { 'all-parked': { type: 'boolean', about: 'every parked lead' } },
  words: [0, 1],
  run: async ({ ask, values, positionals: [id] }) => {
    const all = values['all-parked'] === true;
    if (all === (id !== undefined)) throw new UsageError('Name one lead, or say --all-parked.');
    const count = await ask('retry', { id: id ?? null });
    console.log(`${leads(count)} on the way.`);
    return all || count > 0 ? 0 : 1;
  },
};

export const release: Command = {
  usage: 'release ID',
  summary: 'takes a lead out of quarantine and delivers it',
  words: [1, 1],
  run: async ({ ask, positionals: [id = ''] }) => {
    const released = await ask('release', { id });
    console.log(released ? '1 lead on the way.' : `There is no lead ${id} in quarantine.`);
    return released ? 0 : 1;
  },
};

export const forget: Command = {
  usage: 'forget EMAIL|PHONE',
  summary: "erases a person's messages",
  words: [1, 1],
  run: async ({ ask, positionals: [person = ''] }) => {
    const { leads: count, consentsKept } = await ask('forget', { person });
    console.log(`Erased ${leads(count)}, and where they came from.`);
    if (consentsKept > 0) {
      console.log(
        `Kept ${consentsKept} record${consentsKept === 1 ? '' : 's'} of consent (agreement, ticked or not, phone number, ` +
          'page and time), because the law asks for proof of consent to texts. They go after 5 years.',
      );
    }
    return 0;
  },
};

export const purge: Command = {
  usage: 'purge',
  summary: 'deletes what has been kept long enough; the server does so daily',
  words: [0, 0],
  run: async ({ ask }) => {
    const { leads: count, spam, clients, consents } = await ask('purge', {});
    console.log(
      `Deleted ${leads(count)} of more than 12 months, ${spam} in quarantine and ${clients} client addresses of more ` +
        `than 30 days, ${consents} records of consent of more than 5 years.`,
    );
    return 0;
  },
};

export const backup: Command = {
  usage: 'backup FILE',
  summary: 'writes a consistent copy of the embedded store',
  words: [1, 1],
  run: async ({ ask, positionals: [file = ''] }) => {
    const bar = progressBar('Backing up');
    // A running server writes the file, and has another working folder.
    const states = await ask('backup', { file: path.resolve(file) }, bar.update);
    bar.end();
    console.log(`${file} holds ${leads(Object.values(states).reduce((sum, count) => sum + count, 0))}.`);
    return 0;
  },
};

export const check: Command = {
  usage: 'check',
  summary: 'looks for damage; exit code 1 when there is any',
  words: [0, 0],
  run: async ({ ask }) => {
    const problems = await ask('check', {});
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'The store is in order.' : 'The store is not in order.');
    return problems.length === 0 ? 0 : 1;
  },
};

export const migrate: Command = {
  usage: 'migrate --to DATABASE_URL',
  summary: 'carries the embedded store over to PostgreSQL; the server has to be stopped',
  options: { to: { type: 'string', about: 'an address like postgres://user:password@host/database' } },
  words: [0, 0],
  run: async ({ config, values }) => {
    if (typeof values.to !== 'string')
      throw new UsageError('Say where to: --to postgres://user:password@host/database');
    const { migrateStore } = await import('./migrate-store.ts');
    const bar = progressBar('Carrying over');
    const { carried, known, file } = await migrateStore(config, values.to, bar.update);
    bar.end();
    console.log(`Carried over ${leads(carried)}${known > 0 ? `; ${known} were there already` : ''}.`);
    console.log(`The embedded store is now ${file}. Start the servers with DATABASE_URL set.`);
    return 0;
  },
};
