import { jobs, salon, team } from '../../site/content/index.ts';
import { expect, test } from '../support/visitor.ts';

const { jobs: open } = jobs();

test('each job has requirements and benefits', async ({ visit }) => {
  const { page } = await visit('/careers');
  for (const { title } of open) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByRole('list')).toHaveCount(2);
  }
});

test('Apply starts an email about the job to the salon', async ({ visit }) => {
  const { page } = await visit('/careers');
  for (const { title } of open) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    const apply = new URL((await card.getByRole('link', { name: /^Apply/ }).getAttribute('href')) ?? '');
    expect(apply.protocol + decodeURIComponent(apply.pathname)).toBe(`mailto:${salon().email}`);
    expect(apply.searchParams.get('subject')).toContain(title);
    expect(apply.searchParams.get('body')).not.toBe('');
  }
});

test('the key board has a key for each person and each open job', async ({ visit }) => {
  const { page } = await visit('/careers');
  await expect(page.locator('.key-board').getByRole('listitem')).toContainText([
    ...team().map(({ name }) => name),
    ...open.map(({ title }) => title),
  ]);
});

test('the key of an open job leads to it', async ({ visit }) => {
  const { page } = await visit('/careers');
  for (const { slug, title } of open) {
    await expect(page.locator('.key-board').getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `#${slug}`,
    );
    await expect(page.locator(`#${slug}`).getByRole('heading', { name: title })).toBeVisible();
  }
});

test('shows how to apply, step by step', async ({ visit }) => {
  const { page } = await visit('/careers');
  const how = page.locator('section').filter({ has: page.getByRole('heading', { name: 'How to Apply' }) });
  await expect(how.getByRole('listitem').getByRole('heading')).toHaveText(
    jobs().steps.map(({ name }) => name),
  );
});

test('has a phone link for applicants', async ({ visit }) => {
  const { page } = await visit('/careers');
  await expect(page.getByRole('link', { name: /^Call to Apply/ })).toHaveAttribute('href', /^tel:\+1/);
});

test('opens directions to the salon in a new tab', async ({ visit }) => {
  const { page } = await visit('/careers');
  const maps = page.getByRole('link', { name: /^Visit Our Salon/ });
  await expect(maps).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);
  await expect(maps).toHaveAttribute('target', '_blank');
  await expect(maps).toHaveAttribute('rel', /noopener/);
});
