import { articleLengthProblems } from '../articles/checks.ts';
import { READING_MINUTES, readingMinutes } from '../articles/reading-time.ts';
import { publishedArticles } from '../articles/queries.ts';
import { type Content } from '../content.ts';
import { type Problem } from '../source/problem.ts';
import { abbreviationProblems } from './abbreviations.ts';
import { contentEntries, type Rule } from './entries.ts';
import { linkTextProblems } from './link-texts.ts';
import { repeatedMetadataProblems, titleLengthRule } from './metadata.ts';
import { phoneRule } from './phone-numbers.ts';
import { readingGradeProblems } from './reading-grade.ts';

/** Texts that the site shows but that should be better. Expects files without mistakes. */
export async function editorialProblems(content: Content): Promise<Problem[]> {
  const entries = await contentEntries(content);
  const salon = content.get('salon');
  const articles = publishedArticles(content);
  const rules: readonly Rule[] = [
    abbreviationProblems,
    linkTextProblems,
    readingGradeProblems,
    titleLengthRule(salon),
    phoneRule(salon.phone),
    missingArticleRule(new Set(articles.map(({ slug }) => slug))),
  ];
  return [
    ...entries.flatMap((entry) => rules.flatMap((rule) => rule(entry))),
    ...repeatedMetadataProblems(entries),
    ...articleLengthProblems(content),
    ...articles.flatMap(({ file, body, bodyLine: line }) => {
      const minutes = readingMinutes(body);
      const { min, max } = READING_MINUTES;
      if (minutes >= min && minutes <= max) return [];
      return [
        { file, path: [], line, found: `a reading time of ${minutes} minutes`, expected: `${min} to ${max}` },
      ];
    }),
  ];
}

/** Articles in a list `articles` that do not exist. Pages leave them out. */
export function missingArticleRule(slugs: ReadonlySet<string>): Rule {
  return ({ file, passages }) =>
    passages
      .filter(({ path, text }) => path.at(-2) === 'articles' && !slugs.has(text))
      .map(({ path, line, text }) => ({
        ...{ file, path, line, found: `"${text}"` },
        expected: 'the name of a published article in content/articles; it is left out',
      }));
}
