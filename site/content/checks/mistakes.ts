import { collectProblems, formatProblem, type Problem } from '../content-error.ts';
import { aboutPage } from '../about-page.ts';
import { drawings } from '../drawings.ts';
import * as content from '../index.ts';
import { checkText } from '../markdown/check-text.ts';
import { photoFileProblems } from '../photo-files.ts';
import { readAllArticles } from '../read-articles.ts';
import { pageSchemas } from '../schemas/page-schemas.ts';

/** Reads all content files and returns their mistakes: what would stop a build, except links that lead nowhere. */
export async function contentMistakes(root?: string): Promise<Problem[]> {
  const problems = [...(await photoFileProblems(root)), ...fieldMistakes(root)];
  if (problems.length > 0) return unique(problems);
  collectProblems(problems, () => [aboutPage(root)]);
  // Texts quote facts and photos.
  for (const text of [...readAllArticles(root), content.legal('privacy', root), content.legal('terms', root)])
    problems.push(...(await checkText(text, root)).problems);
  return problems;
}

/**
 * The mistakes in YAML files and in the front matter of articles and legal texts. Does not compare the appointment book
 * with the team and the hours, because a person's name is in two files and the editor saves one at a time.
 */
export function fieldMistakes(root?: string): Problem[] {
  const problems: Problem[] = [];
  const load = (read: () => unknown) => {
    collectProblems(problems, () => [read()]);
  };
  const { salon, photos, services, testimonials, gallery, tour, team, jobs, towns, blogTags, redirects } =
    content;
  for (const read of [
    salon,
    photos,
    services,
    testimonials,
    gallery,
    tour,
    team,
    jobs,
    towns,
    blogTags,
    redirects,
    drawings,
    readAllArticles,
  ])
    load(() => read(root));
  for (const [name, schema] of Object.entries(pageSchemas)) load(() => content.readPage(name, schema, root));
  for (const name of ['privacy', 'terms'] as const) load(() => content.legal(name, root));
  return unique(problems);
}

/** A mistake in the facts is found again in each file that may quote them. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}
