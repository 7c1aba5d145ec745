import { useRef } from 'react';
import type { FieldSchema } from '../../shared/api.ts';
import { emptyValue } from '../../shared/schema.ts';
import { summaryOf } from '../../shared/words.ts';
import { useRemembered } from '../remembered.ts';
import { About } from './About.tsx';
import { type FieldProps, fieldId, fieldName, isWithin, useField, useForm } from './form-context.ts';

/** What can be filled in. */
const FIELDS = 'input, select, textarea, .photo-field';

/** A list whose entries can be added, removed and moved. Entries with several fields open one by one. */
export function List({ schema, label, path, value, isRequired, onChange }: FieldProps) {
  const { id, mistake } = useField(path);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const { Field, incomplete, target, file } = useForm();
  const name = fieldName(path);
  const nameAt = (at: number) => fieldName([...path, at]);
  const targetEntry = entries.findIndex((_, at) => target !== undefined && isWithin(target, nameAt(at)));
  const [opened, setOpen] = useRemembered<number | undefined>(`${file} ${name} entry`, undefined);
  const [seen, setSeen] = useRemembered<string | undefined>(`${file} ${name} target`, undefined);
  const open = targetEntry >= 0 && seen !== target ? targetEntry : opened;
  const element = useRef<HTMLFieldSetElement>(null);
  const schemaAt = (at: number): FieldSchema => schema.prefixItems?.[at] ?? schema.items ?? {};
  const setOpened = (at: number | undefined) => {
    setOpen(at);
    setSeen(target);
  };
  const change = (next: unknown[]) => {
    onChange(next.length === 0 && !isRequired ? undefined : next);
  };
  const move = (from: number, to: number) => {
    change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    if (open !== undefined) setOpened(open === from ? to : open === to ? from : open);
    // The pressed button moves along.
    const button = to < from ? 'up' : 'down';
    requestAnimationFrame(() => {
      const moved = element.current?.querySelector<HTMLElement>(`[data-entry="${id}-${String(to)}"]`);
      const same = moved?.querySelector<HTMLButtonElement>(`[data-move="${button}"]:enabled`);
      (same ?? moved?.querySelector<HTMLButtonElement>('[data-move]:enabled'))?.focus();
    });
  };
  const remove = (at: number) => {
    change(entries.toSpliced(at, 1));
    setOpened(undefined);
    element.current?.focus();
  };
  const add = () => {
    change([...entries, emptyValue(schema.items ?? {})]);
    setOpened(entries.length);
    requestAnimationFrame(() => {
      const added = element.current?.querySelector(`[data-entry="${id}-${String(entries.length)}"]`);
      added?.querySelector<HTMLElement>(FIELDS)?.focus();
      added?.scrollIntoView({ block: 'start' });
    });
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
          const isOpen = open === at || incomplete.some((field) => isWithin(field, nameAt(at)));
          const actions = !schema.prefixItems && (
            <EntryActions
              title={title}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              onMove={(by) => {
                move(at, at + by);
              }}
              onRemove={() => {
                remove(at);
              }}
            />
          );
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
            <li
              key={at}
              data-entry={`${id}-${String(at)}`}
              id={isGroup && !isOpen ? fieldId(nameAt(at)) : undefined}
            >
              {isGroup ? (
                <details
                  open={isOpen}
                  onToggle={({ currentTarget }) => {
                    if (currentTarget.open && open !== at) setOpened(at);
                    if (!currentTarget.open && open === at) setOpened(undefined);
                  }}
                >
                  <summary>{title}</summary>
                  {isOpen && field}
                  {isOpen && actions}
                </details>
              ) : (
                <>
                  {field}
                  {actions}
                </>
              )}
            </li>
          );
        })}
      </ol>
      {!schema.prefixItems && (
        <button type="button" className="button button--outline" onClick={add}>
          {schema.entry ? `Add ${schema.entry}` : `Add to: ${label}`}
        </button>
      )}
      {schema.minItems === schema.maxItems || schema.maxItems === undefined ? null : (
        <p className="hint">{`${String(entries.length)}, at most ${String(schema.maxItems)}`}</p>
      )}
    </fieldset>
  );
}

interface EntryActionsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function EntryActions({ title, isFirst, isLast, onMove, onRemove }: EntryActionsProps) {
  return (
    <div className="entry-actions">
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          className="plain"
          aria-label={`${by < 0 ? 'Up' : 'Down'}: ${title}`}
          data-move={by < 0 ? 'up' : 'down'}
          disabled={by < 0 ? isFirst : isLast}
          onClick={() => {
            onMove(by);
          }}
        >
          {by < 0 ? 'Up' : 'Down'}
        </button>
      ))}
      <button type="button" className="plain" aria-label={`Remove: ${title}`} onClick={onRemove}>
        Remove
      </button>
    </div>
  );
}
