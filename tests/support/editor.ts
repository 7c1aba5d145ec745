/** Fixtures for tests of the editor: one project, one editor and one browser for a worker. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { type AddressInfo } from 'node:net';
import path from 'node:path';

import { type Page } from 'playwright-core';

import { createEditor } from '../../editor/server/app.ts';
import { buildInterface, serveInterface } from '../../editor/server/interface.ts';
import { Store } from '../../editor/server/store.ts';
import { axeViolations, injectAxe } from './axe.ts';
import { editedProject } from './edited-project.ts';
import { recordFailure } from './failure-record.ts';
import { browserTest, expect as patient, PHONE, watch } from './visitor.ts';

/** Publishing reads all texts, which takes a while on a busy machine. */
export const expect = patient.configure({ timeout: 60_000 });

const saveState = (page: Page) => page.getByRole('contentinfo').getByRole('status');
export const saved = (page: Page) => expect(saveState(page)).toHaveText('Saved');
export const notSaved = (page: Page) => expect(saveState(page)).toContainText('Not saved yet');
/** Goes to another screen without a link to it. */
export const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

/** Answers the next question with yes if it has these words. */
export function confirmNext(page: Page, words: string): void {
  page.once(
    'dialog',
    (dialog) => void (dialog.message().includes(words) ? dialog.accept() : dialog.dismiss()),
  );
}

/** Checks a screen without its preview. */
export async function expectAccessible(page: Page): Promise<void> {
  await injectAxe(page);
  expect(await axeViolations(page, '.editor > :not(.preview)')).toEqual([]);
}

/** A project, and a way to open an editor. */
export const projectTest = browserTest
  .extend('openAt', ({ browser, task }, { onCleanup }) => {
    const ends: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      await Promise.all(ends.map((end) => end()));
    });
    /** Opens an editor at an entry, like `content/team.yaml`. */
    return async (address: string, entry: string): Promise<Page> => {
      const context = await browser.newContext({
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(60_000);
      const saveIfFailed = await recordFailure(context, task);
      ends.push(() => saveIfFailed().finally(() => context.close()));
      const { page } = watch(await context.newPage(), new URL(address).origin);
      await page.goto(`${address}${entry && `#${entry}`}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      return page;
    };
  })
  .extend('sharedProject', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const project = await editedProject();
    onCleanup(() => project[Symbol.asyncDispose]());
    return project;
  })
  /** As it was published first. */
  .extend('project', { auto: true }, async ({ sharedProject }) => {
    await sharedProject.reset();
    return sharedProject;
  });

/** The editor in this process, with a preview whose pages say how often one was loaded. */
export const test = projectTest
  .extend('shared', { scope: 'worker' }, async ({ sharedProject }, { onCleanup }) => {
    let loads = 0;
    const script = stripTypeScriptTypes(readFileSync('editor/preview-messages.ts', 'utf8'));
    const preview = createServer((_, response) => {
      loads += 1;
      response.setHeader('content-type', 'text/html');
      const lines = Array.from(
        { length: 40 },
        (_line, at) => `<p style="margin: 4em">Line ${String(at)}</p>`,
      );
      response.end(
        `<h1>Load ${String(loads)}</h1>${lines.join('')}<p>Beards.</p><script type="module">${script}</script>`,
      );
    });
    await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${String((preview.address() as AddressInfo).port)}`;
    const folder = path.dirname(sharedProject.root);
    const store = new Store(path.join(folder, 'editor'));
    const app = createEditor({
      root: sharedProject.root,
      store,
      preview: {
        origin,
        open: () => Promise.resolve(),
        hold: () => undefined,
        stop: () => Promise.resolve(),
      },
      access: { token: 'a-token' },
    });
    await buildInterface(path.join(folder, 'app'));
    await serveInterface(app, path.join(folder, 'app'), origin);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    onCleanup(async () => {
      preview.closeAllConnections();
      preview.close();
      await app.close();
      store[Symbol.dispose]();
    });
    return { address: `${address}/?token=a-token`, store };
  })
  /** Without what an earlier test has typed. */
  .extend('editor', ({ shared: { address, store } }) => {
    for (const [file] of store.list('draft')) store.take('draft', file);
    return address;
  })
  .extend(
    'open',
    ({ editor, openAt }) =>
      (entry = '') =>
        openAt(editor, entry),
  );
