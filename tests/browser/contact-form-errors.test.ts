import { type Page } from 'playwright-core';
import { describe } from 'vitest';

import {
  accessibilityTree,
  entered,
  field,
  fill,
  fillAndSend,
  focused,
  form,
  send,
  touch,
  VISITOR,
} from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, PHONE, test } from '../support/visitor.ts';

const WRONG = { Email: 'dana@gmail', Phone: 'call me', Message: 'x'.repeat(6000) };

const MESSAGES = [
  ['Name', 'Enter your name'],
  ['Email', 'Enter your email address, like name@example.com'],
  ['Phone', 'Enter a phone number we can reach you at, with the area code'],
  ['Message', 'Shorten your message to 5000 characters or fewer'],
] as const;

const summary = (page: Page) => form(page).getByRole('group', { name: /^Not sent yet/ });

/** Sends the form with a mistake in each field, and waits for the summary. */
async function sendMistakes(page: Page): Promise<void> {
  await touch(page);
  await fill(form(page), WRONG);
  await send(form(page)).click();
  await summary(page).waitFor();
}

async function fields(page: Page) {
  const nodes = await accessibilityTree(page);
  return nodes.filter(({ role }) => role === 'textbox' || role === 'checkbox');
}

describe('before the form is sent', () => {
  test('no field is invalid', async ({ visit }) => {
    const { page } = await visit('/contact');
    const invalid = (await fields(page)).map(({ properties }) => properties.invalid);
    expect(invalid).toEqual(['false', 'false', 'false', 'false', 'false']);
  });

  test('all fields but the message are required', async ({ visit }) => {
    const { page } = await visit('/contact');
    const required = (await fields(page))
      .filter(({ role }) => role === 'textbox')
      .map(({ properties }) => properties.required);
    expect(required).toEqual([true, true, true, false]);
  });

  test('the agreement is required', async ({ visit }) => {
    const { page } = await visit('/contact');
    await expect(form(page).getByRole('checkbox')).toHaveAttribute('required');
  });
});

