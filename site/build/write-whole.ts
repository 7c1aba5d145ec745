import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that other builds rely on: all of it or, when the build is broken off, none. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
}
