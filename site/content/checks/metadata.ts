import { pageTitle, serviceTitle, TITLE_LENGTH } from '../../seo/page-title.ts';
import { type Problem } from '../content-error.ts';
import { type Salon } from '../schemas/salon.ts';
import { type Entry } from './entries.ts';

interface SalonNames extends Pick<Salon, 'name' | 'shortName'> {
  readonly address: Pick<Salon['address'], 'city' | 'region'>;
}

/** Reports a title that is too long or too short together with the salon's name. Articles have rules of their own. */
export function titleLengthProblems({ file, passages }: Entry, salon: SalonNames): Problem[] {
  if (!/^content\/(?:pages\/|services\/|legal\/|towns\.yaml$)/u.test(file)) return [];
  const titled = passages.find(({ field }) => isMetadata(field, 'title'));
  // A service without a title has its name.
  const passage =
    titled ?? passages.find(({ field }) => file.startsWith('content/services/') && field === 'name');
  if (passage === undefined) return [];
  const title = titled ? titled.text : serviceTitle(passage.text, salon.address);
  const whole = pageTitle({ title, siteName: salon.name, shortName: salon.shortName });
  if (whole.length >= TITLE_LENGTH.min && whole.length <= TITLE_LENGTH.max) return [];
  const message = `found ${whole.length} characters (${whole}), expected ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max}`;
  return [{ file, field: passage.field, line: passage.line, message }];
}

const isMetadata = (field: string, name: 'title' | 'description') =>
  field.replace(/^\[\d+\]\./u, '') === name;

/** Reports titles and descriptions that two pages share. */
export function repeatedMetadataProblems(entries: readonly Entry[]): Problem[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const first = new Map<string, string>();
    return entries.flatMap(({ file, passages }) =>
      passages.flatMap(({ field, line, text }) => {
        if (!isMetadata(field, name)) return [];
        const earlier = first.get(text);
        first.set(text, earlier ?? `${file}:${line ?? ''}`);
        if (earlier === undefined) return [];
        return [{ file, field, line, message: `found the ${name} of ${earlier}, expected one of its own` }];
      }),
    );
  });
}
