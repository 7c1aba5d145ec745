import type { FieldSchema } from '../../shared/api.ts';
import { About } from './About.tsx';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { emptyValue, labelOf, type Path } from '../../shared/schema.ts';

/** A group of fields under a heading. An optional one can be added and removed. */
export function Group({ schema, label, path, value, isRequired, onChange }: FieldProps) {
  const { id, mistake } = useField(path);
  if (value === undefined)
    return (
      <div className="absent">
        <button
          type="button"
          className="button button--outline"
          id={id}
          onClick={() => {
            onChange(emptyValue(schema));
          }}
        >
          {`Add: ${label}`}
        </button>
        <About id={id} text={schema.description} mistake={mistake} />
      </div>
    );
  return (
    <fieldset className="group" id={id} aria-describedby={`${id}-about`} tabIndex={-1}>
      <legend>{label}</legend>
      <About id={id} text={schema.description} mistake={mistake} />
      <Fields schema={schema} path={path} value={value} onChange={onChange} />
      {!isRequired && (
        <button
          type="button"
          className="plain"
          onClick={() => {
            onChange(undefined);
          }}
        >
          {`Remove: ${label}`}
        </button>
      )}
    </fieldset>
  );
}

interface FieldsProps {
  schema: FieldSchema;
  path: Path;
  value: unknown;
  /** Show only these; all if absent. */
  only?: readonly string[] | undefined;
  onChange: (value: unknown) => void;
}

/** The fields of an object. */
export function Fields({ schema, path, value, only, onChange }: FieldsProps) {
  const { Field, choices } = useForm();
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const known = Object.entries(schema.properties ?? {});
  const shown = only ? only.flatMap((key) => known.filter(([name]) => name === key)) : known;
  const change = (key: string, next: unknown) => {
    const changed = { ...fields, [key]: next };
    if (schema.properties?.[key]?.choices === 'photos') {
      // What the old photo shows is not what the new one does, unless the owner wrote words for this place.
      const words = (photo: unknown) => choices.photos.find(({ value: name }) => name === photo)?.label;
      if (!fields.alt || fields.alt === words(fields[key])) changed.alt = words(next);
    }
    // New fields go where the schema has them.
    const keys = [...new Set([...known.map(([name]) => name), ...Object.keys(fields)])];
    onChange(
      Object.fromEntries(
        keys.filter((name) => changed[name] !== undefined).map((name) => [name, changed[name]]),
      ),
    );
  };
  return shown.map(([key, field]) => (
    <Field
      key={key}
      schema={field}
      label={labelOf(key, field)}
      path={[...path, key]}
      value={fields[key]}
      isRequired={schema.required?.includes(key) ?? false}
      onChange={(next) => {
        change(key, next);
      }}
    />
  ));
}
