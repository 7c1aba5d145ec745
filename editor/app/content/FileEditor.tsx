import type { Problem } from '../../../site/content/content-error.ts';
import type { Choices, ContentEntry } from '../../api.ts';
import { DeleteArticle } from '../articles/DeleteArticle.tsx';
import { MarkdownEditor } from '../articles/MarkdownEditor.tsx';
import { Field } from '../form/Field.tsx';
import { fieldId, FormContext } from '../form/form-context.ts';
import { Fields } from '../form/Group.tsx';
import { BothVersions } from './BothVersions.tsx';
import { type EditedFile, useFile } from './use-file.ts';

interface Props {
  entry: ContentEntry;
  choices: Choices;
  onSaved: () => void;
}

/** The form of a content file. Changes are saved as they are made. */
export function FileEditor({ entry: { file, label, fields }, choices, onSaved }: Props) {
  const edited = useFile(file, onSaved);
  const { schema, version, problems, change } = edited;
  const own = problems.filter((problem) => problem.file === file);
  const mistakes = new Map(own.map(({ field, message }) => [field, message]));
  const set = (data: unknown) => {
    change({ data });
  };
  return (
    <main className="form">
      <h1 className="d3">{label}</h1>
      <StatusLine edited={edited} />
      {edited.disk && <BothVersions edited={edited} disk={edited.disk} />}
      {problems.length > 0 && <Mistakes problems={problems} file={file} />}
      {file.startsWith('content/articles/') && <DeleteArticle file={file} onDeleted={onSaved} />}
      {schema && version && (
        <FormContext value={{ Field, mistakes, choices }}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
            }}
          >
            {schema.type === 'object' ? (
              <Fields schema={schema} path={[]} value={version.data} only={fields} onChange={set} />
            ) : (
              <Field schema={schema} label={label} path={[]} value={version.data} isRequired onChange={set} />
            )}
            {version.body !== undefined && (
              <MarkdownEditor
                text={version.body}
                choices={choices}
                mistakes={textMistakes(own)}
                onChange={(body) => {
                  change({ body });
                }}
              />
            )}
          </form>
        </FormContext>
      )}
    </main>
  );
}

/** Mistakes in the text of an article, which have lines in place of fields. */
function textMistakes(problems: readonly Problem[]): string[] {
  return problems
    .filter(({ field, line }) => field === '' && line !== undefined)
    .map(({ line, message }) => `Line ${String(line)} of the file: ${message}`);
}

const STATUS: Readonly<Record<EditedFile['status'], string>> = {
  loading: 'Opening…',
  saved: 'Everything is saved on this computer.',
  saving: 'Saving…',
  mistakes: 'Not saved until these mistakes are corrected:',
  changed: 'Not saved: this file was changed elsewhere.',
  failed: 'Not saved.',
};

function StatusLine({ edited: { status, failure } }: { edited: EditedFile }) {
  return (
    <p className="status" role="status" data-status={status}>
      {STATUS[status]} {failure}
    </p>
  );
}

/** All mistakes, each with a link to its field; those of other files with the name of the file. */
function Mistakes({ problems, file }: { problems: readonly Problem[]; file: string }) {
  return (
    <ul className="mistakes">
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.field} ${problem.message}`}>
          {problem.file === file && problem.field !== '' ? (
            <button
              type="button"
              className="plain"
              onClick={() => {
                document.getElementById(fieldId(problem.field))?.focus();
              }}
            >
              {problem.field}
            </button>
          ) : problem.file === file ? (
            ''
          ) : (
            `${problem.file}: ${problem.field}`
          )}
          {` ${problem.message}`}
        </li>
      ))}
    </ul>
  );
}
