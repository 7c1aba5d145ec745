/** Articles made up for tests and benchmarks of many: fit to be published, each with words, title and day of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse, stringify } from 'yaml';

import { countWords, readingMinutes } from '../../site/content/article-rules.ts';

export interface GeneratedArticle {
  readonly slug: string;
  readonly text: string;
}

interface Front {
  readonly date: string;
  readonly tags: readonly string[];
  readonly picture: Readonly<Record<string, unknown>>;
}

interface Model {
  readonly front: Front;
  /** The text from heading to heading. */
  readonly sections: readonly string[];
}

const HAIR = ['Copper', 'Honey', 'Silver', 'Chestnut', 'Auburn', 'Ash', 'Sandy', 'Black', 'Golden', 'Brown'];
const KINDS = ['curls', 'waves', 'braids', 'bobs', 'bangs', 'layers', 'coils', 'crops', 'fades', 'knots'];
const DAY_MS = 86_400_000;

/** The shapes of cards take turns by three: an article stands where its model stood, and their pictures are the same. */
const TURN = 15;

/**
 * So many articles, newest first but older than the project's own, of which `before` stay in the list before them, put together from the sections of the project's own: `sections` to an article, their
 * links taken out, for these lead to headings that stand elsewhere now. The same number gives the same articles.
 */
export function generateArticles(
  count: number,
  folder: string,
  { sections = 6, before = 0 }: { sections?: number; before?: number } = {},
): GeneratedArticle[] {
  const models = readModels(folder);
  const pool = models.flatMap((model) => model.sections);
  const newest = Date.UTC(2025, 6, 31);
  return Array.from({ length: count }, (_, at) => {
    const model = models[(before + at) % TURN];
    if (model === undefined) throw new Error(`${folder} holds no articles to learn from`);
    // A step that shares no factor with the number of sections comes to each of them before one comes again.
    const parts = Array.from({ length: sections }, (__, nth) => pool[(at * 7 + nth * 31) % pool.length]);
    const body = [...new Set(parts)].join('\n');
    const day = new Date(newest - at * DAY_MS).toISOString().slice(0, 10);
    const number = String(at + 1).padStart(4, '0');
    const what = `${HAIR[at % 10] ?? ''} ${KINDS[Math.floor(at / 10) % 10] ?? ''}`;
    const front = {
      title: `${what} at home and at the salon, part ${number}`,
      description: `Part ${number} of what we tell clients who ask about ${what.toLowerCase()}: how to wash them, dry them, and keep them through a summer.`,
      date: day,
      author: 'The salon team',
      tags: model.front.tags,
      readingTime: readingMinutes(countWords(body)),
      picture: model.front.picture,
    };
    return { slug: `generated-${number}`, text: `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body}` };
  });
}

function readModels(folder: string): Model[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const models = files.map((name) => {
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(readText(folder, name)) ?? [];
    const plain = body.replaceAll(/(?<!!)\[([^\]]*)\]\([^)]*\)/gu, '$1');
    const sections = plain.split(/^(?=## )/mu).slice(1);
    return { slug: name, front: parse(front) as Front, sections };
  });
  return models.sort((a, b) => b.front.date.localeCompare(a.front.date) || a.slug.localeCompare(b.slug));
}

function readText(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
}
