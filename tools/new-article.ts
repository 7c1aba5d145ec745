/** `npm run new-article -- "Title"`: a file to write an article in. */
import { writeFileSync } from 'node:fs';

import { draftFor } from './article-draft.ts';

try {
  const { file, text } = draftFor(process.argv.slice(2));
  // Never over a file that is there.
  writeFileSync(file, text, { flag: 'wx' });
  console.log(
    `${file} is yours to write. Look at it with npm run dev; docs/CONTENT.md tells what may stand in it.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
