import {
  fieldName,
  formatProblem,
  type Problem,
  problemWords,
} from '../../../site/content/source/problem.ts';
import type { ContentEntry, FieldSchema, FileVersion } from '../../shared/api.ts';
import { fieldLabel } from '../../shared/field-label.ts';
import { fieldId } from '../form/form-context.ts';

interface Props {
  problems: readonly Problem[];
  /** Fields that the owner has not left yet are listed without their mistakes. */
  isShown: (problem: Problem) => boolean;
  entry: ContentEntry;
  entries: readonly ContentEntry[];
  addressOf: (entry: ContentEntry) => string;
  schema: FieldSchema;
  version: FileVersion;
}

/** What keeps a file from being saved, each with a link to its field, here or in another form. */
export function Mistakes({ problems, isShown, ...place }: Props) {
  const shown = problems.filter(isShown);
  const missing = problems.filter((problem) => !shown.includes(problem));
  return (
    <>
      {shown.length > 0 && (
        <ul className="mistakes">
          {shown.map((problem) => (
            <li key={formatProblem(problem)}>
              <PlaceLink problem={problem} {...place} />
              {problemWords(problem)}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="missing">
          {'Still to fill in: '}
          {missing.map((problem) => (
            <PlaceLink key={formatProblem(problem)} problem={problem} {...place} />
          ))}
        </p>
      )}
    </>
  );
}

type PlaceProps = Omit<Props, 'problems' | 'isShown'> & { problem: Problem };

/** A mistake in the text of an article has a line in place of a field; one in a list as a whole has neither. */
export const isInText = ({ path, line }: Pick<Problem, 'path' | 'line'>) =>
  path.length === 0 && line !== undefined;

/** The name of a field, which leads to it. */
function PlaceLink({ problem, entry, entries, addressOf, schema, version }: PlaceProps) {
  const { file, path } = problem;
  const field = fieldName(path);
  const holds = (one: ContentEntry) =>
    one.file === file && (one.fields === undefined || field === '' || one.fields.includes(String(path[0])));
  if (holds(entry)) {
    const id = fieldId(isInText(problem) ? 'body' : field);
    return (
      <button
        type="button"
        className="plain"
        onClick={() => {
          document.getElementById(id)?.focus();
        }}
      >
        {isInText(problem) ? 'Text' : fieldLabel(schema, version.data, path) || entry.label}
      </button>
    );
  }
  const other = entries.find(holds);
  return other ? <a href={addressOf(other)}>{other.label}</a> : `${file} ${field}: `;
}
