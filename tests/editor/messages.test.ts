import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { vi } from 'vitest';
import { adminApi, listenForOwner } from '../../server/admin/api.ts';
import { type NewLead } from '../../server/leads/lead.ts';
import { expect, expectAccessible, test as base } from '../support/editor.ts';
import { newLead, openSqlite } from '../support/leads.ts';

const LONG = `${'Copper for the fall, like in the third picture. '.repeat(4)}\nTuesdays after five.`;

const LEADS: readonly NewLead[] = [
  newLead({ name: 'Ann', message: 'Short.' }),
  newLead({ name: 'Bo', message: LONG, email: 'bo@example.com', phone: '(555) 555-0123' }),
  newLead({ name: 'Robot' }, { suspicion: 'links' }),
];

const test = base
  .extend('dataDir', ({ project }, { onCleanup }) => {
    const dataDir = path.join(project.root, '../data');
    vi.stubEnv('DATA_DIR', dataDir);
    onCleanup(() => {
      vi.unstubAllEnvs();
    });
    return dataDir;
  })
  .extend('createStore', ({ dataDir }, { onCleanup }) => {
    onCleanup(() => rm(dataDir, { recursive: true, force: true }));
    return {
      /** A store with three messages, open until the test closes it. */
      current: async () => {
        const store = openSqlite(dataDir);
        for (const lead of LEADS) await store.accept(lead);
        return store;
      },
    };
  });

test('without a store the menu says where messages are, and none is created', async ({ open, dataDir }) => {
  const page = await open();
  await expect(page.getByText('they stay where the website runs')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  expect(existsSync(dataDir)).toBe(false);
});

test('messages are listed newest first, suspected spam with a mark', async ({ open, createStore }) => {
  await (await createStore.current()).close();
  const page = await open('messages');
  const messages = page.getByRole('article');
  await expect(messages.getByRole('heading')).toHaveText(['Robot', 'Bo', 'Ann']);
  await expect(page.getByRole('link', { name: 'Messages (3)' })).toBeVisible();
  await expect(page.getByText('Suspected spam: links')).toBeVisible();
  await expect(messages.nth(1).getByRole('link', { name: 'bo@example.com' })).toHaveAttribute(
    'href',
    'mailto:bo@example.com',
  );
  await expect(messages.nth(1).getByRole('link', { name: '(555) 555-0123' })).toBeVisible();
  await messages.nth(1).locator('summary').click();
  await expect(messages.nth(1).getByText('Tuesdays after five.')).toBeVisible();
  await expectAccessible(page);
});

test('an answered message is folded, and can be taken back', async ({ open, createStore }) => {
  await (await createStore.current()).close();
  const page = await open('messages');
  await page.getByRole('button', { name: 'Answered: Ann' }).click();
  await expect(page.getByRole('status')).toHaveText('2 messages to answer');
  await page.getByText('Answered (1)').click();
  await page.getByRole('button', { name: 'Not answered: Ann' }).click();
  await expect(page.getByRole('status')).toHaveText('3 messages to answer');
});

test('messages are read and answered while the server has the store open', async ({
  open,
  createStore,
  dataDir,
}) => {
  const store = await createStore.current();
  const api = adminApi(store, ['webhook']);
  await listenForOwner(api, dataDir, Fastify().log);
  const page = await open('messages');
  await page.getByRole('button', { name: 'Answered: Bo' }).click();
  await expect(page.getByRole('status')).toHaveText('2 messages to answer');
  await api.close();
  await store.close();
});
