import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that other builds rely on: all of it or, when the build is broken off, none. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, data);
  await rename(`${file}.part`, file);
}
