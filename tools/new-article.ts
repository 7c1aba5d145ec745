/** `npm run new-article -- "Title"`: creates a draft article. */
import { writeFileSync } from 'node:fs';
import { newArticle } from '../site/content/articles/new-article.ts';
import { openContent } from '../site/content/content.ts';

const [title = '', ...rest] = process.argv.slice(2);

try {
  if (title === '' || rest.length > 0)
    throw new Error(
      'Expected the title in quotes: npm run new-article -- "How to wash hair in hard water at home"',
    );
  const { file, text } = newArticle(title.trim(), openContent());
  // Never overwrites a file.
  writeFileSync(file, text, { flag: 'wx' });
  console.log(`Created ${file}. Preview it with npm run dev; docs/FILES.md describes the format.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
