import { pageTitle, serviceTitle, TITLE_LENGTH } from '../lib/page-title.ts';
import { publishedArticles } from './articles/queries.ts';
import { READING_MINUTES, readingMinutes } from './articles/reading-time.ts';
import type { Content } from './content.ts';
import { type Kind, registry } from './registry.ts';
import type { FieldPath, Problem } from './source/problem.ts';

/** Lengths in characters of an article's fields that search results show whole. */
const LENGTHS = { title: { min: 40, max: 60 }, description: { min: 110, max: 155 } };

/** Advice does not stop a build. Expects files without problems. */
export function contentAdvice(content: Content): Problem[] {
  return [
    ...titleAdvice(content),
    ...articleAdvice(content),
    ...missingArticles(content),
    ...bookAdvice(content),
  ];
}

/** Titles of pages that are too long or too short together with the salon's name. */
function titleAdvice(content: Content): Problem[] {
  const { name: siteName, shortName, address } = content.get('salon');
  const advise = (file: string, path: FieldPath, title: string) => {
    const whole = pageTitle({ title, siteName, shortName });
    const found = `${whole.length} characters (${whole})`;
    return outOfRange(whole.length, TITLE_LENGTH, (expected) => content.problem(file, path, found, expected));
  };
  return (Object.keys(registry) as Kind[]).flatMap((kind) => {
    if (kind === 'articles') return [];
    const data: unknown = content.get(kind);
    return ([data].flat() as Titled[]).flatMap((page, index) => {
      const { file = content.filesOf(kind)[0] ?? '', name = '', title } = page;
      const path = Array.isArray(data) && !page.file ? [index] : [];
      if (title !== undefined) return advise(file, [...path, 'title'], title);
      return kind === 'services' ? advise(file, ['name'], serviceTitle(name, address)) : [];
    });
  });
}

/** Fields that the data of a page may have. */
interface Titled {
  readonly file?: string;
  readonly title?: string;
  readonly name?: string;
}

/** Texts of published articles that search results would cut, or that are too short or too long. */
function articleAdvice(content: Content): Problem[] {
  return publishedArticles(content).flatMap(({ file, body, bodyLine: line, ...article }) => {
    const minutes = readingMinutes(body);
    const fields = (['title', 'description'] as const).flatMap((field) => {
      const length = article[field]?.length;
      if (length === undefined) return [];
      return outOfRange(length, LENGTHS[field], (expected) =>
        content.problem(file, [field], `${length} characters`, expected),
      );
    });
    const found = `a reading time of ${minutes} min`;
    const time = outOfRange(minutes, READING_MINUTES, (expected) => ({
      file,
      path: [],
      line,
      found,
      expected,
    }));
    return [...fields, ...time];
  });
}

/** What `problem` makes of the expected range, like `40 to 60`, for a length outside of it. */
function outOfRange(
  length: number,
  { min, max }: { min: number; max: number },
  problem: (expected: string) => Problem,
): Problem[] {
  return length >= min && length <= max ? [] : [problem(`${min} to ${max}`)];
}

/** Articles named by towns and services that do not exist. Pages leave them out. */
function missingArticles(content: Content): Problem[] {
  const known = new Set(publishedArticles(content).map(({ slug }) => slug));
  const missing = (file: string, path: FieldPath, slugs: readonly string[] = []) =>
    slugs.flatMap((slug, index) => {
      if (known.has(slug)) return [];
      const expected = 'the name of a published article in content/articles; it is left out';
      return [content.problem(file, [...path, index], `"${slug}"`, expected)];
    });
  return [
    ...content
      .get('towns')
      .flatMap(({ local }, town) =>
        missing(registry.towns.file, [town, 'local', 'articles'], local.articles),
      ),
    ...content
      .get('services')
      .flatMap(({ file, inquiry }) => missing(file, ['inquiry', 'articles'], inquiry?.articles)),
  ];
}

/** Where the appointment book no longer fits the team. Its page leaves such a column out. */
function bookAdvice(content: Content): Problem[] {
  const names = content.get('team').map(({ name }) => name);
  return content.get('about').book.columns.flatMap(({ name }, column) => {
    if (names.includes(name)) return [];
    const path = ['book', 'columns', column, 'name'];
    const expected = 'a name of the team; the column is left out';
    return [
      content.problem(registry.about.file, path, `"${name}"`, expected),
      // Also reported for the team's file: the editor shows advice on changed files only, and a rename changes that one.
      content.problem(registry.team.file, [], `nobody named ${name}`, 'everyone of the appointment book'),
    ];
  });
}
