/** Journeys back to a page: scroll position and drafts. */
import { test } from 'vitest';

import { type JourneyContext } from './journeys.ts';

export function historyJourneys(context: () => JourneyContext): void {
  test('opens a page at its top and returns to the previous scroll position', async () => {
    const { page } = context();
    await page.open('/');
    await page.click('main a', 'View Our Services');
    await page.waitFor('the services section', () => location.hash === '#services' && scrollY > 300);
    await page.waitFor('the end of smooth scrolling', () => {
      const top = document.getElementById('services')?.getBoundingClientRect().top ?? 999;
      return Math.abs(top) < 120;
    });
    await page.reveal('#services a', 'Learn More');
    const left = await page.evaluate(() => scrollY);
    await page.click('#services a', 'Learn More');
    await page.waitFor(
      'the top of the page',
      () => location.pathname.startsWith('/services/') && scrollY === 0,
    );
    await page.back();
    await page.waitFor(
      'the previous page at its scroll position',
      (y) => location.pathname === '/' && Math.abs(scrollY - y) < 400,
      left,
    );
  });

  test('restores a draft after Back', async () => {
    const { page } = context();
    await page.open('/contact');
    await page.type('main form [name=name]', 'Dana');
    await page.type('main form [name=message]', 'Bangs?');
    await page.click('main form a', 'Terms');
    await page.waitFor('the terms', () => location.pathname === '/terms');
    await page.back();
    await page.waitFor('the draft', () => {
      const value = (name: string) =>
        document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value;
      return location.pathname === '/contact' && value('name') === 'Dana' && value('message') === 'Bangs?';
    });
    // The restored form still validates.
    await page.click('main form [name=phone]');
    await page.waitFor('the form to hydrate', () => !!document.querySelector('main form[novalidate]'));
    await page.click('main form [type=submit]');
    await page.waitFor(
      'field errors',
      () => document.querySelectorAll('main form [aria-invalid=true]').length > 1,
    );
  });
}
