import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FieldSchema } from '../../shared/api.ts';
import { parseAmount, parseDate, parsePhone, parseTime } from '../../shared/parse.ts';
import type { Path } from '../../shared/schema.ts';
import { inWords } from '../../shared/words.ts';
import { Labeled } from './About.tsx';
import { type FieldProps, useField } from './form-context.ts';

/** Texts with more characters get several lines. */
const LINE = 70;
/** Time without a key press after which what is understood is taken, although the owner has not left the field. */
const PAUSE_MS = 1500;

/** A text, number, date, time or phone number, as the owner would write it. */
export function TextInput({ isNullable, ...field }: FieldProps & { isNullable: boolean }) {
  const { schema, label, path, value, isRequired, onChange } = field;
  const { attributes, leave } = useField(path);
  /** What stands in the field while the owner types. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? shown(value, schema);
  const change = (next: unknown) =>
    onChange(next !== '' ? next : isNullable ? null : isRequired ? '' : undefined);
  /** Takes what was typed, also a text that was left as it was typed by closing the page. */
  const take = () => {
    const written = typed ?? value;
    const meant =
      typeof written === 'string' && isTypedFreely(schema) ? understood(written, schema, path) : written;
    if (meant !== value) change(meant);
  };
  const takeLater = useEffectEvent(take);
  const finish = () => {
    take();
    setTyped(undefined);
    leave();
  };
  // A layout effect, because the form saves in an effect when it is closed.
  useLayoutEffect(() => () => takeLater(), []);
  useEffect(() => {
    const pause = setTimeout(() => takeLater(), typed === undefined ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const shared = { ...attributes, value: text, onBlur: finish };
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
        <span className="field__line">
          <input
            {...shared}
            {...keyboard(schema)}
            onChange={({ currentTarget: { value: next } }) => {
              if (isTypedFreely(schema)) setTyped(next);
              // In the form of the file only when it is complete, so that nothing half typed is saved.
              change(next);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') finish();
            }}
          />
          {schema.format === 'date' && (
            <input
              type="date"
              className="field__calendar"
              aria-label={`${label}: calendar`}
              tabIndex={-1}
              value={typeof value === 'string' ? value : ''}
              onChange={({ currentTarget }) => {
                if (currentTarget.value !== '') change(currentTarget.value);
              }}
            />
          )}
        </span>
      )}
      {schema.maxLength !== undefined && text.length > schema.maxLength * 0.8 && (
        <p className="hint">{`${String(text.length)} of ${String(schema.maxLength)} characters`}</p>
      )}
    </Labeled>
  );
}

const isNumber = ({ type }: FieldSchema) => type === 'number' || type === 'integer';

/** Whether the file has the value in another form than people write it. */
const isTypedFreely = (schema: FieldSchema) =>
  isNumber(schema) || ['date', 'time', 'phone', 'uri'].includes(schema.format ?? '');

function keyboard(schema: FieldSchema) {
  if (isNumber(schema)) return { inputMode: 'decimal' } as const;
  if (schema.format === 'phone') return { type: 'tel', autoComplete: 'off' };
  if (schema.format === 'email') return { type: 'email', autoComplete: 'off' };
  return schema.format === 'uri' ? ({ inputMode: 'url', autoCapitalize: 'none' } as const) : {};
}

/** A value as people write it: `$65`, `Nov 26, 2026`, `9am`, `(903) 555-0142`. */
function shown(value: unknown, schema: FieldSchema): string {
  return isNumber(schema) && typeof value === 'string' ? value : inWords(value, schema);
}

/** The value for the file; what is not understood stays as it was typed, and is refused. */
function understood(text: string, schema: FieldSchema, path: Path): unknown {
  const words = text.trim();
  if (isNumber(schema)) return parseAmount(words) ?? words;
  if (schema.format === 'date') return parseDate(words, new Date().toLocaleDateString('en-CA')) ?? words;
  if (schema.format === 'time')
    return parseTime(words, ['closes', 'to'].includes(String(path.at(-1)))) ?? words;
  if (schema.format === 'phone') return parsePhone(words) ?? words;
  return schema.format === 'uri' && /^[\w-]+\.[^\s:]+$/u.test(words) ? `https://${words}` : words;
}
