import { useState } from 'react';
import type { Choice } from '../../shared/api.ts';
import { optionLabel } from '../../shared/format-value.ts';
import { textOf } from '../../shared/schema.ts';
import { ChoosePhoto } from '../photos/ChoosePhoto.tsx';
import { thumbnail } from '../photos/photo.ts';
import { useContent } from '../server-api.ts';
import { Options } from '../ui.tsx';
import { FieldNotes, FieldSet, LabeledField } from './FieldLayout.tsx';
import { FocusField } from './FocusField.tsx';
import { type FieldProps, useField } from './form-context.ts';
import { Group } from './Group.tsx';
import { List } from './List.tsx';
import { TextInput } from './TextInput.tsx';

/** A field of the form, drawn after its schema. */
export function Field(props: FieldProps) {
  const { choices } = useContent();
  const { schema } = props;
  const optionsOf = ({ choices: kind, enum: values = [] }: typeof schema): readonly Choice[] =>
    kind ? choices[kind] : values.map((value) => ({ value, label: optionLabel(value) }));
  if ('const' in schema) return null;
  if (schema.type === 'object') return <Group {...props} />;
  if (schema.type === 'array') {
    const { items = {} } = schema;
    if (items.enum || items.choices === 'tags') return <CheckboxList {...props} options={optionsOf(items)} />;
    return <List {...props} />;
  }
  if (schema.type === 'boolean') return <Checkbox {...props} />;
  if (schema.choices === 'photos') return <PhotoField {...props} />;
  if (schema.format === 'focus') return <FocusField {...props} />;
  if (schema.enum || schema.choices) return <Select {...props} options={optionsOf(schema)} />;
  return <TextInput {...props} />;
}

interface OptionsProps extends FieldProps {
  options: readonly Choice[];
}

/** An optional field is left out when it is not ticked. */
function Checkbox({ schema, label, path, value, isRequired, onChange }: FieldProps) {
  const { id } = useField(path);
  return (
    <div className="checkbox">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        aria-describedby={`${id}-notes`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked || (isRequired ? false : undefined))}
      />
      <label htmlFor={id}>{label}</label>
      <FieldNotes path={path} text={schema.description} />
    </div>
  );
}

/** Several of a few values, kept in the order in which they are offered. */
function CheckboxList({ options, ...field }: OptionsProps) {
  const chosen = Array.isArray(field.value) ? (field.value as unknown[]) : [];
  return (
    <FieldSet {...field} className="field-group field-group--checkboxes">
      {options.map(({ value, label }) => (
        <label key={value} className="checkbox">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) => {
              const isChosen = (option: string) => (option === value ? checked : chosen.includes(option));
              field.onChange(options.map((option) => option.value).filter(isChosen));
            }}
          />
          {label}
        </label>
      ))}
    </FieldSet>
  );
}

function Select({ options, ...field }: OptionsProps) {
  const text = textOf(field.value);
  const isKnown = options.some(({ value }) => value === text);
  return (
    <LabeledField {...field}>
      <select
        {...useField(field.path)}
        value={text}
        onChange={({ currentTarget: { value } }) => field.onChange(value === '' ? undefined : value)}
      >
        {(!field.isRequired || !isKnown) && (
          <option value={isKnown ? '' : text}>{isKnown ? '' : text || 'Choose'}</option>
        )}
        <Options of={options} />
      </select>
    </LabeledField>
  );
}

function PhotoField(field: FieldProps) {
  const { photos } = useContent().choices;
  const [isOpen, setIsOpen] = useState(false);
  const attributes = useField(field.path);
  const { id } = attributes;
  const photo = photos.find(({ value }) => value === field.value);
  return (
    <LabeledField {...field}>
      <button
        type="button"
        {...attributes}
        className="photo-field"
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {photo && <img src={thumbnail(photo.value)} alt="" width="120" height="90" loading="lazy" />}
        <span>
          <strong>{photo?.label ?? 'None yet'}</strong>{' '}
          <span>{photo ? 'Choose another one' : 'Choose one'}</span>
        </span>
      </button>
      {isOpen && (
        <ChoosePhoto chosen={photo?.value ?? ''} onChoose={field.onChange} onClose={() => setIsOpen(false)} />
      )}
    </LabeledField>
  );
}
