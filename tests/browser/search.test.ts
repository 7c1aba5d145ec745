import { describe, expect } from 'vitest';

import { readArticles } from '../../site/content/read-articles.ts';
import { test } from '../support/visitor.ts';

describe('searching the articles', () => {
  test('by keyboard: opens by /, forgives a misspelling, marks, counts, leads to results, and closes', async ({
    visit,
  }) => {
    const { page, errors, scripts } = await visit('/blog');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search/')) asked.push(request.url());
    });
    await page.waitForLoadState('networkidle');
    expect([...scripts, ...asked]).toEqual([]);

    const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await home.focus();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search the articles' });
    const field = dialog.getByRole('textbox');
    await dialog.getByRole('button', { name: 'balayage' }).waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.type('hilights/');
    await dialog
      .getByText(/articles?, reading “hilights” as “highlight”/)
      .first()
      .waitFor();
    const marks = await dialog.locator('mark').allInnerTexts();
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect(mark).toMatch(/^highlight/i);
    const status = dialog.getByRole('status');
    await expect.poll(() => status.innerText()).toMatch(/reading “hilights” as “highlight”/);

    // The same question again fetches nothing; every part is kept for good under its version.
    await field.fill('');
    const before = asked.length;
    await field.fill('hilights');
    await dialog.locator('.find__result').first().waitFor();
    expect(asked.length).toBe(before);
    const part = await page.request.get(asked.at(-1) ?? '');
    expect(part.headers()['cache-control']).toContain('immutable');
    expect((await page.request.get('/search/index.json')).headers()['cache-control']).toContain('no-cache');

    await page.keyboard.press('ArrowDown');
    const first = dialog.getByRole('heading').first().getByRole('link');
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await home.evaluate((element) => element === document.activeElement)).toBe(true);

    // The switch turns the key off, for good.
    await expect
      .poll(async () => {
        if ((await dialog.count()) === 0) await page.keyboard.press('/');
        return dialog.count();
      })
      .toBe(1);
    await dialog.getByRole('checkbox', { name: /opens this search/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.keyboard.press('/');
    expect(await dialog.count()).toBe(0);

    await page.getByRole('button', { name: 'Search the articles' }).click();
    await field.fill('xqzt');
    await dialog.getByRole('heading', { name: 'Not a hair of it' }).waitFor();
    expect(await dialog.innerText()).toContain(`${readArticles().length} articles`);
    await field.fill('first haircut');
    await dialog.locator('.find__result').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog/first-haircut-children-sherman');
    expect(errors).toEqual([]);
  });

  test('on a dead line it says so and tries again; on 320 px it fits', async ({ visit }) => {
    const { page } = await visit('/blog', { viewport: { width: 320, height: 640 } });
    let dead = true;
    await page.route('**/search/**', async (route) => {
      if (dead) await route.abort();
      else await new Promise((resolve) => setTimeout(resolve, 600)).then(() => route.continue());
    });
    await page.getByRole('button', { name: 'Search the articles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search the articles' });
    await dialog.getByRole('heading', { name: 'The line went limp' }).waitFor();
    dead = false;
    await dialog.getByRole('textbox').fill('porositty');
    await dialog.getByText('Looking through the drawers').waitFor();
    await dialog
      .getByText(/1 article, reading “porositty” as “porosity”/)
      .first()
      .waitFor();
    expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const button = page.getByRole('button', { name: 'Search the articles' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
