import {
  accessibilityTree,
  entered,
  field,
  fill,
  focused,
  form,
  send,
  touch,
  VISITOR,
} from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

const NAME = 'Enter your name';
const EMAIL = 'Enter your email address, like name@example.com';
const NUMBER = 'Enter a phone number we can reach you at, with the area code';

test('errors are shown in the title, in a focused summary and at each field; no input is lost', async ({
  visit,
}) => {
  const { page, errors } = await visit('/contact');
  const rest = await page.title();
  // No field is invalid before the first submit; required fields are exposed as such.
  const fields = (await accessibilityTree(page)).filter(
    ({ role }) => role === 'textbox' || role === 'checkbox',
  );
  expect(fields.map(({ properties }) => [properties.invalid, properties.required])).toEqual([
    ['false', true],
    ['false', true],
    ['false', true],
    ['false', false],
    // The accessibility tree has no such property for checkboxes.
    ['false', undefined],
  ]);
  await expect(form(page).getByRole('checkbox')).toHaveAttribute('required');

  await touch(page);
  await fill(form(page), { Email: 'dana@gmail', Phone: 'call me', Message: 'x'.repeat(6000) });
  await send(form(page)).click();
  const list = form(page).getByRole('group', { name: /^Not sent yet\. 5 things to fix/ });
  await expect(list).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${rest}`);
  for (const [label, words] of [
    ['Name', NAME],
    ['Email', EMAIL],
    ['Phone', NUMBER],
    ['Message', 'Shorten your message to 5000 characters or fewer'],
  ] as const) {
    const input = field(form(page), label);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(words);
    await list.getByRole('link', { name: words }).click();
    await expect(input).toBeFocused();
  }
  expect(new URL(page.url()).hash).toBe('');

  // Corrected one by one, errors leave the summary and then the title.
  await fill(form(page), { ...VISITOR, Email: 'dana@' });
  await form(page).getByRole('checkbox').check();
  await page.keyboard.press('Tab');
  await send(form(page)).click();
  const one = form(page).getByRole('group', { name: `Not sent yet. One thing to fix: ${EMAIL}` });
  await expect(one).toBeFocused();
  await expect(field(form(page), 'Name')).not.toHaveAttribute('aria-invalid');
  expect(await entered(form(page))).toEqual({ ...VISITOR, Email: 'dana@' });
  await field(form(page), 'Email').fill(VISITOR.Email);
  await send(form(page)).click();
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  await expect(page).toHaveTitle(rest);
  await expect(form(page).getByRole('group')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('on a phone Enter moves through the form, and nothing fixed covers it', async ({ visit }) => {
  const { page } = await visit('/contact', { viewport: PHONE, hasTouch: true, isMobile: true });
  const uncovered = async (label: string) =>
    page.evaluate((what) => {
      const active = document.activeElement ?? document.body;
      // Of a link that wraps, its first line.
      const { left, top, width, height } = active.getClientRects()[0] ?? new DOMRect();
      const hit = (y: number) => document.elementFromPoint(left + width / 2, y);
      const inside = (element: Element | null) => active.contains(element);
      return `${what}: ${String(inside(hit(top + 3)) && inside(hit(top + height - 3)))}`;
    }, label);

  // Sent before the script has loaded: the browser's own messages must not replace the list.
  const release = await holdRequests(page, '**/_astro/*.js');
  await send(form(page)).tap();
  release();
  await form(page).getByRole('group').waitFor();
  await expect.poll(() => uncovered('list')).toBe('list: true');
  await page.getByRole('button', { name: 'Close message' }).tap();
  await form(page).getByRole('link', { name: NAME }).tap();
  for (const [label, text] of Object.entries(VISITOR)) {
    await expect(field(form(page), label)).toBeFocused();
    await expect.poll(() => uncovered(label)).toBe(`${label}: true`);
    await expect(page.locator('.floating')).toBeHidden();
    await page.keyboard.type(text);
    if (label !== 'Message') await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('.floating')).toBeVisible();
  for (let steps = 0; steps < 6 && !(await focused(send(form(page)))); steps += 1) {
    await expect.poll(() => uncovered(`step ${String(steps)}`)).toBe(`step ${String(steps)}: true`);
    await page.keyboard.press('Tab');
  }
  await expect(send(form(page))).toBeFocused();
  await expect.poll(() => uncovered('button')).toBe('button: true');
});
