import { thumbnail } from '../server-api.ts';
import { About } from './About.tsx';
import { type FieldProps, useField, useForm } from './form-context.ts';

/** One of several values. A photo is shown beside its name. */
export function Select({ schema, label, path, value, isRequired, onChange }: FieldProps) {
  const { id, mistake } = useField(path);
  const { choices } = useForm();
  const isPhoto = schema.choices === 'photos';
  const options = schema.choices
    ? choices[schema.choices].map((choice) => ({ ...choice, label: isPhoto ? choice.value : choice.label }))
    : (schema.enum ?? []).map((option) => ({ value: option, label: option }));
  const text = typeof value === 'string' ? value : '';
  const isKnown = options.some((option) => option.value === text);
  return (
    <div className={isPhoto ? 'field field--photo' : 'field'}>
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
      {isPhoto && isKnown && <img src={thumbnail(text)} alt="" width="120" height="90" loading="lazy" />}
      <About id={id} text={schema.description} mistake={mistake} />
    </div>
  );
}