describe('a form with mistakes', () => {
  test('counts them in a summary', async ({ visit }) => {
    const { page } = await visit('/contact');
    await sendMistakes(page);
    await expect(summary(page)).toHaveAccessibleName(/^Not sent yet\. 5 things to fix/);
  });

  test('moves the focus to the summary', async ({ visit }) => {
    const { page } = await visit('/contact');
    await sendMistakes(page);
    await expect(summary(page)).toBeFocused();
  });

  test('says so in the title of the page', async ({ visit }) => {
    const { page } = await visit('/contact');
    const title = await page.title();
    await sendMistakes(page);
    await expect(page).toHaveTitle(`Error: ${title}`);
  });

  test.for(MESSAGES)('marks %s as invalid', async ([label], { visit }) => {
    const { page } = await visit('/contact');
    await sendMistakes(page);
    await expect(field(form(page), label)).toHaveAttribute('aria-invalid', 'true');
  });

  test.for(MESSAGES)('describes the mistake in %s', async ([label, message], { visit }) => {
    const { page } = await visit('/contact');
    await sendMistakes(page);
    await expect(field(form(page), label)).toHaveAccessibleDescription(message);
  });

  test.for(MESSAGES)('links to %s in the summary', async ([label, message], { visit }) => {
    const { page } = await visit('/contact');
    await sendMistakes(page);
    await summary(page).getByRole('link', { name: message }).click();
    await expect(field(form(page), label)).toBeFocused();
  });

  test('keeps its address when a link of the summary is followed', async ({ visit }) => {
    const { page } = await visit('/contact');
    await sendMistakes(page);
    await summary(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/contact');
  });

  test('keeps what was entered', async ({ visit }) => {
    const { page } = await visit('/contact');
    await sendMistakes(page);
    expect(await entered(form(page))).toEqual({ Name: '', ...WRONG });
  });
});

describe('a form with one mistake left', () => {
  async function correctAllButOne(page: Page): Promise<void> {
    await sendMistakes(page);
    await fill(form(page), { ...VISITOR, Email: 'dana@' });
    await form(page).getByRole('checkbox').check();
    await send(form(page)).click();
  }

  test('names it in the summary', async ({ visit }) => {
    const { page } = await visit('/contact');
    await correctAllButOne(page);
    await expect(summary(page)).toHaveAccessibleName(`Not sent yet. One thing to fix: ${MESSAGES[1][1]}`);
  });

  test('no longer marks corrected fields', async ({ visit }) => {
    const { page } = await visit('/contact');
    await correctAllButOne(page);
    await expect(field(form(page), 'Name')).not.toHaveAttribute('aria-invalid');
  });
});

describe('a corrected form', () => {
  async function correct(page: Page): Promise<void> {
    await sendMistakes(page);
    await fillAndSend(form(page));
    await page.getByRole('status').getByText('Message Sent!').waitFor();
  }

  test('restores the title of the page', async ({ visit }) => {
    const { page } = await visit('/contact');
    const title = await page.title();
    await correct(page);
    await expect(page).toHaveTitle(title);
  });

  test('has no summary', async ({ visit }) => {
    const { page } = await visit('/contact');
    await correct(page);
    await expect(summary(page)).toHaveCount(0);
  });
});

describe('on a phone', () => {
  const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
  const floating = (page: Page) => page.locator('.floating');

  /**
   * Whether nothing lies over the top and the bottom of the focused element. Of a link that wraps, its first line. The
   * end of a tall field may be below the screen: Chromium scrolls to its first line.
   */
  const isUncovered = (page: Page) =>
    page.evaluate(() => {
      const active = document.activeElement ?? document.body;
      const { left, top, width, height } = active.getClientRects()[0] ?? new DOMRect();
      const isAt = (y: number) => active.contains(document.elementFromPoint(left + width / 2, y));
      const bottom = top + height - 3;
      return isAt(top + 3) && (bottom >= innerHeight || isAt(bottom));
    });

  test('the summary replaces messages of the browser when the script loads late', async ({ visit }) => {
    const { page } = await visit('/contact', TOUCH);
    const release = await holdRequests(page, '**/_astro/*.js');
    await send(form(page)).tap();
    release();
    await expect(summary(page)).toBeVisible();
  });

  test('nothing covers the summary', async ({ visit }) => {
    const { page } = await visit('/contact', TOUCH);
    await send(form(page)).tap();
    await summary(page).waitFor();
    await expect.poll(() => isUncovered(page)).toBe(true);
  });

  test('Enter moves to the next field', async ({ visit }) => {
    const { page } = await visit('/contact', TOUCH);
    await touch(page);
    await page.keyboard.press('Enter');
    await expect(field(form(page), 'Email')).toBeFocused();
  });

  test.for(Object.keys(VISITOR))('nothing covers %s while it has the focus', async (label, { visit }) => {
    const { page } = await visit('/contact', TOUCH);
    await touch(page);
    await field(form(page), label).focus();
    await expect.poll(() => isUncovered(page)).toBe(true);
  });

  test('the floating buttons are hidden while a field has the focus', async ({ visit }) => {
    const { page } = await visit('/contact', TOUCH);
    await touch(page);
    await expect(floating(page)).toBeHidden();
  });

  test('the floating buttons are back when no field has the focus', async ({ visit }) => {
    const { page } = await visit('/contact', TOUCH);
    await touch(page);
    await field(form(page), 'Message').focus();
    await page.keyboard.press('Tab');
    await expect(floating(page)).toBeVisible();
  });

  test('nothing covers what follows the fields in tab order', async ({ visit }) => {
    const { page } = await visit('/contact', TOUCH);
    await touch(page);
    await field(form(page), 'Message').focus();
    for (let presses = 0; presses < 6 && !(await focused(send(form(page)))); presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isUncovered(page)).toBe(true);
    }
  });
});
