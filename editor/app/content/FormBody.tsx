import { type ComponentProps, useReducer } from 'react';
import type { ContentForm, OpenedFile } from '../../shared/api.ts';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { MarkdownEditor } from '../articles/MarkdownEditor.tsx';
import { Field } from '../form/Field.tsx';
import { Fields } from '../form/Group.tsx';
import { PhotoForm } from '../photos/PhotoForm.tsx';

type ArticleProps = ComponentProps<typeof ArticleForm>;

interface Props extends Pick<ArticleProps, 'problems' | 'missing' | 'onChange' | 'onReady'> {
  form: ContentForm;
  opened: OpenedFile;
}

/** The fields of a form and its text, as its kind of content arranges them. */
export function FormBody({ form, opened, problems, missing, onChange, onReady }: Props) {
  const { kind, file, label, fields: names } = form;
  const { schema, data, body } = opened;
  /** Draws everything anew: the picture has a new address. */
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const onData = (next: unknown) => onChange({ data: next });
  const renderFields = (only?: readonly string[]) => (
    <Fields schema={schema} path={[]} value={data} only={only} onChange={onData} />
  );
  const text = body !== undefined && (
    <MarkdownEditor
      // An empty line is between the front matter and the text.
      text={body.replace(/^\n/u, '')}
      onChange={(next) => onChange({ body: `\n${next}` })}
    />
  );
  if (kind === 'articles')
    return (
      <ArticleForm
        file={file}
        version={opened}
        problems={problems}
        fields={renderFields}
        text={text}
        missing={missing}
        onChange={onChange}
        onReady={onReady}
      />
    );
  const fields = (
    <>
      <div className="form__fields">
        {schema.type === 'object' && (names ?? schema.properties) ? (
          renderFields(names)
        ) : (
          <Field schema={schema} label={label} path={[]} value={data} isRequired onChange={onData} />
        )}
        {text}
      </div>
      {missing}
    </>
  );
  const [photo] = names ?? [];
  if (kind !== 'photos' || photo === undefined) return fields;
  return (
    <PhotoForm name={photo} label={label} onReplaced={redraw}>
      {fields}
    </PhotoForm>
  );
}
