/** Generates valid articles with unique titles and dates from sections of existing ones. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse, stringify } from 'yaml';

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
  /** The text, split at its headings. */
  readonly sections: readonly string[];
}

const HAIR = ['Copper', 'Honey', 'Silver', 'Chestnut', 'Auburn', 'Ash', 'Sandy', 'Black', 'Golden', 'Brown'];
const KINDS = ['curls', 'waves', 'braids', 'bobs', 'bangs', 'layers', 'coils', 'crops', 'fades', 'knots'];
const DAY_MS = 86_400_000;

/**
 * Articles older than the existing ones, newest first. Deterministic.
 *
 * @param folder of the articles to take sections from; their links are removed, since their anchors move
 * @param options.sections per article
 * @param options.before number of existing articles listed before the generated ones
 */
export function generateArticles(
  count: number,
  folder: string,
  { sections = 6, before = 0 }: { sections?: number; before?: number } = {},
): GeneratedArticle[] {
  const models = readModels(folder);
  // A multiple of three, since card layouts repeat every three cards.
  const used = models.length > 3 ? models.length - (models.length % 3) : models.length;
  const pool = models.flatMap((model) => model.sections);
  const newest = Date.UTC(2025, 6, 31);
  return Array.from({ length: count }, (_, at) => {
    const model = models[(before + at) % used];
    if (model === undefined)
      throw new Error(`${folder}: found no articles, expected at least one to copy from`);
    // Prime steps visit all sections before repeating one.
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
