/** Leaving a page and coming back to it: what was typed and where it was scrolled to. */
import { expect, test } from 'vitest';

import { type Surroundings } from './journeys.ts';

export function wayBackJourneys(surroundings: () => Surroundings): void {
  test('begins each page at its top and finds the last one where it was left', async () => {
    const { see } = surroundings();
    await see.arrive('/');
    await see.press('main a', 'View Our Services');
    await see.until('the services', () => location.hash === '#services' && scrollY > 300);
    const stood = await see.until('the end of the way there', () => {
      const top = document.getElementById('services')?.getBoundingClientRect().top ?? 999;
      return Math.abs(top) < 120;
    });
    expect(stood).toBe(true);
    await see.hover('#services a', 'Learn More');
    const left = await see.look(() => scrollY);
    await see.press('#services a', 'Learn More');
    await see.until('the top of the page', () => location.pathname.startsWith('/services/') && scrollY === 0);
    await see.back();
    await see.until(
      'the place on the page before',
      (y) => location.pathname === '/' && Math.abs(scrollY - y) < 400,
      left,
    );
  });

  test('finds a half-written message again', async () => {
    const { see } = surroundings();
    await see.arrive('/contact');
    await see.enter('main form [name=name]', 'Dana');
    await see.enter('main form [name=message]', 'Bangs?');
    await see.press('main form a', 'Terms');
    await see.until('the terms', () => location.pathname === '/terms');
    await see.back();
    await see.until('what was typed', () => {
      const value = (name: string) =>
        document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value;
      return location.pathname === '/contact' && value('name') === 'Dana' && value('message') === 'Bangs?';
    });
    // The form is as alive as before.
    await see.press('main form [name=phone]');
    await see.until('its script', () => !!document.querySelector('main form[novalidate]'));
    await see.press('main form [type=submit]');
    await see.until(
      'what is wrong',
      () => document.querySelectorAll('main form [aria-invalid=true]').length > 1,
    );
  });
}
