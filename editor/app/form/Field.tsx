import { isNullable, withoutNull } from '../../shared/schema.ts';
import { optionLabel } from '../../shared/words.ts';
import { About } from './About.tsx';
import { CheckboxList } from './CheckboxList.tsx';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { Group } from './Group.tsx';
import { List } from './List.tsx';
import { PhotoField } from './PhotoField.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

/** A field of the form, drawn after its schema. */
export function Field(props: FieldProps) {
  const { choices } = useForm();
  const schema = withoutNull(props.schema);
  const typed = { ...props, schema };
  if ('const' in schema) return null;
  if (schema.type === 'object') return <Group {...typed} />;
  if (schema.type === 'array') {
    const options = schema.items?.enum?.map((value) => ({ value, label: optionLabel(value) }));
    if (options) return <CheckboxList {...typed} options={options} />;
    if (schema.items?.choices === 'topics') return <CheckboxList {...typed} options={choices.topics} />;
    return <List {...typed} />;
  }
  if (schema.type === 'boolean') return <Checkbox {...typed} />;
  if (schema.choices === 'photos') return <PhotoField {...typed} />;
  if (schema.enum || schema.choices) return <Select {...typed} />;
  return <TextInput {...typed} isNullable={isNullable(props.schema)} />;
}

/** An optional field is left out when it is not ticked. */
function Checkbox({ schema, label, path, value, isRequired, onChange }: FieldProps) {
  const { id, mistake, leave } = useField(path);
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        aria-describedby={`${id}-about`}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked || (isRequired ? false : undefined));
          leave();
        }}
      />
      <label htmlFor={id}>{label}</label>
      <About id={id} text={schema.description} mistake={mistake} />
    </div>
  );
}
