import { type Loader } from 'astro/loaders';
import { openContent } from './content.ts';
import { checkText } from './markdown/check-text.ts';
import { fillText } from './salon/placeholders.ts';
import { ContentError } from './source/problem.ts';

/**
 * Loads the entries of a folder of Markdown files into an Astro collection. Astro's glob loader has a front matter reader of
 * its own, knows no lines, and stops at the first mistake; this one reads as all other code does.
 */
export function collectionLoader(kind: 'articles' | 'legal'): Loader {
  return {
    name: `content/${kind}`,
    load: async (context) => {
      const { store, watcher, logger } = context;
      const load = async () => {
        const content = openContent();
        const entries = content.get(kind);
        const checked = await Promise.all(entries.map((entry) => checkText(content, entry)));
        const problems = checked.flatMap((text) => text.problems);
        if (problems.length > 0) throw new ContentError(problems);
        const slugs = new Set(entries.map(({ slug }) => slug));
        for (const id of store.keys()) if (!slugs.has(id)) store.delete(id);
        for (const { slug: id, file: filePath, body, bodyLine, ...fields } of entries) {
          // A text is rendered again when a value that it inserts changes.
          const digest = context.generateDigest(
            JSON.stringify([fields, bodyLine, fillText(body, content.placeholders)]),
          );
          if (store.get(id)?.digest === digest) continue;
          const data = await context.parseData({ id, data: fields, filePath });
          store.set({ id, data, body, filePath, digest, rendered: await context.renderMarkdown(body) });
        }
      };
      // Nothing that was rendered with other plugins remains.
      store.clear();
      await load();
      watcher?.on('all', (_, file) => {
        if (!file.includes('/content/')) return;
        load().catch((error: unknown) => {
          logger.error((error as Error).message);
        });
      });
    },
  };
}
