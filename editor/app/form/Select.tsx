import { About } from './About.tsx';
import { optionLabel } from '../../shared/words.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';

/** One of several values. */
export function Select({ schema, label, path, value, isRequired, onChange }: FieldProps) {
  const { id, mistake, leave } = useField(path);
  const { choices } = useForm();
  const options = schema.choices
    ? choices[schema.choices]
    : (schema.enum ?? []).map((option) => ({ value: option, label: optionLabel(option) }));
  const text = typeof value === 'string' ? value : '';
  const isKnown = options.some((option) => option.value === text);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {!isRequired && <span className="field__hint"> (optional)</span>}
      </label>
      <select
        id={id}
        className="field__input"
        value={text}
        aria-invalid={mistake !== undefined || undefined}
        aria-describedby={`${id}-about`}
        onBlur={leave}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value === '' ? undefined : currentTarget.value);
        }}
      >
        {(!isRequired || !isKnown) && (
          <option value={isKnown ? '' : text}>{isKnown ? '' : text || 'Choose'}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <About id={id} text={schema.description} mistake={mistake} />
    </div>
  );
}
