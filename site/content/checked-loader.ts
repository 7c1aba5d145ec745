import { relative } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { ContentError } from './content-error.ts';
import { fillText } from './facts.ts';
import { facts } from './load.ts';
import { checkText } from './markdown/check-text.ts';
import { type MarkdownFile } from './read.ts';
import { projectRoot } from './root.ts';

type Text = Omit<MarkdownFile<unknown>, 'data'>;

interface Options {
  /** Folder of the files, from the project root. */
  readonly folder: string;
  /** Reads all files. @throws ContentError with the mistakes of all of them */
  readonly readAll: () => readonly Text[];
  /** Reads one file, by its path from the project root. @throws ContentError */
  readonly read: (file: string) => MarkdownFile<object>;
}

/**
 * Astro's glob loader for Markdown files, with one addition: every mistake is reported with its file and line, before
 * anything is rendered, and all mistakes at once. Astro itself stops at the first one and knows no lines.
 */
export function checkedLoader({ folder, readAll, read }: Options): Loader {
  const files = glob({ base: `./${folder}`, pattern: '*.md' });
  return {
    ...files,
    load: async (context) => {
      // An update renders few texts, and checks those below.
      if (context.refreshContextData?.isUpdate !== true) await checkTexts(readAll());
      const values = facts();
      await files.load({
        ...context,
        // A text is rendered again when a fact that it quotes changes.
        generateDigest: (text) =>
          context.generateDigest(typeof text === 'string' ? fillText(text, values, () => undefined) : text),
        // The development server also calls this for each file that changes.
        parseData: async (entry) => {
          const file = read(relative(projectRoot(), entry.filePath ?? ''));
          await checkTexts([file]);
          return context.parseData({ ...entry, data: file.data as typeof entry.data });
        },
      });
    },
  };
}

async function checkTexts(texts: readonly Text[]): Promise<void> {
  const checked = await Promise.all(texts.map((text) => checkText(text)));
  const problems = checked.flatMap((text) => text.problems);
  if (problems.length > 0) throw new ContentError(problems);
}
