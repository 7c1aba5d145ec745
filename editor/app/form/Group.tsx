import type { Choices, FieldSchema, Path } from '../../shared/api.ts';
import { childSchema, emptyValue, isObject, labelOf, schemaAt, valueAt } from '../../shared/schema.ts';
import { formatValue } from '../../shared/format-value.ts';
import { useContent } from '../server-api.ts';
import { Button } from '../ui.tsx';
import { FieldNotes, FieldSet } from './FieldLayout.tsx';
import { type FieldProps, fieldName, isWithin, useField, useForm } from './form-context.ts';
import { withAlt, withLinkName } from './proposals.ts';
import { Section } from './Section.tsx';

/** A group of fields under a heading. An optional one can be added and removed. */
export function Group(props: FieldProps) {
  const { schema, label, path, value, isRequired, onChange } = props;
  const { id } = useField(path);
  if (value === undefined)
    return (
      <div className="add-group">
        <Button variant="outline" id={id} onClick={() => onChange(emptyValue(schema))}>
          {`Add: ${label}`}
        </Button>
        <FieldNotes path={path} text={schema.description} />
      </div>
    );
  return (
    <FieldSet {...props}>
      <Fields schema={schema} path={path} value={value} onChange={onChange} />
      {!isRequired && (
        <Button variant="plain" onClick={() => onChange(undefined)}>
          {`Remove: ${label}`}
        </Button>
      )}
    </FieldSet>
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
  const { Field, data, incomplete } = useForm();
  const { choices } = useContent();
  const fields = isObject(value) ? value : {};
  const properties = schema.properties ?? {};
  const keys = only ?? Object.keys(properties);
  const { main = [], rare = [] } = Object.groupBy(keys, (key) =>
    childSchema(schema, key).advanced ? 'rare' : 'main',
  );
  const isSection = (key: string) => {
    const { type, advanced } = childSchema(schema, key);
    return path.length === 0 && main.length > 1 && !advanced && (type === 'object' || type === 'array');
  };
  const isIncomplete = (key: string) => incomplete.some((name) => isWithin(name, fieldName([...path, key])));
  const change = (key: string, next: unknown) => {
    const edit = { schema, key, before: fields };
    const fieldsWithAlt = withAlt({ ...edit, fields: { ...fields, [key]: next } }, choices.photos);
    const values = withLinkName({ ...edit, fields: fieldsWithAlt }, valueAt(data, path.slice(0, -1)));
    // New fields go where the schema has them.
    const names = new Set([...Object.keys(properties), ...Object.keys(fields)]);
    const filled = [...names].filter((name) => values[name] !== undefined);
    onChange(Object.fromEntries(filled.map((name) => [name, values[name]])));
  };
  const renderField = (key: string) => {
    const field = childSchema(schema, key);
    const label = labelOf(key, field);
    const input = (
      <Field
        key={key}
        schema={field}
        label={label}
        path={[...path, key]}
        value={fields[key]}
        isRequired={schema.required?.includes(key) ?? !(key in properties)}
        onChange={(next) => change(key, next)}
      />
    );
    if (!isSection(key) || fields[key] === undefined) return input;
    const summary = sectionSummary(fields[key], field, choices);
    return (
      <Section key={key} name={key} summary={summary} title={label} isIncomplete={isIncomplete(key)}>
        {input}
      </Section>
    );
  };
  return (
    <>
      {main.filter((key) => !isSection(key)).map(renderField)}
      {main.filter(isSection).map(renderField)}
      {rare.length > 0 && (
        <Section name={fieldName([...path, 'more'])} title="More" isIncomplete={rare.some(isIncomplete)}>
          {rare.map(renderField)}
        </Section>
      )}
    </>
  );
}

/** What a section holds: the items of its list. */
function sectionSummary(value: unknown, schema: FieldSchema, choices: Choices): string {
  const path = Object.keys(schema.properties ?? {})
    .filter((key) => Array.isArray(valueAt(value, [key])))
    .slice(0, 1);
  return formatValue(valueAt(value, path), schemaAt(schema, path), choices);
}
