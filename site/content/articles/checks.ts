import { filterKey } from '../../lib/filter-key.ts';
import type { Content } from '../content.ts';
import { localDate } from '../../lib/local-time.ts';
import type { FieldPath, Problem } from '../source/problem.ts';

/** What keeps articles from being published. Drafts are checked only for what two articles may not share. */
export function articleProblems(content: Content): Problem[] {
  const allTags = content.get('tags');
  const keys = new Set(allTags.map(filterKey));
  const today = localDate(content.get('salon').timeZone);
  const seen = new Set<string>();
  return content
    .get('articles')
    .toReversed()
    .flatMap(({ file, title, description, date, tags, draft, body }) => {
      const problems: Problem[] = [];
      const report = (path: FieldPath, found: string, expected: string) =>
        problems.push(content.problem(file, path, found, expected));
      for (const [field, text] of Object.entries({ title, description })) {
        if (text === undefined) continue;
        const key = `${field} ${text.toLowerCase()}`;
        if (seen.has(key)) report([field], `the ${field} of another article`, 'one of its own');
        seen.add(key);
      }
      if (draft) return problems;
      if (date > today) report(['date'], date, `today (${today}) or earlier; until then, keep it as a draft`);
      const expected = `one of the tags ${allTags.join(', ')}`;
      if (body.trim() === '') report([], 'no text', 'what the article says');
      if (tags.length === 0)
        problems.push({
          ...content.problem(file, ['tags'], 'nothing', `at least ${expected}`),
          code: 'empty',
        });
      tags.forEach((tag, index) => {
        if (!keys.has(filterKey(tag))) report(['tags', index], `"${tag}"`, expected);
      });
      return problems;
    });
}
