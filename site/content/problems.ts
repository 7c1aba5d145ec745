import { articleProblems } from './articles/checks.ts';
import type { Content } from './content.ts';
import { checkText } from './markdown/check-text.ts';
import { PHOTO_FOLDER, photoFileProblems, photoProblems } from './photos/checks.ts';
import { type FileKind, type FolderKind, type Kind, registry } from './registry.ts';
import { serviceProblems } from './services/checks.ts';
import { formatProblem, type Problem, problemsOf } from './source/problem.ts';
import { townProblems } from './towns/checks.ts';

/** Rules that a schema cannot check: what fits together in several files, and the names of files. */
const CHECKS = [nameProblems, legalProblems, photoProblems, serviceProblems, townProblems, articleProblems];

/** Everything in the content that would stop a build, except links that lead nowhere. */
export async function contentProblems(content: Content): Promise<Problem[]> {
  const problems = [...(await photoFileProblems(content)), ...fieldProblems(content)];
  if (problems.length > 0) return problems;
  // Checked last: texts use placeholders and photos, which have to be free of problems.
  const texts = [...content.get('articles'), ...content.get('legal')];
  const checked = await Promise.all(texts.map((text) => checkText(content, text)));
  return checked.flatMap((text) => text.problems);
}

/** The problems in YAML files and in the front matter of articles and legal texts. */
export function fieldProblems(content: Content): Problem[] {
  const kinds = Object.keys(registry) as Kind[];
  const problems = [
    ...kinds.flatMap((kind) => problemsOf(() => content.get(kind))),
    ...CHECKS.flatMap((check) => {
      const found: Problem[] = [];
      const failed = problemsOf(() => found.push(...check(content)));
      return [...found, ...failed];
    }),
  ];
  // Several checks read the same file, and each reports its problems.
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** Files in the folders of entries and of photos whose names cannot be part of an address. */
function nameProblems(content: Content): Problem[] {
  const kinds: (FileKind | FolderKind)[] = Object.values(registry);
  const folders = [
    ...kinds.filter((kind) => 'folder' in kind),
    { folder: PHOTO_FOLDER, extension: 'jpg' as const },
  ];
  return folders.flatMap(({ folder, extension }) => {
    const known = [registry.photos.file, ...content.filesWithSlugs(folder, extension)];
    return content
      .fileNames(folder)
      .filter((name) => !known.includes(`${folder}/${name}`))
      .map((name) => ({
        file: `${folder}/${name}`,
        path: [],
        found: `the file name "${name}"`,
        expected: `lowercase words joined by hyphens, like long-summer-hair.${extension}`,
      }));
  });
}

/** The footer of every page and the agreement of the form link to these two texts. */
function legalProblems(content: Content): Problem[] {
  const slugs = content.get('legal').map(({ slug }) => slug);
  return ['privacy', 'terms']
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => ({
      file: `content/legal/${slug}.md`,
      path: [],
      found: 'no such file',
      expected: 'the text that every page links to',
    }));
}
