/** Fixtures for tests of the editor. */
import { type Page } from 'playwright-core';

import { editedProject, startEditor } from './edited-project.ts';
import { recordFailure } from './failure-record.ts';
import { browserTest, DESKTOP, watch } from './visitor.ts';

/** Fixtures: one project and editor for a test file. A test that leaves changes undoes them. */
export const test = browserTest
  .extend('project', { scope: 'file' }, async ({}, { onCleanup }) => {
    const project = await editedProject();
    onCleanup(() => project[Symbol.asyncDispose]());
    return project;
  })
  .extend('editor', { scope: 'file' }, async ({ project }, { onCleanup }) => {
    const editor = await startEditor(project.root);
    onCleanup(() => editor[Symbol.asyncDispose]());
    return editor;
  })
  /** Opens the editor at an entry, like `content/team.yaml`. */
  .extend('open', ({ browser, editor, task }, { onCleanup }) => {
    const ends: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      await Promise.all(ends.map((end) => end()));
    });
    return async (entry = '', viewport = DESKTOP): Promise<Page> => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const saveIfFailed = await recordFailure(context, task);
      ends.push(() => saveIfFailed().finally(() => context.close()));
      const { page } = watch(await context.newPage(), new URL(editor.address).origin);
      await page.goto(`${editor.address}${entry && `#${entry}`}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      return page;
    };
  });
