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
    if (task.result?.state !== 'fail') {
      await context.tracing.stop();
      return;
    }
    saves += 1;
    const name = task.fullTestName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
    const base = path.join(FOLDER, `${name}-${saves}`);
    for (const [at, page] of context.pages().entries())
      await page.screenshot({ path: `${base}-${at + 1}.png`, timeout: 10_000 }).catch(() => undefined);
    await context.tracing.stop({ path: `${base}.zip` });
    console.error(`${base}-*.png\nnpx playwright-core show-trace ${base}.zip`);
  };
}

/** A test may have several contexts. */
let saves = 0;
