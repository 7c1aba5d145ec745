import { useRef, useState } from 'react';
import { fieldName } from '../../../site/content/source/problem.ts';
import type { FieldSchema } from '../../shared/api.ts';
import { About } from './About.tsx';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { emptyValue } from '../../shared/schema.ts';
import { summaryOf } from '../../shared/words.ts';

/** What can be filled in. */
const FIELDS = 'input, select, textarea, .photo-field';

/** A list whose entries can be added, removed and moved. One entry with several fields is open at a time. */
export function List({ schema, label, path, value, isRequired, onChange }: FieldProps) {
  const { id, mistake } = useField(path);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const { Field, incomplete } = useForm();
  const [open, setOpen] = useState<number>();
  const element = useRef<HTMLFieldSetElement>(null);
  const schemaAt = (at: number): FieldSchema => schema.prefixItems?.[at] ?? schema.items ?? {};

  const change = (next: unknown[]) => {
    onChange(next.length === 0 && !isRequired ? undefined : next);
  };
  const move = (from: number, to: number) => {
    const next = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
    change(next);
    setOpen((at) => (at === from ? to : at === to ? from : at));
    // The pressed button moves along.
    const name = to < from ? 'up' : 'down';
    requestAnimationFrame(() => {
      const moved = element.current?.querySelector<HTMLElement>(`[data-entry="${id}-${String(to)}"]`);
      const same = moved?.querySelector<HTMLButtonElement>(`[data-move="${name}"]:enabled`);
      (same ?? moved?.querySelector<HTMLButtonElement>('[data-move]:enabled'))?.focus();
    });
  };
  const isIncomplete = (at: number) => {
    const name = fieldName([...path, at]);
    return incomplete.some((field) => field === name || field.startsWith(`${name}.`));
  };
  return (
    <fieldset className="group" id={id} ref={element} aria-describedby={`${id}-about`} tabIndex={-1}>
      <legend>{label}</legend>
      <About id={id} text={schema.description} mistake={mistake} />
      <ol className="entries">
        {entries.map((entry, at) => {
          const entrySchema = schemaAt(at);
          const isGroup = entrySchema.type === 'object';
          const title = summaryOf(entry, entrySchema) || `Entry ${String(at + 1)}`;
          const field = (
            <Field
              schema={isGroup ? { ...entrySchema, description: '' } : entrySchema}
              label={isGroup ? title : `${label} ${String(at + 1)}`}
              path={[...path, at]}
              value={entry}
              isRequired
              onChange={(next) => {
                change(entries.with(at, next ?? ''));
              }}
            />
          );
          return (
            <li key={at} data-entry={`${id}-${String(at)}`}>
              {isGroup ? (
                <details
                  open={open === at || isIncomplete(at)}
                  onToggle={({ currentTarget }) => {
                    setOpen((before) => (currentTarget.open ? at : before === at ? undefined : before));
                  }}
                >
                  <summary>{title}</summary>
                  {open === at || isIncomplete(at) ? field : null}
                </details>
              ) : (
                field
              )}
              {!schema.prefixItems && (
                <div className="entry-actions">
                  <EntryButton
                    label={`Up: ${title}`}
                    text="Up"
                    move="up"
                    isOff={at === 0}
                    onPress={() => {
                      move(at, at - 1);
                    }}
                  />
                  <EntryButton
                    label={`Down: ${title}`}
                    text="Down"
                    move="down"
                    isOff={at === entries.length - 1}
                    onPress={() => {
                      move(at, at + 1);
                    }}
                  />
                  <EntryButton
                    label={`Remove: ${title}`}
                    text="Remove"
                    onPress={() => {
                      change(entries.toSpliced(at, 1));
                      setOpen(undefined);
                      element.current?.focus();
                    }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {!schema.prefixItems && (
        <button
          type="button"
          className="button button--outline"
          onClick={() => {
            change([...entries, emptyValue(schema.items ?? {})]);
            setOpen(entries.length);
            requestAnimationFrame(() => {
              const added = `[data-entry="${id}-${String(entries.length)}"]`;
              element.current?.querySelector<HTMLElement>(`${added} :is(${FIELDS})`)?.focus();
            });
          }}
        >
          {`Add to: ${label}`}
        </button>
      )}
      <p className="hint">{countText(entries.length, schema)}</p>
    </fieldset>
  );
}

function countText(count: number, { minItems, maxItems }: FieldSchema): string {
  if (minItems !== undefined && minItems === maxItems) return `${String(count)} of ${String(maxItems)}`;
  return maxItems === undefined ? '' : `${String(count)}, at most ${String(maxItems)}`;
}

interface EntryButtonProps {
  label: string;
  text: string;
  move?: 'up' | 'down';
  isOff?: boolean;
  onPress: () => void;
}

function EntryButton({ label, text, move, isOff = false, onPress }: EntryButtonProps) {
  return (
    <button
      type="button"
      className="plain"
      aria-label={label}
      data-move={move}
      disabled={isOff}
      onClick={onPress}
    >
      {text}
    </button>
  );
}
