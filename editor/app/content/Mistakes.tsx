import type { ContentEntry, FieldSchema, Mistake } from '../../shared/api.ts';
import { schemaAt } from '../../shared/schema.ts';
import { fieldName } from '../form/form-context.ts';
import { mistakeText } from '../mistake-text.ts';
import { entryOf, formAddress } from '../route.ts';

interface Props {
  mistakes: readonly Mistake[];
  /** Fields that the owner has not left yet are listed without their mistakes. */
  isShown: (mistake: Mistake) => boolean;
  file: string;
  schema: FieldSchema;
  entries: readonly ContentEntry[];
  /** Goes to a field of this form. */
  onGo: (field: string) => void;
}

/** A mistake in the text of an article has a line in place of a field; one in a file as a whole has neither. */
export const isInText = ({ path, line }: Mistake) => path.length === 0 && line !== undefined;

/** Name of the field that a mistake is shown at. */
export const fieldOf = (mistake: Mistake) => (isInText(mistake) ? 'body' : fieldName(mistake.path));

/** What keeps a file from being saved. Each leads to its field, here or in another form. */
export function Mistakes({ mistakes, isShown, file, schema, entries, onGo }: Props) {
  const shown = mistakes.filter(isShown);
  const missing = mistakes.filter((mistake) => !shown.includes(mistake));
  const place = (mistake: Mistake) => {
    const label = isInText(mistake) ? 'Text' : mistake.place;
    const other = mistake.file === file ? undefined : entryOf(entries, mistake.file, mistake.path);
    return other ? (
      <a href={formAddress(other, mistake.path)}>{label}</a>
    ) : (
      <button
        type="button"
        className="plain"
        onClick={() => {
          onGo(fieldOf(mistake));
        }}
      >
        {label}
      </button>
    );
  };
  return (
    <>
      {shown.length > 0 && (
        <ul className="mistakes" aria-label="Not saved until this is corrected">
          {shown.map((mistake) => (
            <li key={`${mistake.file} ${fieldOf(mistake)} ${mistake.expected}`}>
              {place(mistake)}{' '}
              {mistakeText(mistake, mistake.file === file ? schemaAt(schema, mistake.path) : {})}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="missing">
          {'Saved when this is filled in: '}
          {missing.map((mistake) => (
            <span key={`${fieldOf(mistake)} ${mistake.expected}`}>{place(mistake)}</span>
          ))}
        </p>
      )}
    </>
  );
}
