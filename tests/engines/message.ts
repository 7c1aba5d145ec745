/** Sending a message, and everything that can go wrong with it. */
import { expect, test } from 'vitest';

import { AGREEMENT_REQUIRED, FAILED, SENT } from '../../contact/messages.ts';
import { type Webhook } from '../support/webhook.ts';
import { type Surroundings } from './journeys.ts';

const VISITOR = {
  name: 'Dana Ruiz',
  email: 'dana@example.com',
  phone: '(903) 555-0188',
  message: 'Roots, any day.',
};

const field = (name: string) => `main form [name=${name}]`;
const SEND = 'main form [type=submit]';

/** What the webhook got from one visitor; others' messages may still be on their way to it a second time. */
function arrived({ requests }: Webhook, email: string): unknown[] {
  return requests.map(({ body }) => body).filter((body) => (body as { email?: unknown }).email === email);
}

export function messageJourneys(surroundings: () => Surroundings): void {
  test('is told what is wrong at each field, and what else is missing, and then sends the message', async () => {
    const { see, webhook, width } = surroundings();
    const email = `${width}@example.com`;
    webhook.answer(200);
    await see.arrive('/contact');
    await see.press(field('email'));
    // Until then the browser itself would say what is wrong, a field at a time.
    await see.until('the script of the form', () => !!document.querySelector('main form[novalidate]'));
    await see.enter(field('email'), email.slice(0, -'.com'.length));
    await see.press(SEND);
    await see.until('three fields with what is wrong with them', () =>
      ['name', 'email', 'phone'].every((name) => {
        const input = document.querySelector(`main form [name=${name}][aria-invalid=true]`);
        const words = (input?.getAttribute('aria-describedby') ?? '').split(' ');
        return words.some((id) => document.getElementById(id)?.innerText);
      }),
    );
    await see.enter(field('email'), '.com');
    for (const name of ['name', 'phone', 'message'] as const) await see.enter(field(name), VISITOR[name]);
    await see.press(SEND);
    await see.until('the agreement to be the one thing missing', () => {
      const wrong = [...document.querySelectorAll('main form [aria-invalid=true]')];
      return wrong.length === 1 && wrong[0]?.getAttribute('name') === 'agreementChecked';
    });
    await see.read('[role=alert]', AGREEMENT_REQUIRED.text);
    expect(arrived(webhook, email)).toEqual([]);

    await see.press(field('agreementChecked'));
    await see.press(SEND);
    await see.read('[role=status]', SENT.text);
    await see.until(
      'an empty form',
      () => document.querySelector<HTMLInputElement>('main form [name=name]')?.value === '',
    );
    expect(arrived(webhook, email)).toEqual([
      { ...VISITOR, email, domain: expect.any(String) as string, agreementChecked: true },
    ]);
  });

  test('is told that sending failed in the quote dialog, and loses nothing', async () => {
    const { see, webhook, width } = surroundings();
    webhook.answer(500);
    // The button of the dialog is for small screens; on large ones the page's own form stands for it.
    const form = width === 'phone' ? 'dialog[open] form' : 'main form';
    await see.arrive(width === 'phone' ? '/careers' : '/contact');
    if (width === 'phone') await see.press('.floating__quote');
    for (const [name, text] of Object.entries(VISITOR)) await see.enter(`${form} [name=${name}]`, text);
    await see.press(`${form} [name=agreementChecked]`);
    await see.press(`${form} [type=submit]`);
    await see.read('[role=alert]', FAILED.text);
    expect(
      await see.look(
        (selector) =>
          Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>(selector) ?? undefined)),
        form,
      ),
    ).toMatchObject({ ...VISITOR, agreementChecked: 'on' });
    webhook.answer(200);
  });
}
