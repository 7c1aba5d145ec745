import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { buildAdminApp, listenOnSocket } from '../../server/admin/app.ts';
import type { NewLead } from '../../server/leads/lead.ts';
import { expect, expectAccessible, pressAndConfirm, test as base } from '../support/editor.ts';
import { expectText } from '../support/expected-text.ts';
import { newLead, openSqlite } from '../support/leads.ts';

const LONG = `${'Copper for the fall, like in the third picture. '.repeat(4)}\nTuesdays after five.`;

const LEADS: readonly NewLead[] = [
  newLead({ name: 'Ann Lee', message: '' }),
  newLead({ name: 'Bo', message: LONG, email: 'bo@example.com', phone: '(555) 555-0123' }),
  newLead({ name: 'Robot' }, { suspicion: 'links' }),
];

/** Messages of the same millisecond have no order. */
async function addLeads(store: ReturnType<typeof openSqlite>, leads: readonly NewLead[]): Promise<void> {
  for (const lead of leads) {
    await store.addLead(lead);
    await setTimeout(2);
  }
}

const test = base.extend('answered', async ({ project }, { onCleanup }) => {
  const dataDir = path.join(project.root, '../data');
  const store = openSqlite(dataDir);
  await addLeads(store, LEADS);
  const api = buildAdminApp(store, ['webhook'], console.error);
  await listenOnSocket(api, dataDir, Fastify().log);
  onCleanup(async () => {
    await api.close();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return store;
});

test('messages are called, answered with their words quoted, and put away', async ({ open, answered }) => {
  expect(answered).toBeDefined();
  const page = await open();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Messages \(3\)/u })
    .click();
  await expect(page.getByRole('article')).toHaveCount(3);
  const said = await page.getByRole('main').ariaSnapshot();
  await expectText(said.replaceAll(/\w+ \d+, \d+, [\d:]+\s[AP]M/gu, 'NOW'), 'editor-messages');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as answered: Ann' }).click();
  await expect(page.getByText('2 messages to answer')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Messages (2)' })).toBeVisible();
  await page.getByText('Answered (1)').click();
  await page.getByRole('button', { name: 'Not answered: Ann' }).click();
  await expect(page.getByText('3 messages to answer')).toBeVisible();
});

test('a person’s data is deleted after a question', async ({ open, answered }) => {
  const sameEmail = newLead({ name: 'Bo', email: 'BO@example.com', phone: '(555) 555-0100' });
  const samePhone = newLead({ name: 'Bo', email: 'bo@work.example', phone: '+1 555 555 0123' });
  await addLeads(answered, [sameEmail, samePhone]);
  const page = await open('messages');
  const headings = page.getByRole('article').getByRole('heading');
  await expect(headings).toHaveText(['Bo', 'Bo', 'Robot', 'Bo', 'Ann Lee']);
  const remove = page.getByRole('button', { name: 'Delete this person’s data: Bo' }).last();
  // Playwright dismisses the question.
  await remove.click();
  await expect(headings).toHaveCount(5);
  await pressAndConfirm(remove, 'from bo@example.com or (555) 555-0123?');
  await expect(headings).toHaveText(['Robot', 'Ann Lee']);
});
