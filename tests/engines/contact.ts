/** Journeys through the contact form: field errors, agreement, success, failed delivery. */
import { expect, test } from 'vitest';

import { AGREEMENT_REQUIRED, FAILED, SENT } from '../../contact/messages.ts';
import { type Webhook } from '../support/webhook.ts';
import { type JourneyContext } from './journeys.ts';

const VISITOR = {
  name: 'Dana Ruiz',
  email: 'dana@example.com',
  phone: '(903) 555-0188',
  message: 'Roots, any day.',
};

const field = (name: string) => `main form [name=${name}]`;
const SEND = 'main form [type=submit]';

/** Deliveries from one visitor; earlier journeys' failed messages may be retried meanwhile. */
function deliveries({ requests }: Webhook, email: string): unknown[] {
  return requests.map(({ body }) => body).filter((body) => (body as { email?: unknown }).email === email);
}

export function contactJourneys(context: () => JourneyContext): void {
  test('corrects the fields, agrees, and sends a message', async () => {
    const { page, webhook, size } = context();
    const email = `${size}@example.com`;
    webhook.answer(200);
    await page.open('/contact');
    await page.click(field('email'));
    // Before hydration the browser's own validation would show one error at a time.
    await page.waitFor('the form to hydrate', () => !!document.querySelector('main form[novalidate]'));
    await page.type(field('email'), email.slice(0, -'.com'.length));
    await page.click(SEND);
    await page.waitFor('an error message at each of three fields', () =>
      ['name', 'email', 'phone'].every((name) => {
        const input = document.querySelector(`main form [name=${name}][aria-invalid=true]`);
        const ids = (input?.getAttribute('aria-describedby') ?? '').split(' ');
        return ids.some((id) => document.getElementById(id)?.innerText);
      }),
    );
    await page.type(field('email'), '.com');
    for (const name of ['name', 'phone', 'message'] as const) await page.type(field(name), VISITOR[name]);
    await page.click(SEND);
    await page.waitFor('the agreement to be the only error', () => {
      const wrong = [...document.querySelectorAll('main form [aria-invalid=true]')];
      return wrong.length === 1 && wrong[0]?.getAttribute('name') === 'agreementChecked';
    });
    await page.read('[role=alert]', AGREEMENT_REQUIRED.text);
    expect(deliveries(webhook, email)).toEqual([]);

    await page.click(field('agreementChecked'));
    await page.click(SEND);
    await page.read('[role=status]', SENT.text);
    await page.waitFor(
      'the form to be cleared',
      () => document.querySelector<HTMLInputElement>('main form [name=name]')?.value === '',
    );
    expect(deliveries(webhook, email)).toEqual([
      { ...VISITOR, email, domain: expect.any(String) as string, agreementChecked: true },
    ]);
  });

  test('keeps the message when delivery fails', async () => {
    const { page, webhook, size } = context();
    webhook.answer(500);
    // The quote button exists on small screens only.
    const form = size === 'phone' ? 'dialog[open] form' : 'main form';
    await page.open(size === 'phone' ? '/careers' : '/contact');
    if (size === 'phone') await page.click('.floating__quote');
    for (const [name, text] of Object.entries(VISITOR)) await page.type(`${form} [name=${name}]`, text);
    await page.click(`${form} [name=agreementChecked]`);
    await page.click(`${form} [type=submit]`);
    await page.read('[role=alert]', FAILED.text);
    expect(
      await page.evaluate(
        (selector) =>
          Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>(selector) ?? undefined)),
        form,
      ),
    ).toMatchObject({ ...VISITOR, agreementChecked: 'on' });
    webhook.answer(200);
  });
}
