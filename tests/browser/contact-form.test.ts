import { describe } from 'vitest';

import { AGREEMENT_REQUIRED, SENT } from '../../contact/messages.ts';
import {
  accessibilityTree,
  field,
  fill,
  fillAndSend,
  form,
  send,
  toast,
  touch,
  VISITOR,
} from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/visitor.ts';

describe('the contact form', () => {
  test('disables its button while it sends, without moving the focus', async ({ visit }) => {
    const { page } = await visit('/contact');
    const release = await holdRequests(page, '**/api/contact');
    await fillAndSend(form(page));
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(send(form(page))).toBeFocused();
    const tree = await accessibilityTree(page);
    expect(
      tree.find(({ name, role }) => role === 'button' && name === 'Sending...')?.properties.disabled,
    ).toBe(true);
    release();
    await toast(page, 'status');
    await expect(send(form(page))).toBeFocused();
  });

  test('confirms a sent message and clears itself', async ({ visit }) => {
    const { page, errors } = await visit('/contact');
    await fillAndSend(form(page));
    expect(await toast(page, 'status')).toBe(`${SENT.title}\n\n${SENT.text}`);
    for (const label of Object.keys(VISITOR)) await expect(field(form(page), label)).toHaveValue('');
    await expect(form(page).getByRole('checkbox')).not.toBeChecked();
    expect(errors).toEqual([]);
  });

  test('announces a sent message politely and leaves the focus on its button', async ({ visit }) => {
    const { page } = await visit('/contact');
    await fillAndSend(form(page));
    await toast(page, 'status');
    const announced = (await accessibilityTree(page)).filter(
      ({ role }) => role === 'status' || role === 'alert',
    );
    expect(announced).toMatchObject([{ role: 'status', ignored: false, properties: { live: 'polite' } }]);
    await expect(send(form(page))).toBeFocused();
  });

  test('sends six keys to the webhook once', async ({ visit, webhook }) => {
    const { page } = await visit('/contact');
    const before = webhook.requests.length;
    await fillAndSend(form(page));
    await toast(page, 'status');
    expect(webhook.requests.slice(before).map(({ body }) => body)).toEqual([
      {
        name: VISITOR.Name,
        email: VISITOR.Email,
        phone: expect.any(String),
        message: VISITOR.Message,
        domain: expect.any(String),
        agreementChecked: true,
      },
    ]);
  });

  test('leaves no personal data in the log of the server', async ({ visit, server }) => {
    const { page } = await visit('/contact');
    await fillAndSend(form(page));
    await toast(page, 'status');
    expect(server.output()).not.toContain(VISITOR.Email);
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
    await expect(field(form(page), 'Name')).toHaveValue(VISITOR.Name);
    const announced = (await accessibilityTree(page)).filter(
      ({ role }) => role === 'status' || role === 'alert',
    );
    expect(announced).toMatchObject([{ role: 'alert', ignored: false, properties: { live: 'assertive' } }]);
    // The error is shown at the checkbox and in the error summary.
    const box = form(page).getByRole('checkbox');
    await form(page).getByRole('link', { name: AGREEMENT_REQUIRED.text }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await box.check();
    await send(form(page)).click();
    await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
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
        await expect(field(form(page), label)).toHaveValue(value);
      await expect(form(page).getByRole('checkbox')).toBeChecked();
      webhook.answer(200);
    });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false };

  test('a message is sent and the page confirms it', async ({ visit, webhook }) => {
    const { page } = await visit('/contact', plain);
    webhook.answer(200);
    await fillAndSend(form(page));
    await expect(page).toHaveURL('/contact#sent');
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expect(page.getByText('Failed to send message')).toBeHidden();
    expect(webhook.requests.at(-1)?.body).toMatchObject({ name: VISITOR.Name, agreementChecked: true });
  });

  test('a failure is shown', async ({ visit, webhook }) => {
    const { page } = await visit('/contact', plain);
    webhook.answer(500);
    await fillAndSend(form(page));
    await expect(page).toHaveURL('/contact#failed');
    await expect(
      page.getByText('Failed to send message. Please try again or call us directly.'),
    ).toBeVisible();
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
    await expect(page).toHaveURL('/contact#agreement-required');
    await expect(page.getByText('Please agree to receive marketing messages to continue')).toBeVisible();
  });
});

test('a message sent by the script replaces the result of an earlier post', async ({ visit }) => {
  const { page } = await visit('/contact#failed');
  const earlier = page.locator('#failed');
  await expect(earlier).toBeVisible();
  await touch(page);
  await fillAndSend(form(page));
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  await expect(earlier).toBeHidden();
  await page.reload();
  await expect(earlier).toBeHidden();
});
