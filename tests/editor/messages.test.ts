import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type NewLead } from '../../server/contact/lead.ts';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { STORE_FILE } from '../../server/contact/stores/sqlite/open.ts';
import { listenForCommands } from '../../server/owner/command-socket.ts';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { startEditor } from '../support/edited-project.ts';
import { test as base } from '../support/editor.ts';
import { newLead } from '../support/leads.ts';
import { expect } from '../support/visitor.ts';

const OLD_STORE = path.resolve(import.meta.dirname, '../support/leads-schema-2.sql');
/** The command that reads the store is a process of its own, which starts slowly on a busy machine. */
const SLOW = { timeout: 60_000 };
const LONG = `${'Copper for the fall, like in the third picture. '.repeat(4)}\nTuesdays after five.`;

const LEADS: readonly NewLead[] = [
  newLead({ name: 'Ann', message: 'Short.' }),
  newLead({ name: 'Bo', message: LONG, email: 'bo@example.com', phone: '(555) 555-0123' }),
  newLead({ name: 'Robot' }, { suspicion: 'links' }),
];

const test = base
  .extend('dataDir', { scope: 'file' }, ({ project }) => path.join(project.root, '../data'))
  .extend('editor', { scope: 'file' }, async ({ project, dataDir }, { onCleanup }) => {
    const editor = await startEditor(project.root, dataDir);
    onCleanup(() => editor[Symbol.asyncDispose]());
    return editor;
  })
  .extend('createStore', ({ dataDir }, { onCleanup }) => {
    onCleanup(() => rm(dataDir, { recursive: true, force: true }));
    return {
      /** A store with three messages, open until the test closes it. */
      current: async () => {
        const store = new SqliteStore(dataDir);
        for (const lead of LEADS) await store.accept(lead);
        return store;
      },
      /** A store that a server of an earlier version wrote. */
      old: async () => {
        await mkdir(dataDir, { mode: 0o700 });
        const file = new DatabaseSync(path.join(dataDir, STORE_FILE));
        file.exec(readFileSync(OLD_STORE, 'utf8'));
        file.exec('PRAGMA user_version = 2');
        return file;
      },
    };
  });

test('without a store the menu says where messages are, and none is created', async ({ open, dataDir }) => {
  const page = await open();
  await expect(page.getByText('they stay where the website runs')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  expect(existsSync(dataDir)).toBe(false);
});

test('messages are listed newest first, with spam counted', async ({ open, createStore }) => {
  await (await createStore.current()).close();
  const page = await open('messages');
  const messages = page.getByRole('article');
  await expect(messages.getByRole('heading')).toHaveText(['Bo', 'Ann'], SLOW);
  await expect(page.getByRole('link', { name: 'Messages (2)' })).toBeVisible();
  await expect(page.getByText('Suspected spam: 1.')).toBeVisible();
  await expect(messages.first().getByRole('link', { name: 'bo@example.com' })).toHaveAttribute(
    'href',
    'mailto:bo@example.com',
  );
  await expect(messages.first().getByRole('link', { name: '(555) 555-0123' })).toBeVisible();
  await messages.first().locator('summary').click();
  await expect(messages.first().getByText('Tuesdays after five.')).toBeVisible();
  await injectAxe(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('an answered message is folded, and can be taken back', async ({ open, createStore }) => {
  await (await createStore.current()).close();
  const page = await open('messages');
  await page.getByRole('button', { name: 'Answered: Ann' }).click();
  await expect(page.getByRole('status')).toHaveText('1 message to answer', SLOW);
  await page.getByText('Answered (1)').click();
  await page.getByRole('button', { name: 'Not answered: Ann' }).click();
  await expect(page.getByRole('status')).toHaveText('2 messages to answer', SLOW);
});

test('messages are read and answered while the server has the store open', async ({
  open,
  createStore,
  dataDir,
}) => {
  const store = await createStore.current();
  const log = { info: () => undefined, error: () => undefined } as never;
  const socket = await listenForCommands(dataDir, store, log);
  const page = await open('messages');
  await page.getByRole('button', { name: 'Answered: Bo' }).click();
  await expect(page.getByRole('status')).toHaveText('1 message to answer', SLOW);
  socket.close();
  await store.close();
});

test('a store of an older version is left as it is', async ({ open, createStore }) => {
  const file = await createStore.old();
  const page = await open('messages');
  await expect(page.getByRole('status')).toContainText('found a store of version 2', SLOW);
  expect(file.prepare('PRAGMA user_version').get()?.user_version).toBe(2);
  file.close();
});
