import { type InputHTMLAttributes } from 'react';

/** What an input may be told beyond its label, as React names it. */
type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>,
  'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'onKeyDown' | 'title'
>;

interface Props extends Attributes {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  type?: 'text' | 'email' | 'tel';
  /** For a field of one line. */
  pattern?: string | undefined;
  /** Beside the label, in lighter type. */
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  /** More than one line of text: a text area of so many lines. */
  lines?: number;
}

/** A labelled field with its own place for what is wrong with it. Its styles come with the form that uses it. */
export function Field({ id, label, hint, error, lines, type = 'text', pattern, ...input }: Props) {
  const describe = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className: 'field__input',
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
