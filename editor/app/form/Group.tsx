import type { FieldSchema } from '../../shared/api.ts';
import { emptyValue, isObject, labelOf, type Path, withoutNull } from '../../shared/schema.ts';
import { summaryOf } from '../../shared/words.ts';
import { About } from './About.tsx';
import { type FieldProps, fieldName, isWithin, useField, useForm } from './form-context.ts';
import { proposeLinkName, proposeWords } from './propose.ts';
import { Section } from './Section.tsx';

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
  /** Show only these, in this order; all if absent. */
  only?: readonly string[] | undefined;
  onChange: (value: unknown) => void;
}

/** The fields of an object. Groups and lists of a whole form are sections that open; rare fields are under More. */
export function Fields({ schema, path, value, only, onChange }: FieldsProps) {
  const { Field, choices, data, incomplete } = useForm();
  const fields = isObject(value) ? value : {};
  const known = Object.entries(schema.properties ?? {});
  const shown = only ? only.flatMap((key) => known.filter(([name]) => name === key)) : known;
  const main = shown.filter(([, { more }]) => !more);
  const rare = shown.filter(([, { more }]) => more);
  const isSection = (field: FieldSchema) =>
    path.length === 0 && main.length > 1 && ['object', 'array'].includes(withoutNull(field).type ?? '');
  const ordered = [
    ...main.filter(([, field]) => !isSection(field)),
    ...main.filter(([, field]) => isSection(field)),
  ];
  const isIncomplete = (key: string) => incomplete.some((name) => isWithin(name, fieldName([...path, key])));
  const change = (key: string, next: unknown) => {
    const changed = proposeLinkName(
      proposeWords({ ...fields, [key]: next }, fields, { key, schema, choices }),
      fields,
      { key, schema, data, path },
    );
    // New fields go where the schema has them.
    const keys = [...new Set([...known.map(([name]) => name), ...Object.keys(fields)])];
    onChange(
      Object.fromEntries(
        keys.filter((name) => changed[name] !== undefined).map((name) => [name, changed[name]]),
      ),
    );
  };
  const draw = ([key, field]: readonly [string, FieldSchema]) => (
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
  );
  return (
    <>
      {ordered.map(([key, field]) =>
        isSection(field) && fields[key] !== undefined ? (
          <Section
            key={key}
            name={fieldName([...path, key])}
            title={labelOf(key, field)}
            summary={holds(fields[key], withoutNull(field))}
            isIncomplete={isIncomplete(key)}
          >
            {() => draw([key, field])}
          </Section>
        ) : (
          draw([key, field])
        ),
      )}
      {rare.length > 0 && (
        <More
          name={fieldName([...path, 'more'])}
          isIncomplete={rare.some(([key]) => isIncomplete(key))}
          keys={rare.map(([key]) => fieldName([...path, key]))}
        >
          {rare.map(draw)}
        </More>
      )}
    </>
  );
}

interface MoreProps {
  name: string;
  isIncomplete: boolean;
  /** Names of the fields in it. */
  keys: readonly string[];
  children: React.ReactNode;
}

/** Fields that hardly anybody changes. */
function More({ name, isIncomplete, keys, children }: MoreProps) {
  const { target = '' } = useForm();
  return (
    <Section
      name={name}
      title="More"
      isIncomplete={isIncomplete || keys.some((key) => isWithin(target, key))}
    >
      {() => children}
    </Section>
  );
}

/** What a section holds, in a few words: the entries of its list. */
function holds(value: unknown, schema: FieldSchema): string {
  if (Array.isArray(value))
    return value
      .slice(0, 4)
      .map((entry) => summaryOf(entry, withoutNull(schema.items ?? {})))
      .join(', ');
  const list = Object.entries(schema.properties ?? {}).find(
    ([key, field]) => field.type === 'array' && isObject(value) && Array.isArray(value[key]),
  );
  return list && isObject(value) ? holds(value[list[0]], list[1]) : summaryOf(value, schema);
}
