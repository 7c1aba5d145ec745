import { fieldName, type Problem, problemWords } from '../../../site/content/source/problem.ts';
import type { Choices, ContentEntry } from '../../shared/api.ts';
import { DeleteArticle } from '../articles/DeleteArticle.tsx';
import { MarkdownEditor } from '../articles/MarkdownEditor.tsx';
import { Field } from '../form/Field.tsx';
import { FormContext } from '../form/form-context.ts';
import { Fields } from '../form/Group.tsx';
import { SectionLinks } from '../form/SectionLinks.tsx';
import { isSingleField } from '../form/single-field.ts';
import { Conflicts } from '../publish/Conflicts.tsx';
import { isInText, Mistakes } from './Mistakes.tsx';
import { type EditedFile, useFile } from './use-file.ts';

interface Props {
  entry: ContentEntry;
  entries: readonly ContentEntry[];
  addressOf: (entry: ContentEntry) => string;
  choices: Choices;
  onSaved: () => void;
}

/** The form of a content file. Changes are saved as they are made. */
export function FileEditor({ entry, entries, addressOf, choices, onSaved }: Props) {
  const { file, label, fields } = entry;
  const edited = useFile({ file, label, address: addressOf(entry), onSaved });
  const { schema, version, problems, left, change, leave } = edited;
  const own = problems.filter((problem) => problem.file === file);
  // Before the owner has reached a field, it is only empty, not wrong.
  const isShown = ({ file: other, path, line }: Problem) =>
    other !== file ||
    left === 'all' ||
    left.has(isInText({ path, line }) ? 'body' : fieldName(path)) ||
    (!isInText({ path, line }) && schema !== undefined && !isSingleField(fieldName(path), schema));
  const shown = own.filter(isShown);
  const isArticle = file.startsWith('content/articles/');
  const set = (data: unknown) => {
    change({ data });
  };
  return (
    <main className="form">
      <h1 className="d3">{label}</h1>
      <StatusLine edited={edited} isMistake={problems.some(isShown)} />
      {edited.conflicts.length > 0 && (
        <Conflicts
          text="Not saved yet: the same was changed elsewhere meanwhile."
          button="Save with these"
          conflicts={edited.conflicts}
          onChoose={edited.choose}
        />
      )}
      {schema && version && (
        <FormContext
          value={{
            Field,
            mistakes: new Map(shown.map((problem) => [fieldName(problem.path), problemWords(problem)])),
            incomplete: own.map(({ path }) => fieldName(path)),
            leave,
            choices,
          }}
        >
          {problems.length > 0 && (
            <Mistakes {...{ problems, isShown, entry, entries, addressOf, schema, version }} />
          )}
          <SectionLinks schema={schema} value={version.data} only={fields} />
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
                isArticle={isArticle}
                mistakes={textMistakes(shown)}
                onChange={(body) => {
                  change({ body });
                }}
                onLeave={() => {
                  leave('body');
                }}
              />
            )}
          </form>
          {isArticle && <DeleteArticle file={file} onDeleted={onSaved} />}
        </FormContext>
      )}
    </main>
  );
}

/** Mistakes in the text of an article. */
function textMistakes(problems: readonly Problem[]): string[] {
  return problems
    .filter(isInText)
    .map(({ line, ...words }) => `Line ${String(line)} of the file: ${problemWords(words)}`);
}

const STATUS: Readonly<Record<EditedFile['status'], string>> = {
  loading: 'Opening…',
  saved: 'Everything is saved on this computer.',
  saving: 'Saving…',
  mistakes: 'Not saved yet.',
  merged: 'Everything is saved on this computer, together with what was changed elsewhere meanwhile.',
  conflicts: 'Not saved yet.',
  failed: 'Not saved.',
};

function StatusLine({ edited, isMistake }: { edited: EditedFile; isMistake: boolean }) {
  const { status, failure } = edited;
  return (
    <p
      className="status"
      role="status"
      data-status={status === 'mistakes' && !isMistake ? 'incomplete' : status}
    >
      {status === 'mistakes' && isMistake ? 'Not saved until this is corrected:' : STATUS[status]} {failure}
    </p>
  );
}
