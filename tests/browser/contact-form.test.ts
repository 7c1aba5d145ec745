import type { Page } from 'playwright-core';

import { AGREEMENT_REQUIRED, FAILED, GO_BACK, SENT } from '../../contact/form-texts.ts';
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
import { expect, holdRequests, PHONE, test } from '../support/visitor.ts';

const summary = (page: Page) => form(page).getByRole('group', { name: /^Not sent yet/ });
const agreement = (page: Page) => form(page).getByRole('checkbox');
const result = (page: Page, id: string) => page.locator(`#${id}`);
const clear = (page: Page) => form(page).getByRole('button', { name: 'Clear' });
const closeToast = (page: Page) => page.getByRole('button', { name: 'Close message' });

const SCRIPTS = '**/_astro/*.js*';

/** Collects the Idempotency-Keys of all messages that the page sends from now on. */
function sentKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test.beforeEach(({ webhook }) => webhook.answer(200));

test('a message is delivered once, confirmed and cleared', async ({ visit, webhook, server }) => {
  const { page, errors } = await visit('about:blank');
  // As where a visitor blocks storage: there are no drafts.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { value: null });
  });
  await page.clock.install();
  await page.goto('/contact');
  const name = 'Dana Delivered';
  const release = await holdRequests(page, '**/api/contact');
  await touch(page);
  await send(form(page)).click();
  await page.clock.fastForward(60_000);
  await expect(closeToast(page)).toBeVisible();
  await fill(form(page), { ...VISITOR, Name: name });
  await agreement(page).check();
  // A double click sends once.
  await send(form(page)).dblclick();
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(form(page).locator('[aria-live]')).toHaveText('Sending...');
  await field(form(page), 'Message').press('x');
  await agreement(page).press('Space');
  expect(await entered(form(page))).toEqual({ ...VISITOR, Name: name });
  await expect(agreement(page)).toBeChecked();
  await send(form(page)).focus();
  release();
  expect(await toast(page, 'status')).toBe(
    "Message Sent!\n\nThank you for contacting us. We'll get back to you soon!",
  );
  expect(await entered(form(page))).toEqual(EMPTY);
  await expect(agreement(page)).not.toBeChecked();
  await expect(send(form(page))).toBeFocused();
  await field(form(page), 'Name').focus();
  await page.clock.fastForward(5000);
  await expect(closeToast(page)).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(closeToast(page)).toHaveCount(0);
  await expect(field(form(page), 'Name')).toBeFocused();
  const { Email: email, Message: message } = VISITOR;
  expect(received(webhook, name)).toMatchObject([
    { email, message, domain: 'omalleys.example', agreementChecked: true },
  ]);
  expect(server.output()).not.toContain(VISITOR.Email);
  expect(errors).toEqual([]);
});

test('a message that is sent again has the same key, other words another', async ({ visit, webhook }) => {
  const { page } = await visit('/contact');
  const keys = sentKeys(page);
  webhook.answer(500);
  await fillAndSend(form(page));
  expect(await toast(page, 'alert')).toBe(
    'Error\n\nFailed to send message. Please try again or call us directly.',
  );
  expect(await entered(form(page))).toEqual(VISITOR);
  await expect(agreement(page)).toBeChecked();
  await page.reload();
  await expect(field(form(page), 'Name')).toHaveValue(VISITOR.Name);
  await fill(form(page), { Message: 'Something else.' });
  await fill(form(page), { Message: VISITOR.Message });
  await agreement(page).check();
  await send(form(page)).click();
  await toast(page, 'alert');
  // The next person at the same tablet.
  await fill(form(page), { Name: 'Zoe Next', Email: 'zoe@example.com', Phone: '903 555 0123' });
  webhook.answer(200);
  await send(form(page)).click();
  await toast(page, 'status');
  await fillAndSend(form(page));
  await expect.poll(() => keys.length).toBe(4);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

const WRONG = { Email: 'dana@gmail', Phone: 'call me', Message: 'x'.repeat(6000) };
const MESSAGES = {
  Name: 'Enter your name',
  Email: 'Enter your email address, like name@example.com',
  Phone: 'Enter a phone number we can reach you at, with the area code',
  Message: 'Shorten your message to 5,000 characters or fewer',
};

test('each mistake is marked and listed, and nothing is sent without the agreement', async ({ visit }) => {
  const { page } = await visit('/contact');
  const keys = sentKeys(page);
  const title = await page.title();
  await fill(form(page), WRONG);
  await send(form(page)).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveAccessibleName(/^Not sent yet\. 5 things to fix/);
  await expect(page).toHaveTitle(`Error: ${title}`);
  expect(await entered(form(page))).toEqual({ Name: '', ...WRONG });
  await expect(summary(page).getByRole('link')).toHaveText([
    ...Object.values(MESSAGES),
    AGREEMENT_REQUIRED.text,
  ]);
  for (const [label, message] of Object.entries(MESSAGES)) {
    await expect(field(form(page), label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(form(page), label)).toHaveAccessibleDescription(message);
    await summary(page).getByRole('link', { name: message }).click();
    await expect(field(form(page), label)).toBeFocused();
  }
  await fill(form(page));
  await expect(summary(page)).toHaveAccessibleName(
    `Not sent yet. One thing to fix: ${AGREEMENT_REQUIRED.text}`,
  );
  await field(form(page), 'Phone').press('Enter');
  await expect(summary(page)).toBeFocused();
  expect(await toast(page, 'alert')).toBe(
    'Agreement Required\n\nPlease agree to receive marketing messages to continue',
  );
  await form(page).getByRole('link', { name: AGREEMENT_REQUIRED.text }).click();
  await expect(agreement(page)).toBeFocused();
  await expect(agreement(page)).toHaveAccessibleDescription(AGREEMENT_REQUIRED.text);
  expect(keys).toEqual([]);
  await agreement(page).check();
  await expect(closeToast(page)).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(agreement(page)).toBeFocused();
  // A mistake that only the server knows.
  const json = { ok: false, fields: { email: 'There is no such mailbox' } };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 422, json }));
  await send(form(page)).click();
  await expect(summary(page)).toBeFocused();
  await expect(field(form(page), 'Email')).toHaveAccessibleDescription(json.fields.email);
  // One that no field can correct.
  Object.assign(json, { fields: { domain: 'Send it' } });
  await send(form(page)).click();
  expect(await toast(page, 'alert')).toContain(FAILED.title);
});

test('on a phone Enter moves to the next field, and the fixed buttons hide meanwhile', async ({ visit }) => {
  const { page } = await visit('/contact', { viewport: PHONE, hasTouch: true, isMobile: true });
  const inputs = page.locator('.contact-form input:not([type=hidden])');
  const kinds = inputs.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ type, autocomplete, required }) => `${type} ${autocomplete} ${required}`),
  );
  expect((await kinds).join(', ')).toBe(
    'text name true, email email true, tel tel true, text off false, checkbox  true',
  );
  await touch(page);
  for (const label of Object.keys(VISITOR)) {
    await expect(field(form(page), label)).toBeFocused();
    // Some on-screen keyboards push fixed elements up over the field.
    await expect(page.locator('.floating')).toBeHidden();
    if (label !== 'Message') await page.keyboard.press('Enter');
  }
  await expect(page.getByLabel('Leave this empty')).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('.floating')).toBeVisible();
});

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
