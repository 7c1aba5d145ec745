import type { Mistake } from '../../shared/api.ts';
import { entryOf } from '../../shared/labels.ts';
import { fieldName, goToField } from '../form/form-context.ts';
import { useEntries } from './use-entries.ts';
import { formAddress } from '../route.ts';

/** Mistakes, each with a link to its field. */
export function MistakeLinks({ mistakes }: { mistakes: readonly Mistake[] }) {
  return mistakes.map((mistake) => (
    <li key={mistakeKey(mistake)}>
      <MistakePlace mistake={mistake} /> {mistake.text}
    </li>
  ));
}

const mistakeKey = ({ file, path, text }: Mistake) => [file, ...path, text].join(' ');

function MistakePlace({ mistake: { file, path, place } }: { mistake: Mistake }) {
  const entry = entryOf(useEntries(), file, path);
  if (!entry) return place;
  return (
    <a href={formAddress(entry, path)} onClick={() => goToField(fieldName(path))}>
      {place}
    </a>
  );
}

/** What keeps a file from being saved. Fields that the owner has not left yet are listed without their mistakes. */
export function FormMistakes({ mistakes, missing }: Record<'mistakes' | 'missing', readonly Mistake[]>) {
  return (
    <>
      {mistakes.length > 0 && (
        <ul className="mistakes" aria-label="Not saved until this is corrected">
          <MistakeLinks mistakes={mistakes} />
        </ul>
      )}
      {missing.length > 0 && (
        <p className="missing">
          {'Saved when this is right: '}
          {missing.map((mistake) => (
            <span key={mistakeKey(mistake)}>
              <MistakePlace mistake={mistake} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}
