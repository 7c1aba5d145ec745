/** Texts of the fixture salon as they must be: after an intended change, `npx vitest run FILE -u` writes them, to be read as a diff. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect } from 'vitest';

const fileOf = (name: string) => path.join(import.meta.dirname, `../fixture/expected/${name}.txt`);

/** Compares with a file of tests/fixture/expected. */
export const expectText = (text: string, name: string) => expect.soft(text).toMatchFileSnapshot(fileOf(name));

/** Compares with a file of inputs, `$ input`, each followed by its answer. Lines `# heading` stay as they are. */
export async function expectTranscript(name: string, answer: (input: string) => string | Promise<string>) {
  const text: string[] = [];
  for (const line of readFileSync(fileOf(name), 'utf8').match(/^[$#] .*/gmu) ?? [])
    text.push(line, ...(line.startsWith('$') ? [await answer(line.slice(2))] : []));
  expect(text).not.toEqual([]);
  await expectText(text.join('\n'), name);
}
