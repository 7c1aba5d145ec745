import type { Choices, FieldSchema, Path } from '../../shared/api.ts';
import { emptyValue, isObject, labelOf, schemaAt, valueAt } from '../../shared/schema.ts';
import { formatValue } from '../../shared/words.ts';
import { useContent } from '../server-api.ts';
import { Button } from '../ui.tsx';
import { FieldNotes, FieldSet } from './FieldLayout.tsx';
import { type FieldProps, fieldName, isWithin, useField, useForm } from './form-context.ts';
import { withProposals } from './propose.ts';
import { Section } from './Section.tsx';

/** A group of fields under a heading. An optional one can be added and removed. */
export function Group(props: FieldProps) {
  const { schema, label, path, value, isRequired, onChange } = props;
  const { id } = useField(path);
  if (value === undefined)
    return (
      <div className="absent">
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
  const shown = (only ?? Object.keys(properties)).flatMap((key) => {
    // The list of photos is a group with any keys.
    const field = properties[key] ?? schema.additionalProperties;
    return isObject(field) ? [{ key, field, name: fieldName([...path, key]) }] : [];
  });
  const { main = [], rare = [] } = Object.groupBy(shown, ({ field }) => (field.advanced ? 'rare' : 'main'));
  const isSection = ({ field }: (typeof shown)[number]) =>
    path.length === 0 && main.length > 1 && (field.type === 'object' || field.type === 'array');
  const ordered = [...main.filter((one) => !isSection(one)), ...main.filter(isSection)];
  const isIncomplete = ({ name }: (typeof shown)[number]) => incomplete.some((one) => isWithin(one, name));
  const change = (key: string, next: unknown) => {
    const changed = withProposals({ ...fields, [key]: next }, fields, { key, schema, choices, data, path });
    // New fields go where the schema has them.
    const keys = new Set([...Object.keys(properties), ...Object.keys(fields)]);
    const kept = [...keys].filter((name) => changed[name] !== undefined);
    onChange(Object.fromEntries(kept.map((name) => [name, changed[name]])));
  };
  const draw = ({ key, field }: (typeof shown)[number]) => (
    <Field
      key={key}
      schema={field}
      label={labelOf(key, field)}
      path={[...path, key]}
      value={fields[key]}
      isRequired={schema.required?.includes(key) ?? !(key in properties)}
      onChange={(next) => change(key, next)}
    />
  );
  return (
    <>
      {ordered.map((one) => {
        const { key, field, name } = one;
        if (!isSection(one) || fields[key] === undefined) return draw(one);
        const summary = holds(fields[key], field, choices);
        return (
          <Section
            key={key}
            name={name}
            summary={summary}
            title={labelOf(key, field)}
            isIncomplete={isIncomplete(one)}
          >
            {draw(one)}
          </Section>
        );
      })}
      {rare.length > 0 && (
        <Section name={fieldName([...path, 'more'])} title="More" isIncomplete={rare.some(isIncomplete)}>
          {rare.map(draw)}
        </Section>
      )}
    </>
  );
}

/** What a section holds: the entries of its list. */
function holds(value: unknown, schema: FieldSchema, choices: Choices): string {
  const path = Object.keys(schema.properties ?? {})
    .filter((key) => Array.isArray(valueAt(value, [key])))
    .slice(0, 1);
  return formatValue(valueAt(value, path), schemaAt(schema, path), choices);
}
