import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder. Whatever runs the tests deletes it at its end. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'test-'));

/** Puts the temporary folders of this process and of those that it starts into one, which is deleted at its end. */
export function deleteTemporaryFolders(): void {
  const folder = temporaryFolder();
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}
