/** The contact form before its script is there, without it, and when the visitor comes back. */
import type { Page } from 'playwright-core';

import { SENT, GO_BACK } from '../../contact/form-texts.ts';
import {
  EMPTY,
  entered,
  field,
  fill,
  fillAndSend,
  form,
  received,
  send,
  toast,
  touch,
  VISITOR,
} from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/visitor.ts';

const SCRIPTS = '**/_astro/*.js*';

const result = (page: Page, id: string) => page.locator(`#${id}`);

test.beforeEach(({ webhook }) => webhook.answer(200));

test('before the script Send is disabled at once and says that it sends', async ({ visit }) => {
  const { page } = await visit('/contact');
  const release = await holdRequests(page, SCRIPTS);
  await fillAndSend(form(page));
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  expect(await toast(page, 'status')).toContain(SENT.title);
});

test('offline, before the script, Send shows the error and keeps the words', async ({ visit }) => {
  const { page } = await visit('/contact');
  await page.context().setOffline(true);
  await fillAndSend(form(page));
  await expect(result(page, 'failed')).toBeVisible();
  await expect(result(page, 'failed').getByText(GO_BACK)).toBeHidden();
  expect(await entered(form(page))).toEqual(VISITOR);
  await page.context().setOffline(false);
  await send(form(page)).click();
  expect(await toast(page, 'status')).toContain(SENT.title);
  await expect(result(page, 'failed')).toBeHidden();
});

test.for([
  ['never loads', /\/_astro\/.*\.js/, 'hang'],
  [
    'throws when it renders the form',
    /\/_astro\/ContactForm\..*\.js/,
    'export default function Broken() { throw new Error("broken") }',
  ],
] as const)(
  'the browser posts the form when its script %s',
  async ([what, files, answer], { visit, webhook }) => {
    const { page } = await visit('/contact');
    const name = `Dana whose script ${what}`;
    await page.clock.install();
    await page.route(files, async (route) => {
      if (answer !== 'hang') await route.fulfill({ contentType: 'text/javascript', body: answer });
    });
    await page.reload();
    await fill(form(page), { ...VISITOR, Name: name });
    await form(page).getByRole('checkbox').check();
    await send(form(page)).click();
    if (answer === 'hang') await page.clock.fastForward(10_000);
    await expect(result(page, 'sent')).toBeVisible();
    expect(received(webhook, name)).toHaveLength(1);
  },
);

test('the result of a posted form is said once, and a later draft stays', async ({ visit, webhook }) => {
  const { page } = await visit('/contact');
  await page.route(SCRIPTS, (route) => route.abort());
  await fillAndSend(form(page));
  await expect(result(page, 'sent')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await page.unroute(SCRIPTS);
  await page.goto('/contact');
  expect(await entered(form(page))).toEqual(EMPTY);
  await touch(page);
  await fill(form(page), { Name: 'Zoe' });
  await page.goto('/about');
  await page.goto('/contact#sent');
  await expect(field(form(page), 'Name')).toHaveValue('Zoe');
  await expect(result(page, 'sent')).toBeHidden();
  webhook.answer(500);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.reload();
  await fillAndSend(form(page));
  await expect(result(page, 'failed')).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.reload();
  await expect(field(form(page), 'Name')).toHaveValue(VISITOR.Name);
});

test('without JavaScript, a message is confirmed, and kept when it failed', async ({ visit, webhook }) => {
  const { page } = await visit('/contact', { javaScriptEnabled: false });
  await fillAndSend(form(page));
  await expect(page).toHaveURL('/contact#sent');
  await expect(result(page, 'sent')).toContainText(SENT.text);
  await expect(result(page, 'failed')).toBeHidden();
  webhook.answer(500);
  await fillAndSend(form(page));
  await expect(result(page, 'failed')).toContainText(GO_BACK);
  await page.goBack();
  expect(await entered(form(page))).toEqual(VISITOR);
});

const clear = (page: Page) => form(page).getByRole('button', { name: 'Clear' });

test('a draft comes back without its tick, can be cleared, and expires', async ({ visit }) => {
  const { page } = await visit('/contact');
  await expect(clear(page)).toBeHidden();
  await touch(page);
  await fill(form(page), { Name: 'Zoe Draft', Email: 'zoe@example.com' });
  await form(page).getByRole('checkbox').check();
  await page.goto('/about');
  await page.goto('/contact');
  await expect(clear(page)).toBeVisible();
  expect(await entered(form(page))).toEqual({ ...EMPTY, Name: 'Zoe Draft', Email: 'zoe@example.com' });
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
  await form(page).getByRole('checkbox').check();
  await page.goto('/about');
  await page.goBack();
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
  await clear(page).click();
  expect(await entered(form(page))).toEqual(EMPTY);
  await expect(clear(page)).toBeHidden();
  await expect(field(form(page), 'Name')).toBeFocused();
  await page.reload();
  await touch(page);
  expect(await entered(form(page))).toEqual(EMPTY);
  await fill(form(page), { Name: 'Zoe Draft' });
  for (const [minutes, name] of [
    [29, 'Zoe Draft'],
    [31, ''],
  ] as const) {
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await page.reload();
    await touch(page);
    await expect(field(form(page), 'Name')).toHaveValue(name);
  }
});
