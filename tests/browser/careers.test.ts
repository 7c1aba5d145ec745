import { expect } from 'vitest';

import { jobs, salon, team } from '../../site/content/index.ts';
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

test('the key board has a key for each person, and one for each open job that leads to it', async ({
  visit,
}) => {
  const { page } = await visit('/careers');
  const keys = page.locator('.key-board').getByRole('listitem');
  const { jobs: open } = jobs();
  expect(await keys.count()).toBe(team().length + open.length);
  for (const [at, { name }] of team().entries()) expect(await keys.nth(at).innerText()).toContain(name);
  for (const [at, { slug, title }] of open.entries()) {
    const link = keys.nth(team().length + at).getByRole('link', { name: title });
    expect(await link.getAttribute('href')).toBe(`#${slug}`);
    expect(await page.locator(`#${slug}`).getByRole('heading', { name: title }).count()).toBe(1);
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
