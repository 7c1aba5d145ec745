/** Screenshots and traces of failed browser tests. */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { type BrowserContext } from 'playwright-core';
import { type TestContext } from 'vitest';

type Task = TestContext['task'];

const FOLDER = 'test-results';

/** Deletes the records of earlier runs. Vitest calls it before all tests. */
export default function removeFailureRecords(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * Records what happens in a context. Call the returned function when the test is over and before the context is closed:
 * if the test failed, it saves a screenshot of each page and the trace, and prints their names.
 */
export async function recordFailure(context: BrowserContext, task: Task): Promise<() => Promise<void>> {
  // DOM snapshots and requests take a third of the time of a test.
  await context.tracing.start({ title: task.name, snapshots: process.env.TRACE_SNAPSHOTS === '1' });
  return async () => {
    if (task.result?.state === 'fail') await save(context, path.join(FOLDER, fileName(task)));
    else await context.tracing.stop();
  };
}

async function save(context: BrowserContext, base: string): Promise<void> {
  const saved = [];
  for (const [at, page] of context.pages().entries()) {
    const file = `${base}-${at + 1}.png`;
    const isSaved = await page.screenshot({ path: file, timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    saved.push(isSaved ? file : `no screenshot of ${page.url()}`);
  }
  const trace = `${base}.zip`;
  await context.tracing.stop({ path: trace });
  console.error([...saved, `npx playwright-core show-trace ${trace}`].join('\n'));
}

let saves = 0;

/** The test's file and title without special characters, numbered because a test may have several contexts. */
function fileName({ file, fullTestName }: Task): string {
  saves += 1;
  const name = `${path.basename(file.name, '.test.ts')} ${fullTestName}`;
  return `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}-${saves}`.replace('--', '-');
}
