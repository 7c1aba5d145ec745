import { About } from './About.tsx';
import { type FieldProps, useField } from './form-context.ts';

/** Texts with more characters get several lines. */
const LINE = 70;

/** A text, number, date or time. */
export function TextInput({
  schema,
  label,
  path,
  value,
  isRequired,
  isNullable,
  onChange,
}: FieldProps & { isNullable: boolean }) {
  const { id, mistake, leave } = useField(path);
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shared = {
    id,
    className: 'field__input',
    value: text,
    'aria-invalid': mistake !== undefined || undefined,
    'aria-describedby': `${id}-about`,
    onBlur: leave,
  };
  const change = (next: string) => {
    if (next === '' && isNullable) onChange(null);
    else if (next === '' && !isRequired) onChange(undefined);
    else onChange(isNumber ? toNumber(next) : next);
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {!isRequired && <span className="field__hint"> (optional)</span>}
      </label>
      {(schema.maxLength ?? 0) > LINE ? (
        <textarea
          {...shared}
          rows={Math.min(6, Math.ceil(Math.max(text.length, LINE) / 60))}
          onChange={({ currentTarget }) => {
            // Content files have one line for each text.
            change(currentTarget.value.replaceAll(/\s*\n/gu, ' '));
          }}
        />
      ) : (
        <input
          {...shared}
          type={inputType(schema.format)}
          inputMode={isNumber ? 'decimal' : undefined}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
          }}
        />
      )}
      <About id={id} text={schema.description} mistake={mistake} />
      {schema.maxLength !== undefined && text.length > schema.maxLength * 0.8 && (
        <p className="hint">{`${String(text.length)} of ${String(schema.maxLength)} characters`}</p>
      )}
    </div>
  );
}

function inputType(format: string | undefined): string {
  return format === 'date' || format === 'time' ? format : 'text';
}

/** What is no number stays a text, for the mistake to quote. */
function toNumber(text: string): number | string {
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}
