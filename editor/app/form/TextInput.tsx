import { useState } from 'react';
import type { FieldSchema } from '../../shared/api.ts';
import { parseAmount, parseDate, parsePhone, parseTime } from '../../shared/parse.ts';
import { formatValue } from '../../shared/format-value.ts';
import { textOf } from '../../shared/schema.ts';
import { useContent } from '../server-api.ts';
import { LabeledField } from './FieldLayout.tsx';
import { type FieldProps, useField } from './form-context.ts';

/** Texts with more characters get several lines. */
const LINE = 70;

/** A text, number, date, time or phone number, as the owner would write it. */
export function TextInput(field: FieldProps) {
  const { schema, label, path, value, isRequired, onChange } = field;
  /** What stands in the field while the owner types, whatever is understood of it. */
  const [typedText, setTypedText] = useState<string>();
  const isUnreadable = isNumber(schema) && typeof value === 'string';
  const text = typedText ?? (isUnreadable ? value : formatValue(value, schema));
  const { today } = useContent();
  const change = (written: string) => {
    const parsed = parseInput(written, schema, today);
    const missing = isRequired ? '' : undefined;
    const empty = schema.nullable ? null : missing;
    onChange(parsed === '' ? empty : parsed);
  };
  const shared = { ...useField(path), value: text };
  return (
    <LabeledField {...field}>
      {(schema.maxLength ?? 0) > LINE ? (
        <textarea
          {...shared}
          rows={Math.min(6, Math.ceil(Math.max(text.length, LINE) / 60))}
          // Content files have one line for each text.
          onChange={({ currentTarget }) => change(currentTarget.value.replaceAll(/\s*\n/gu, ' '))}
        />
      ) : (
        <span className="field__line">
          <input
            {...shared}
            {...keyboard(schema)}
            onChange={({ currentTarget }) => {
              setTypedText(currentTarget.value);
              change(currentTarget.value);
            }}
            onBlur={() => setTypedText(undefined)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') setTypedText(undefined);
            }}
          />
          {schema.format === 'date' && (
            <span className="field__calendar">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4" />
              </svg>
              <input
                type="date"
                aria-label={`${label}: calendar`}
                tabIndex={-1}
                value={textOf(value)}
                onChange={({ currentTarget }) => {
                  if (currentTarget.value !== '') change(currentTarget.value);
                }}
              />
            </span>
          )}
        </span>
      )}
      {schema.maxLength !== undefined && text.length > schema.maxLength * 0.8 && (
        <p className="hint">{`${text.length} of ${schema.maxLength} characters`}</p>
      )}
    </LabeledField>
  );
}

const isNumber = ({ type }: FieldSchema) => type === 'number' || type === 'integer';

function keyboard(schema: FieldSchema) {
  if (isNumber(schema)) return { inputMode: 'decimal' } as const;
  if (schema.format === 'phone') return { type: 'tel', autoComplete: 'off' };
  if (schema.format === 'email') return { type: 'email', autoComplete: 'off' };
  return schema.format === 'uri' ? ({ inputMode: 'url', autoCapitalize: 'none' } as const) : {};
}

/** The value for the file; what is not understood stays as it was typed, and is refused. */
function parseInput(text: string, schema: FieldSchema, today: string): unknown {
  const words = text.trim();
  if (isNumber(schema)) return parseAmount(words) ?? words;
  if (schema.format === 'date') return parseDate(words, today) ?? words;
  if (schema.format === 'time') return parseTime(words, schema.isEnd === true) ?? words;
  if (schema.format === 'phone') return parsePhone(words) ?? words;
  if (schema.format !== 'uri') return text;
  return /^[\w-]+\.[^\s:]+$/u.test(words) ? `https://${words}` : words;
}
