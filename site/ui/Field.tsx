import type { InputHTMLAttributes } from 'react';

/** Attributes passed on to the input. */
type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>,
  'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'inputMode' | 'onKeyDown' | 'readOnly' | 'title'
>;

interface Props extends Attributes {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  /** Single-line inputs only. */
  type?: 'text' | 'email' | 'tel';
  /** Single-line inputs only: a textarea has no pattern. */
  pattern?: string | undefined;
  /** Shown next to the label. */
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  /** Renders a textarea with this many rows. */
  lines?: number;
}

/** A labeled field with an error message. Its styles come with the form that uses it. */
export function Field({ id, label, hint, error, lines, type = 'text', pattern, ...input }: Props) {
  const describe = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className: 'field__input',
    // Names and messages may be in a script that is written from right to left.
    dir: 'auto',
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {hint && <span className="field__hint">{` (${hint})`}</span>}
      </label>
      {lines ? (
        <textarea {...describe} {...input} rows={lines} />
      ) : (
        <input {...describe} {...input} type={type} pattern={pattern} />
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
