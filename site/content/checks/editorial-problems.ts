import { type Problem } from '../content-error.ts';
import { salon, towns } from '../index.ts';
import { readArticles } from '../read-articles.ts';
import { abbreviationProblems } from './abbreviations.ts';
import { today } from '../dates.ts';
import { contentEntries, type Entry } from './entries.ts';
import { pastHolidayProblems } from './holidays.ts';
import { linkTextProblems } from './link-texts.ts';
import { repeatedMetadataProblems, titleLengthProblems } from './metadata.ts';
import { phoneProblems } from './phone-numbers.ts';
import { differingAltProblems } from './photo-alts.ts';
import { readingGradeProblems } from './reading-grade.ts';
import { readingTimeProblems } from './reading-time.ts';
import { missingArticleProblems } from './references.ts';
import { sharedPassageProblems, similarEntryProblems } from './shared-phrases.ts';

/** All editorial problems: those of single entries, then those across entries. Expects files without mistakes. */
export async function editorialProblems(root?: string): Promise<Problem[]> {
  const entries = await contentEntries(root);
  const entriesOf = (path: string) => entries.filter(({ file }) => file.startsWith(path));
  const { phone, timeZone } = salon(root);
  const slugs = new Set(readArticles(root).map(({ slug }) => slug));
  const townNames = towns(root).map(({ name }) => name);
  const rules: ((entry: Entry) => Problem[])[] = [
    abbreviationProblems,
    linkTextProblems,
    readingGradeProblems,
    (entry) => titleLengthProblems(entry, salon(root)),
    (entry) => phoneProblems(entry, phone),
    (entry) => missingArticleProblems(entry, slugs),
  ];
  return [
    ...entries.flatMap((entry) => rules.flatMap((rule) => rule(entry))),
    ...entriesOf('content/salon.yaml').flatMap((entry) => pastHolidayProblems(entry, today(timeZone))),
    ...differingAltProblems(root),
    ...readingTimeProblems(readArticles(root)),
    ...repeatedMetadataProblems(entries),
    ...sharedPassageProblems(entriesOf('content/articles/')),
    ...similarEntryProblems(entriesOf('content/towns.yaml'), townNames),
    ...similarEntryProblems(entriesOf('content/services/'), townNames),
  ];
}
