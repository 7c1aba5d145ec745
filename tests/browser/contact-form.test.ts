import { type Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { AGREEMENT_REQUIRED, FAILED, SENT } from '../../contact/messages.ts';
import { test } from '../support/visitor.ts';

const VISITOR = {
  Name: 'Dana Ruiz',
  Email: 'dana@example.com',
  Phone: '(903) 555-0188',
  Message: 'Root touch-up, any afternoon.',
};

const form = (page: Page) => page.locator('main form');
// By role: the agreement's label speaks of messages too.
const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${label}`) });
const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });

async function fill(page: Page, values: Partial<typeof VISITOR> = VISITOR): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function toast(page: Page, role: 'alert' | 'status'): Promise<string> {
  const shown = page.getByRole(role).filter({ hasText: /\w/ });
  await shown.waitFor();
  return shown.innerText();
}

describe('the contact form', () => {
  test('has labels, placeholders, autocomplete and the agreement with its links', async ({ visit }) => {
    const { page } = await visit('/contact');
    expect(await field(page, 'Name').getAttribute('placeholder')).toBe('Your full name');
    expect(await field(page, 'Email').getAttribute('placeholder')).toMatch(/@example/);
    expect(await field(page, 'Phone').getAttribute('placeholder')).toMatch(/\d{3}/);
    expect(await field(page, 'Message').getAttribute('placeholder')).toBe(
      "Tell us about the services you're interested in...",
    );
    expect(await field(page, 'Phone').getAttribute('type')).toBe('tel');
    expect(await field(page, 'Email').getAttribute('type')).toBe('email');
    for (const [label, token] of [
      ['Name', 'name'],
      ['Email', 'email'],
      ['Phone', 'tel'],
    ] as const)
      expect(await field(page, label).getAttribute('autocomplete')).toBe(token);
    const agreement = await form(page).locator('label').filter({ hasText: 'STOP' }).innerText();
    for (const words of [
      'Copper & Sage',
      'automated',
      'marketing and service text messages',
      'rates may apply',
      'frequency varies',
      'STOP',
      'HELP',
      'not a condition',
    ])
      expect(agreement).toContain(words);
    expect(
      await form(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/privacy', '/terms']);
  });

  test('sends six keys to the webhook, says so and clears itself', async ({ visit, webhook, server }) => {
    const { page, errors } = await visit('/contact');
    webhook.answer({ status: 200, delayMs: 400 });
    const before = webhook.requests.length;
    await fill(page);
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    await form(page).getByRole('button', { name: 'Sending...' }).waitFor();
    expect(await send(page).isDisabled()).toBe(true);
    expect(await toast(page, 'status')).toBe(`${SENT.title}\n\n${SENT.text}`);
    expect([SENT.title, SENT.text]).toEqual([
      'Message Sent!',
      "Thank you for contacting us. We'll get back to you soon!",
    ]);
    for (const label of Object.keys(VISITOR)) expect(await field(page, label).inputValue()).toBe('');
    expect(await form(page).getByRole('checkbox').isChecked()).toBe(false);
    expect(await send(page).isEnabled()).toBe(true);
    const [request, ...more] = webhook.requests.slice(before);
    expect(more).toEqual([]);
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toContain('application/json');
    expect(Object.keys(request?.body as object).sort()).toEqual([
      'agreementChecked',
      'domain',
      'email',
      'message',
      'name',
      'phone',
    ]);
    expect(request?.body).toMatchObject({
      name: VISITOR.Name,
      email: VISITOR.Email,
      message: VISITOR.Message,
      agreementChecked: true,
    });
    expect(server.output()).not.toContain(VISITOR.Email);
    expect(errors).toEqual([]);
  });

  test('without the agreement asks for it and sends nothing', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    const before = webhook.requests.length;
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await fill(page);
    await send(page).click();
    expect(await toast(page, 'alert')).toBe(
      'Agreement Required\n\nPlease agree to receive marketing messages to continue',
    );
    expect(AGREEMENT_REQUIRED.destructive).toBe(true);
    expect(posts).toEqual([]);
    expect(webhook.requests.length).toBe(before);
    expect(await field(page, 'Name').inputValue()).toBe(VISITOR.Name);
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    await page.getByRole('status').getByText('Message Sent!').waitFor();
  });

  test('says at each field what is wrong with it', async ({ visit }) => {
    const { page } = await visit('/contact');
    await field(page, 'Email').fill('dana@gmail');
    await field(page, 'Phone').fill('call me');
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    for (const [label, words] of [
      ['Name', 'Enter your name'],
      ['Email', 'Enter your email address, like name@example.com'],
      ['Phone', 'Enter a phone number we can reach you on, with the area code'],
    ] as const) {
      const input = field(page, label);
      await form(page).getByText(words).waitFor();
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      const described = await input.getAttribute('aria-describedby');
      expect(await page.locator(`#${described ?? 'none'}`).innerText()).toBe(words);
    }
    expect(await field(page, 'Name').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page, 'Message').getAttribute('aria-invalid')).toBeNull();
  });

  for (const [what, answer] of [
    ['answers 404', 404],
    ['answers 500', 500],
    ['hangs up', 'reset'],
    ['is slower than the server waits', 'hang'],
  ] as const)
    test(`says that sending failed and keeps everything when the webhook ${what}`, async ({
      visit,
      webhook,
    }) => {
      const { page } = await visit('/contact');
      webhook.answer(answer);
      await fill(page);
      await form(page).getByRole('checkbox').check();
      await send(page).click();
      expect(await toast(page, 'alert')).toBe(
        'Error\n\nFailed to send message. Please try again or call us directly.',
      );
      expect(FAILED.destructive).toBe(true);
      for (const [label, value] of Object.entries(VISITOR))
        expect(await field(page, label).inputValue()).toBe(value);
      expect(await form(page).getByRole('checkbox').isChecked()).toBe(true);
      webhook.answer(200);
    });

  test('says that sending failed when the webhook refuses connections, and sends the same lead when tried again', async ({
    visit,
    webhook,
  }) => {
    const { page } = await visit('/contact');
    await webhook.refuse();
    await fill(page);
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    expect(await toast(page, 'alert')).toContain('Failed to send message');
    const before = webhook.requests.length;
    await webhook.resume();
    webhook.answer(200);
    await send(page).click();
    await page.getByRole('status').getByText('Message Sent!').waitFor();
    expect(webhook.requests.length - before).toBe(1);
  });

  test('says that sending failed when the line is dead', async ({ visit }) => {
    const { page } = await visit('/contact');
    await fill(page);
    await form(page).getByRole('checkbox').check();
    await page.context().setOffline(true);
    await send(page).click();
    expect(await toast(page, 'alert')).toContain('Failed to send message');
    expect(await field(page, 'Message').inputValue()).toBe(VISITOR.Message);
  });

  test('keeps what was typed and sends it, though the script comes late', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    webhook.answer(200);
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await fill(page);
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    await page.getByRole('status').getByText('Message Sent!').waitFor();
    expect(webhook.requests.at(-1)?.body).toMatchObject({ name: VISITOR.Name });
  });

  test('is posted by the browser itself when the script cannot be fetched', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    webhook.answer(200);
    const before = webhook.requests.length;
    await page.route('**/_astro/*.js', (route) => route.abort());
    await fill(page);
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    await page.waitForURL('**/contact#sent');
    expect(webhook.requests.length).toBe(before + 1);
  });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false };

  test('a message is sent and the page says so', async ({ visit, webhook }) => {
    const { page } = await visit('/contact', plain);
    webhook.answer(200);
    await fill(page);
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    await page.waitForURL('**/contact#sent');
    expect(await page.getByText('Message Sent!').isVisible()).toBe(true);
    expect(await page.getByText('Failed to send message', { exact: false }).isVisible()).toBe(false);
    expect(webhook.requests.at(-1)?.body).toMatchObject({ name: VISITOR.Name, agreementChecked: true });
  });

  test('a failure is told', async ({ visit, webhook }) => {
    const { page } = await visit('/contact', plain);
    webhook.answer(500);
    await fill(page);
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    await page.waitForURL('**/contact#failed');
    expect(
      await page.getByText('Failed to send message. Please try again or call us directly.').isVisible(),
    ).toBe(true);
    webhook.answer(200);
  });

  test('a missing agreement is told', async ({ visit, server }) => {
    const body = new URLSearchParams({ name: 'Dana Ruiz', email: 'dana@example.com', phone: '903 555 0188' });
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: server.url },
    });
    expect(answer.status).toBe(303);
    const { page } = await visit(answer.headers.get('location') ?? '', plain);
    expect(new URL(page.url()).hash).toBe('#agreement-required');
    expect(await page.getByText('Please agree to receive marketing messages to continue').isVisible()).toBe(
      true,
    );
  });
});
