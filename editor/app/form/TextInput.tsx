import { useState } from 'react';
import type { FieldSchema } from '../../shared/api.ts';
import { parseAmount, parsePhone } from '../../shared/parse.ts';
import { inWords } from '../../shared/words.ts';
import { Labeled } from './About.tsx';
import { type FieldProps, useField } from './form-context.ts';

/** Texts with more characters get several lines. */
const LINE = 70;

/** A text, number or phone number as the owner would write it, or a date or time that her device lets her choose. */
export function TextInput({ isNullable, ...field }: FieldProps & { isNullable: boolean }) {
  const { schema, path, value, isRequired, onChange } = field;
  /** What stands in the field while the owner types, whatever is understood of it. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? shown(value, schema);
  const change = (written: string) => {
    const meant = understood(written, schema);
    onChange(meant !== '' ? meant : isNullable ? null : isRequired ? '' : undefined);
  };
  const shared = { ...useField(path), value: text };
  return (
    <Labeled {...field}>
      {(schema.maxLength ?? 0) > LINE ? (
        <textarea
          {...shared}
          rows={Math.min(6, Math.ceil(Math.max(text.length, LINE) / 60))}
          // Content files have one line for each text.
          onChange={({ currentTarget }) => change(currentTarget.value.replaceAll(/\s*\n/gu, ' '))}
        />
      ) : (
        <input
          {...shared}
          {...keyboard(schema)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            change(currentTarget.value);
          }}
          onBlur={() => setTyped(undefined)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setTyped(undefined);
          }}
        />
      )}
      {schema.maxLength !== undefined && text.length > schema.maxLength * 0.8 && (
        <p className="hint">{`${String(text.length)} of ${String(schema.maxLength)} characters`}</p>
      )}
    </Labeled>
  );
}

const isChosen = ({ format }: FieldSchema) => format === 'date' || format === 'time';
const isNumber = ({ type }: FieldSchema) => type === 'number' || type === 'integer';

function keyboard(schema: FieldSchema) {
  if (isChosen(schema)) return { type: schema.format };
  if (isNumber(schema)) return { inputMode: 'decimal' } as const;
  if (schema.format === 'phone') return { type: 'tel', autoComplete: 'off' };
  if (schema.format === 'email') return { type: 'email', autoComplete: 'off' };
  return schema.format === 'uri' ? ({ inputMode: 'url', autoCapitalize: 'none' } as const) : {};
}

/** A value as people write it: `$65`, `(903) 555-0142`. */
function shown(value: unknown, schema: FieldSchema): string {
  const isAsTyped = typeof value === 'string' && (isNumber(schema) || isChosen(schema));
  return isAsTyped ? value : inWords(value, schema);
}

/** The value for the file; what is not understood stays as it was typed, and is refused. */
function understood(text: string, schema: FieldSchema): unknown {
  const words = text.trim();
  if (isNumber(schema)) return parseAmount(words) ?? words;
  if (schema.format === 'phone') return parsePhone(words) ?? words;
  if (schema.format !== 'uri') return text;
  return /^[\w-]+\.[^\s:]+$/u.test(words) ? `https://${words}` : words;
}
