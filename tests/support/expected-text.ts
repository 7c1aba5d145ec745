/** Texts of the fixture salon as they must be: after an intended change, `npx vitest run FILE -u` writes them, to be read as a diff. */
import path from 'node:path';

import { expect } from 'vitest';

/** Compares with a file of tests/fixture/expected. */
export const expectText = (text: string, name: string) =>
  expect.soft(text).toMatchFileSnapshot(path.join(import.meta.dirname, `../fixture/expected/${name}.txt`));
