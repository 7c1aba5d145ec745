import { expect } from 'vitest';

import { salon } from '../../site/content/index.ts';
import { test } from '../support/visitor.ts';

test('two jobs have requirements and benefits, and Apply starts an email to the salon', async ({ visit }) => {
  const { page } = await visit('/careers');
  for (const job of ['Hair Stylist', 'Salon Assistant']) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: job }) });
    expect(await card.getByRole('list').count()).toBe(2);
    const apply = new URL((await card.getByRole('link', { name: /^Apply/ }).getAttribute('href')) ?? '');
    expect(apply.protocol).toBe('mailto:');
    expect(decodeURIComponent(apply.pathname)).toBe(salon().email);
    expect(apply.searchParams.get('subject')).toContain(job);
    expect(apply.searchParams.get('body')?.length).toBeGreaterThan(40);
  }
});

test('shows how to apply in three steps, a phone link, and directions in a new tab', async ({ visit }) => {
  const { page } = await visit('/careers');
  const how = page.locator('section').filter({ has: page.getByRole('heading', { name: 'How to Apply' }) });
  expect(await how.getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual([
    'Contact',
    'Interview',
    'Join',
  ]);
  expect(await how.getByRole('link', { name: /^Call to Apply/ }).getAttribute('href')).toMatch(/^tel:\+1/);
  const maps = how.getByRole('link', { name: /^Visit Our Salon/ });
  expect(await maps.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//);
  expect(await maps.getAttribute('target')).toBe('_blank');
  expect(await maps.getAttribute('rel')).toContain('noopener');
  expect(await page.getByRole('heading', { name: 'Benefits' }).count()).toBe(1);
});
