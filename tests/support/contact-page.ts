/** The contact form, found by its labels and its button's text. */
import type { Locator, Page } from 'playwright-core';

import type { Webhook } from './webhook.ts';

export const VISITOR = {
  Name: 'Dana Ruiz',
  Email: 'dana@example.com',
  Phone: '(903) 555-0188',
  Message: 'Root touch-up, any afternoon.',
};

export const EMPTY = { Name: '', Email: '', Phone: '', Message: '' };

/** The messages of a visitor that the webhook has got. */
export const received = ({ requests }: Webhook, name: string) =>
  requests.map(({ body }) => body as Record<string, unknown>).filter((body) => body.name === name);

/** The contact page's form; the quote dialog's is in the dialog. */
export const form = (page: Page): Locator => page.locator('main form');

// By role, because the label of the checkbox mentions messages.
export const field = (where: Locator, label: string): Locator =>
  where.getByRole('textbox', { name: new RegExp(`^${label}`) });

export const send = (where: Locator): Locator => where.getByRole('button', { name: /^Send/ });

export async function fill(where: Locator, values: Partial<typeof VISITOR> = VISITOR): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(where, label).fill(value);
}

/** Fills in everything, agrees and sends. */
export async function fillAndSend(where: Locator): Promise<void> {
  await fill(where);
  await where.getByRole('checkbox').check();
  await send(where).click();
}

/** Focuses the form and waits until its script has hydrated it. */
export async function touch(page: Page): Promise<void> {
  await field(form(page), 'Name').focus();
  await form(page).and(page.locator('[novalidate]')).waitFor();
}

/** The values of the fields, by label. */
export async function entered(where: Locator): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const label of Object.keys(VISITOR)) values[label] = await field(where, label).inputValue();
  return values;
}

/** Waits for a toast; returns its text. */
export async function toast(page: Page, role: 'alert' | 'status'): Promise<string> {
  const shown = page.getByRole(role).filter({ hasText: /\w/ });
  await shown.waitFor();
  return shown.innerText();
}
