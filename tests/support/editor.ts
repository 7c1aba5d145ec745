/** Fixtures for tests of the editor: one project, one editor and one browser for a worker. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';

import { buildEditorApp } from '../../editor/server/app.ts';
import { buildInterface, serveInterface } from '../../editor/server/interface.ts';
import { EditorStore } from '../../editor/server/store.ts';
import { axeViolations } from './axe.ts';
import { editedProject } from './edited-project.ts';
import { browserTest, expect as patient, PHONE } from './visitor.ts';

/** Publishing reads all texts, which takes a while on a busy machine. */
export const expect = patient.configure({ timeout: 60_000 });

const saveState = (page: Page) => page.getByRole('contentinfo').getByRole('status');
export const saved = (page: Page) => expect(saveState(page)).toHaveText('Saved');
export const notSaved = (page: Page) => expect(saveState(page)).toContainText('not saved');
/** Goes to another screen without a link to it. */
export const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

/** Presses a button that asks a question with these words, and answers with yes. */
export async function pressAndConfirm(button: Locator, words: string): Promise<void> {
  const asked = button.page().waitForEvent('dialog');
  const pressed = button.click();
  const dialog = await asked;
  expect(dialog.message()).toContain(words);
  await dialog.accept();
  await pressed;
}

/** Checks a screen without its preview. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page, '.editor > :not(.preview)')).toEqual([]);
}

/** A project as it was published first. */
export const projectTest = browserTest
  .extend('sharedProject', { scope: 'worker' }, () => editedProject())
  .extend('project', { auto: true }, async ({ sharedProject }) => {
    await sharedProject.reset();
    return sharedProject;
  });

/** Origin of the preview, which is a page longer than the screen. */
const PREVIEW = 'http://preview.test';
const HIGHLIGHT = stripTypeScriptTypes(readFileSync('editor/preview/highlight.ts', 'utf8'));
const PREVIEW_PAGE = `${'<p>Line</p>'.repeat(100)}<p>Beards.</p><script type="module">${HIGHLIGHT}</script>`;

/** The editor in this process, with a preview of one long page. */
export const test = projectTest
  .extend('editor', { scope: 'worker' }, async ({ sharedProject }, { onCleanup }) => {
    const folder = path.dirname(sharedProject.root);
    // The store stays open: the server may still be answering a page that the browser has closed.
    const store = new EditorStore(path.join(folder, 'editor'));
    const setPaused = vi.fn();
    const done = () => Promise.resolve();
    const app = buildEditorApp({
      project: { root: sharedProject.root, remote: '' },
      store,
      serverDataDir: path.join(folder, 'data'),
      preview: { origin: PREVIEW, open: done, setPaused, stop: done },
      access: { token: 'a-token' },
    });
    onCleanup(() => app.close());
    await buildInterface(path.join(folder, 'app'));
    await serveInterface(app, path.join(folder, 'app'), PREVIEW);
    return {
      store,
      setPaused,
      address: `${await app.listen({ host: '127.0.0.1', port: 0 })}/?token=a-token`,
    };
  })
  /** Opens the editor at an entry, like `content/team.yaml`, without what an earlier test has typed. */
  .extend('open', ({ newContext, editor: { address, store } }) => {
    for (const [file] of store.list('draft')) store.delete('draft', file);
    return async (entry = ''): Promise<Page> => {
      const context = await newContext({
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(60_000);
      await context.route(`${PREVIEW}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: PREVIEW_PAGE }),
      );
      const page = await context.newPage();
      await page.goto(`${address}${entry && `#${entry}`}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      return page;
    };
  });
