import { rmSync } from 'node:fs';

/** Folder of the screenshots and traces of failed browser tests. */
export const FAILURES = 'test-results';

/** Deletes those of earlier runs. Vitest calls it before all tests. */
export default function removeFailures(): void {
  rmSync(FAILURES, { recursive: true, force: true });
}
