import { pageTitle, serviceTitle, TITLE_LENGTH } from '../../seo/page-title.ts';
import { type Salon } from '../salon/schema.ts';
import { type FieldPath, type Problem } from '../source/problem.ts';
import { type Entry, type Rule } from './entries.ts';

interface SalonNames extends Pick<Salon, 'name' | 'shortName'> {
  readonly address: Pick<Salon['address'], 'city' | 'region'>;
}

/** Titles that are too long or too short together with the salon's name. Articles have rules of their own. */
export function titleLengthRule({ name: siteName, shortName, address }: SalonNames): Rule {
  return ({ kind, file, passages }) => {
    if (kind === 'articles') return [];
    const titled = passages.find(({ path }) => isMetadata(path, 'title'));
    // A service without a title has its name.
    const passage = titled ?? passages.find(({ path }) => kind === 'services' && path.join() === 'name');
    if (!passage) return [];
    const title = titled ? titled.text : serviceTitle(passage.text, address);
    const whole = pageTitle({ title, siteName, shortName });
    const { min, max } = TITLE_LENGTH;
    if (whole.length >= min && whole.length <= max) return [];
    const { path, line } = passage;
    return [
      { file, path, line, found: `${whole.length} characters (${whole})`, expected: `${min} to ${max}` },
    ];
  };
}

/** Whether a field is that of a page: of a file, or of an entry of its list. */
function isMetadata(path: FieldPath, name: 'title' | 'description'): boolean {
  return path.at(-1) === name && path.slice(0, -1).every((key) => typeof key === 'number');
}

/** Titles and descriptions that two pages share. */
export function repeatedMetadataProblems(entries: readonly Entry[]): Problem[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const first = new Map<string, string>();
    return entries.flatMap(({ file, passages }) =>
      passages.flatMap(({ path, line, text }) => {
        if (!isMetadata(path, name)) return [];
        const earlier = first.get(text);
        first.set(text, earlier ?? `${file}:${line ?? ''}`);
        return earlier === undefined
          ? []
          : [{ file, path, line, found: `the ${name} of ${earlier}`, expected: 'one of its own' }];
      }),
    );
  });
}
