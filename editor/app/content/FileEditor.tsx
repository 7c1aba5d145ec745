import { useEffect, useState } from 'react';
import type { ContentEntry } from '../../shared/api.ts';
import { highlightAt } from '../../shared/words.ts';
import { MarkdownEditor } from '../articles/MarkdownEditor.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { useSavedAt } from '../drafts.ts';
import { SampleNote } from '../form/FieldLayout.tsx';
import { Field } from '../form/Field.tsx';
import { fieldAround, fieldName, FIELDS, FormContext, goToField } from '../form/form-context.ts';
import { Fields } from '../form/Group.tsx';
import { PHOTOS } from '../photos/photo.ts';
import { PhotoForm } from '../photos/PhotoForm.tsx';
import { formAddress, type Route } from '../route.ts';
import { Button, Failure } from '../ui.tsx';
import { ContentMenu } from './ContentMenu.tsx';
import { FormMissing, ProblemLinks } from './ProblemLinks.tsx';
import { Preview } from './Preview.tsx';
import { useFile } from './use-file.ts';

interface Props {
  entry: ContentEntry;
  /** `field` is the one to go to. */
  route: Route;
}

/** The form of a content file, with its page beside it. Changes are saved as they are made. */
export function FileEditor({ entry, route: { field, isPreview } }: Props) {
  const { file, label, fields, page } = entry;
  const edited = useFile(entry);
  const { schema, version, problems, change, touch } = edited;
  const savedAt = useSavedAt();
  /** Words that the preview highlights: those of the field being changed. */
  const [highlight, setHighlight] = useState<readonly string[]>([]);
  /** Draws everything anew: the pictures have new addresses. */
  const [replaced, setReplaced] = useState(0);
  const isOpen = version !== undefined;
  useEffect(() => {
    if (field !== undefined && isOpen) goToField(field);
  }, [field, isOpen]);
  const ofFile = problems.filter((problem) => problem.file === file);
  const others = problems.filter((problem) => problem.file !== file);
  const shown = ofFile.filter(edited.isTouched);
  const [photo] = file === PHOTOS ? (fields ?? []) : [];
  const set = (data: unknown) => change({ data });
  const renderFields = (only: readonly string[] | undefined) =>
    schema && <Fields schema={schema} path={[]} value={version?.data} only={only} onChange={set} />;
  const text = version?.body !== undefined && (
    <MarkdownEditor
      // An empty line is between the front matter and the text.
      text={version.body.replace(/^\n/u, '')}
      onChange={(body) => change({ body: `\n${body}` })}
    />
  );
  const missing = <FormMissing problems={ofFile.filter((problem) => !shown.includes(problem))} />;
  let form = schema && version && (
    <>
      <div className="fields">
        {schema.type === 'object' && (fields ?? schema.properties) ? (
          renderFields(fields)
        ) : (
          <Field schema={schema} label={label} path={[]} value={version.data} isRequired onChange={set} />
        )}
        {text}
      </div>
      {missing}
    </>
  );
  if (photo !== undefined)
    form = (
      <PhotoForm name={photo} label={label} onReplaced={() => setReplaced(replaced + 1)}>
        {form}
      </PhotoForm>
    );
  if (version && entry.kind === 'articles')
    form = (
      <ArticleForm
        file={file}
        version={version}
        problems={ofFile}
        fields={renderFields}
        text={text}
        missing={missing}
        onChange={change}
        onReady={() => void edited.finish()}
      />
    );
  return (
    <>
      <ContentMenu current={formAddress(entry)} />
      <main className="form">
        <h1 className="d3">{label}</h1>
        {!version && !edited.failure && <p className="hint">Opening…</p>}
        <Failure text={edited.failure} />
        {edited.conflict && <Conflict isDeleted={edited.conflict.isDeleted} onChoose={edited.choose} />}
        {schema && version && (
          <FormContext
            value={{
              Field,
              file,
              samples: edited.samples,
              confirm: edited.confirm,
              data: version.data,
              problems: new Map(shown.map((problem) => [fieldName(problem.path), problem.text])),
              incomplete: ofFile.map(({ path }) => fieldName(path)),
            }}
          >
            <ProblemLinks
              className="problems"
              aria-label="Not saved until this is corrected"
              problems={[...shown, ...others]}
            />
            <SampleNote path={[]} />
            {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- follows the focus of its fields */}
            <div
              onFocus={({ target }) => {
                const name = fieldAround(target);
                if (name !== undefined) setHighlight(highlightAt(version.data, schema, name.split('.')));
              }}
              // A checkbox shows its problem at once, without waiting for the focus to leave.
              onChange={({ target }) => {
                const name = fieldAround(target);
                if ((target as HTMLInputElement).type === 'checkbox' && name) touch(name);
              }}
              onBlur={({ target, relatedTarget }) => {
                const name = fieldAround(target);
                if (target.matches(FIELDS) && name && name !== fieldAround(relatedTarget)) touch(name);
              }}
            >
              {form}
            </div>
          </FormContext>
        )}
      </main>
      <Preview key={page} page={page} highlight={highlight} savedAt={savedAt} isShown={isPreview} />
    </>
  );
}

function Conflict({
  isDeleted,
  onChoose,
}: {
  isDeleted: boolean;
  onChoose: (whose: 'mine' | 'theirs') => void;
}) {
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>
        {isDeleted
          ? 'Somebody else has deleted this meanwhile.'
          : 'Somebody else has changed the same place meanwhile. Which version do you want to keep?'}
      </p>
      <div className="actions">
        <Button onClick={() => onChoose('mine')}>Keep mine</Button>
        <Button variant="outline" onClick={() => onChoose('theirs')}>
          {isDeleted ? 'Delete it here, too' : 'Take theirs'}
        </Button>
      </div>
    </div>
  );
}
