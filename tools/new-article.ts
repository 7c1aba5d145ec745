/** `npm run new-article -- "Title"`: creates a draft article. */
import { writeFileSync } from 'node:fs';

import { draftFor } from './article-draft.ts';

try {
  const { file, text } = draftFor(process.argv.slice(2));
  // Never overwrites a file.
  writeFileSync(file, text, { flag: 'wx' });
  console.log(`Created ${file}. Preview it with npm run dev; docs/FILES.md describes the format.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
