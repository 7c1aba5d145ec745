import { describe, expect } from 'vitest';

import { AGREEMENT_REQUIRED, SENT } from '../../contact/messages.ts';
import {
  accessibilityTree,
  field,
  fill,
  fillAndSend,
  focused,
  form,
  send,
  toast,
  touch,
  VISITOR,
} from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { test } from '../support/visitor.ts';

describe('the contact form', () => {
  test('has labels, placeholders, autocomplete and the agreement with its links', async ({ visit }) => {
    const { page } = await visit('/contact');
    expect(await field(form(page), 'Name').getAttribute('placeholder')).toBe('Your full name');
    expect(await field(form(page), 'Email').getAttribute('placeholder')).toMatch(/@example/);
    expect(await field(form(page), 'Phone').getAttribute('placeholder')).toMatch(/\d{3}/);
    expect(await field(form(page), 'Message').getAttribute('placeholder')).toBe(
      "Tell us about the services you're interested in...",
    );
    expect(await field(form(page), 'Phone').getAttribute('type')).toBe('tel');
    expect(await field(form(page), 'Email').getAttribute('type')).toBe('email');
    for (const [label, autocomplete, inputmode] of [
      ['Name', 'name', null],
      ['Email', 'email', 'email'],
      ['Phone', 'tel', 'tel'],
    ] as const) {
      const input = field(form(page), label);
      expect(await input.getAttribute('autocomplete')).toBe(autocomplete);
      expect(await input.getAttribute('inputmode')).toBe(inputmode);
      expect(await input.getAttribute('enterkeyhint')).toBe('next');
    }
    // Pasting is allowed in every field (WCAG 2.2, 3.3.8).
    const blocked = await form(page).evaluate((element: HTMLFormElement) =>
      [...element.elements].filter(
        (one) => !one.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })),
      ),
    );
    expect(blocked).toEqual([]);
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

  test('disables its button while it sends, without moving the focus', async ({ visit }) => {
    const { page } = await visit('/contact');
    const release = await holdRequests(page, '**/api/contact');
    await fillAndSend(form(page));
    await form(page).getByRole('button', { name: 'Sending...' }).waitFor();
    expect(await send(form(page)).isDisabled()).toBe(true);
    expect(await focused(send(form(page)))).toBe(true);
    const tree = await accessibilityTree(page);
    expect(
      tree.find(({ name, role }) => role === 'button' && name === 'Sending...')?.properties.disabled,
    ).toBe(true);
    release();
    await toast(page, 'status');
    expect(await focused(send(form(page)))).toBe(true);
  });

  test('sends six keys to the webhook, confirms it and clears itself', async ({ visit, webhook, server }) => {
    const { page, errors } = await visit('/contact');
    webhook.answer(200);
    const before = webhook.requests.length;
    await fillAndSend(form(page));
    expect(await toast(page, 'status')).toBe(`${SENT.title}\n\n${SENT.text}`);
    expect([SENT.title, SENT.text]).toEqual([
      'Message Sent!',
      "Thank you for contacting us. We'll get back to you soon!",
    ]);
    for (const label of Object.keys(VISITOR)) expect(await field(form(page), label).inputValue()).toBe('');
    expect(await form(page).getByRole('checkbox').isChecked()).toBe(false);
    expect(await send(form(page)).isEnabled()).toBe(true);
    // One polite live region, and the focus stays on the button.
    const announced = (await accessibilityTree(page)).filter(
      ({ role }) => role === 'status' || role === 'alert',
    );
    expect(announced).toMatchObject([{ role: 'status', ignored: false, properties: { live: 'polite' } }]);
    expect(await focused(send(form(page)))).toBe(true);
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

  test('asks for the agreement and sends nothing without it', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    const before = webhook.requests.length;
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await fill(form(page));
    await send(form(page)).click();
    expect(await toast(page, 'alert')).toBe(
      'Agreement Required\n\nPlease agree to receive marketing messages to continue',
    );
    expect(posts).toEqual([]);
    expect(webhook.requests.length).toBe(before);
    expect(await field(form(page), 'Name').inputValue()).toBe(VISITOR.Name);
    const announced = (await accessibilityTree(page)).filter(
      ({ role }) => role === 'status' || role === 'alert',
    );
    expect(announced).toMatchObject([{ role: 'alert', ignored: false, properties: { live: 'assertive' } }]);
    // The error is shown at the checkbox and in the error summary.
    const box = form(page).getByRole('checkbox');
    await form(page).getByRole('link', { name: AGREEMENT_REQUIRED.text }).click();
    expect(await focused(box)).toBe(true);
    expect(await box.getAttribute('aria-invalid')).toBe('true');
    await box.check();
    await send(form(page)).click();
    await page.getByRole('status').getByText('Message Sent!').waitFor();
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
      await fillAndSend(form(page));
      expect(await toast(page, 'alert')).toBe(
        'Error\n\nFailed to send message. Please try again or call us directly.',
      );
      for (const [label, value] of Object.entries(VISITOR))
        expect(await field(form(page), label).inputValue()).toBe(value);
      expect(await form(page).getByRole('checkbox').isChecked()).toBe(true);
      webhook.answer(200);
    });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false };

  test('a message is sent and the page confirms it', async ({ visit, webhook }) => {
    const { page } = await visit('/contact', plain);
    webhook.answer(200);
    await fillAndSend(form(page));
    await page.waitForURL('**/contact#sent');
    expect(await page.getByText('Message Sent!').isVisible()).toBe(true);
    expect(await page.getByText('Failed to send message', { exact: false }).isVisible()).toBe(false);
    expect(webhook.requests.at(-1)?.body).toMatchObject({ name: VISITOR.Name, agreementChecked: true });
  });

  test('a failure is shown', async ({ visit, webhook }) => {
    const { page } = await visit('/contact', plain);
    webhook.answer(500);
    await fillAndSend(form(page));
    await page.waitForURL('**/contact#failed');
    expect(
      await page.getByText('Failed to send message. Please try again or call us directly.').isVisible(),
    ).toBe(true);
    webhook.answer(200);
  });

  test('a missing agreement is shown', async ({ visit, server }) => {
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

test('a message sent by the script replaces the result of an earlier post', async ({ visit }) => {
  const { page } = await visit('/contact#failed');
  const earlier = page.locator('#failed');
  await earlier.waitFor();
  await touch(page);
  await fillAndSend(form(page));
  await page.getByRole('status').getByText('Message Sent!').waitFor();
  expect(await earlier.isVisible()).toBe(false);
  await page.reload();
  expect(await earlier.isVisible()).toBe(false);
});
