/** The contact form as a visitor meets it: by its labels and its button's words. */
import { type Locator, type Page } from 'playwright-core';

export const VISITOR = {
  Name: 'Dana Ruiz',
  Email: 'dana@example.com',
  Phone: '(903) 555-0188',
  Message: 'Root touch-up, any afternoon.',
};

/** The contact page's form; the quote dialog's is in the dialog. */
export const form = (page: Page): Locator => page.locator('main form');

// By role: the agreement's label speaks of messages too.
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

/** Touches the form, so that its script comes and takes it over. */
export async function touch(page: Page): Promise<void> {
  await field(form(page), 'Name').focus();
  await form(page).and(page.locator('[novalidate]')).waitFor();
}

/** What stands in the fields, by label. */
export async function entered(where: Locator): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const label of Object.keys(VISITOR)) values[label] = await field(where, label).inputValue();
  return values;
}

/** The words of the toast, once it shows any. */
export async function toast(page: Page, role: 'alert' | 'status'): Promise<string> {
  const shown = page.getByRole(role).filter({ hasText: /\w/ });
  await shown.waitFor();
  return shown.innerText();
}

/** True when the element, or the one found, has the focus. */
export const focused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** What the browser tells assistive technology, as far as the tests ask. */
export interface Spoken {
  role: string;
  name: string;
  properties: Readonly<Record<string, unknown>>;
  ignored: boolean;
}

/** The accessibility tree, flat: not what attributes say, but what the browser makes of them. */
export async function accessibilityTree(page: Page): Promise<Spoken[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes.map(({ role, name, properties, ignored }) => ({
    role: String(role?.value ?? ''),
    name: String(name?.value ?? ''),
    properties: Object.fromEntries(
      (properties ?? []).map((property) => [property.name, property.value.value as unknown]),
    ),
    ignored,
  }));
}
