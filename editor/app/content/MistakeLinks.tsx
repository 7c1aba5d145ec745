import type { ContentEntry, Mistake } from '../../shared/api.ts';
import { entryOf } from '../../shared/labels.ts';
import { fieldName, goToField } from '../form/form-context.ts';
import { formAddress } from '../route.ts';

interface Props {
  mistakes: readonly Mistake[];
  entries: readonly ContentEntry[];
}

/** Mistakes, each with a link to its field. */
export function MistakeLinks({ mistakes, entries }: Props) {
  return mistakes.map((mistake) => (
    <li key={mistakeKey(mistake)}>
      <MistakePlace mistake={mistake} entries={entries} /> {mistake.text}
    </li>
  ));
}

const mistakeKey = ({ file, path, text }: Mistake) => [file, ...path, text].join(' ');

function MistakePlace({ mistake, entries }: { mistake: Mistake } & Pick<Props, 'entries'>) {
  const { file, path, place } = mistake;
  const entry = entryOf(entries, file, path);
  if (!entry) return place;
  return (
    <a href={formAddress(entry, path)} onClick={() => goToField(fieldName(path))}>
      {place}
    </a>
  );
}

/** What keeps a file from being saved. Fields that the owner has not left yet are listed without their mistakes. */
export function FormMistakes({ mistakes, missing, entries }: Props & { missing: readonly Mistake[] }) {
  return (
    <>
      {mistakes.length > 0 && (
        <ul className="mistakes" aria-label="Not saved until this is corrected">
          <MistakeLinks mistakes={mistakes} entries={entries} />
        </ul>
      )}
      {missing.length > 0 && (
        <p className="missing">
          {'Saved when this is filled in: '}
          {missing.map((mistake) => (
            <span key={mistakeKey(mistake)}>
              <MistakePlace mistake={mistake} entries={entries} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}
