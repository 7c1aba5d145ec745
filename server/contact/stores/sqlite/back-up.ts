import { chmod, rename, rm, stat } from 'node:fs/promises';
import { backup, type DatabaseSync } from 'node:sqlite';
import { OwnerError } from '../../../owner-error.ts';

const PAGES_A_STEP = 200;

/** Copies the store to `file`, which appears only when it is complete. @throws OwnerError when it is there already. */
export async function backUpFile(
  db: DatabaseSync,
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new OwnerError(`${file} is there already: name a file that is not.`);
  const partial = `${file}.partial`;
  try {
    await backup(db, partial, {
      rate: PAGES_A_STEP,
      progress: ({ totalPages, remainingPages }) => {
        onProgress(totalPages - remainingPages, totalPages);
      },
    });
    await chmod(partial, 0o600);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw new OwnerError(`The backup could not be written to ${file}.`, { cause: error });
  }
}
