/** Journeys of impatient visitors: before a script has loaded, with a rotated phone, with Back and Escape. */
import { expect, test } from 'vitest';

import { type JourneyContext } from './journeys.ts';

export function hostileJourneys(context: () => JourneyContext): void {
  test('Back closes the photo viewer and keeps the filter', async () => {
    const { page } = context();
    await page.open('/gallery');
    await page.click('main .filter button:nth-child(2)');
    await page.waitFor('the category in the address', () => location.search !== '');
    const search = await page.evaluate(() => location.search);
    await page.click('main a[data-view]');
    await page.read('dialog[open]', '1 of');
    await page.back();
    await page.waitUntilHidden('dialog');
    expect(await page.evaluate(() => location.search)).toBe(search);
  });

  test('keeps the words when the browser posts the form and delivery fails', async () => {
    const { page, webhook } = context();
    webhook.answer(500);
    await page.open('/contact');
    // As in a browser whose script did not arrive in time: the form is posted natively.
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form');
      const values = { name: 'Dana', email: 'dana@example.com', phone: '(903) 555-0188', message: 'Bangs?' };
      for (const [name, value] of Object.entries(values)) {
        const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) field.value = value;
      }
      const agreement = form?.querySelector<HTMLInputElement>('[name=agreementChecked]');
      if (agreement) agreement.checked = true;
      form?.submit();
    });
    await page.waitFor('the failed post', () => location.hash === '#failed');
    await page.waitFor('the words', () => {
      const value = (name: string) =>
        document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value;
      return value('name') === 'Dana' && value('message') === 'Bangs?';
    });
    webhook.answer(200);
  });
}

/** Journeys that need a phone. */
export function phoneJourneys(context: () => JourneyContext): void {
  test('closes the quote dialog after the phone was rotated', async () => {
    const { page, resize } = context();
    await page.open('/careers');
    await page.click('.floating__quote');
    await page.read('dialog[open]', 'Get Your Quote');
    await resize({ width: 844, height: 390 });
    await page.click('dialog[open] .quote__close');
    await page.waitUntilHidden('dialog');
    await resize({ width: 390, height: 844 });
  });
}

/** Journeys that need a mouse. */
export function mouseJourneys(context: () => JourneyContext): void {
  const LIST = '#services-list';

  test('Escape closes the Services list that opened on hover', async () => {
    const { page } = context();
    await page.open('/about');
    // The mouse may be on the button from an earlier journey: then it would not enter it.
    await page.hover('.logo');
    await page.hover('.dropdown__button');
    await page.read(LIST);
    await page.press('Escape');
    await page.waitUntilHidden(LIST);
  });

  test('the Services list stays open for the keyboard when the mouse leaves it', async () => {
    const { page } = context();
    await page.open('/about');
    // The mouse may be on the button from an earlier journey: then it would not enter it.
    await page.hover('.logo');
    await page.hover('.dropdown__button');
    await page.read(LIST);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#services-list a')?.focus();
      // Records when a timer of the page has run: site/layouts/behavior.ts closes the list by one.
      const start = window.setTimeout.bind(window);
      const recording = (run: () => void, ms?: number) =>
        start(() => {
          run();
          document.body.dataset.timer = 'ended';
        }, ms);
      Object.assign(window, { setTimeout: recording });
    });
    await page.hover('.logo');
    await page.waitFor("the end of the list's timer", () => document.body.dataset.timer === 'ended');
    expect(await page.evaluate(() => !!document.activeElement?.matches('#services-list a'))).toBe(true);
    expect(await page.countVisible(LIST)).toBe(1);
  });
}
