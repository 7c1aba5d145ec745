/** Fixtures for tests of the editor: one project, one editor and one browser for a worker. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

import { type Page } from 'playwright-core';

import { createEditor } from '../../editor/server/app.ts';
import { serveInterface } from '../../editor/server/interface.ts';
import { axeViolations, injectAxe } from './axe.ts';
import { editedProject } from './edited-project.ts';
import { recordFailure } from './failure-record.ts';
import { browserTest, DESKTOP, expect as patient, watch } from './visitor.ts';

/** Publishing reads all texts, which takes a while on a busy machine. */
export const expect = patient.configure({ timeout: 60_000 });

export const saved = (page: Page) => expect(page.getByRole('status')).toContainText('Everything is saved');
export const notSaved = (page: Page) => expect(page.getByRole('status')).toContainText('Not saved');

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
      const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
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
  .extend('editor', { scope: 'worker' }, async ({ sharedProject }, { onCleanup }) => {
    let loads = 0;
    const preview = createServer((_, response) => {
      loads += 1;
      response.setHeader('content-type', 'text/html');
      response.end(`<h1>Load ${String(loads)}</h1>`);
    });
    await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${String((preview.address() as AddressInfo).port)}`;
    const app = createEditor({
      root: sharedProject.root,
      token: 'a-token',
      preview: { origin, ready: Promise.resolve() },
    });
    await serveInterface(app, origin);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    onCleanup(async () => {
      preview.closeAllConnections();
      preview.close();
      await app.close();
    });
    return `${address}/?token=a-token`;
  })
  .extend(
    'open',
    ({ editor, openAt }) =>
      (entry = '') =>
        openAt(editor, entry),
  );
