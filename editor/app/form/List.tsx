import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldSchema } from '../../shared/api.ts';
import { emptyValue, isObject } from '../../shared/schema.ts';
import { isPast, summaryOf, unnamedEntry } from '../../shared/words.ts';
import { thumbnail } from '../photos/photo.ts';
import { NEW_ENTRY } from '../route.ts';
import { useContent } from '../server-api.ts';
import { Button, ItemButton, useRemembered } from '../ui.tsx';
import { FieldSet } from './About.tsx';
import { type FieldProps, fieldId, fieldName, FIELDS, isWithin, useField, useForm } from './form-context.ts';

/** A list whose entries can be added, removed and moved. Entries with several fields open one by one. */
export function List(props: FieldProps) {
  const { schema, label, path, value, isRequired, onChange } = props;
  const { id } = useField(path);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const { Field, file, incomplete } = useForm();
  const { choices, today } = useContent();
  const nameAt = (at: number | string) => fieldName([...path, at]);
  const [open, setOpen] = useRemembered<number | undefined>(`${file} ${fieldName(path)}`, undefined);
  const [removed, setRemoved] = useState<{ at: number; title: string; entry: unknown }>();
  const change = (next: unknown[]) => {
    setRemoved(undefined);
    onChange(next.length === 0 && !isRequired ? undefined : next);
  };
  /** Moves the focus into an entry as soon as it is drawn. */
  const focusIn = (at: number, ...selectors: string[]) =>
    requestAnimationFrame(() => {
      const entry = document.querySelector(`[data-entry="${id}-${String(at)}"]`);
      const found = selectors.map((selector) => entry?.querySelector<HTMLElement>(selector)).find(Boolean);
      found?.focus();
    });
  const move = (from: number, to: number) => {
    change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    if (open !== undefined) setOpen(open === from ? to : open === to ? from : open);
    // The pressed button moves along.
    focusIn(to, `[data-move="${to < from ? 'up' : 'down'}"]:enabled`, '[data-move]:enabled');
  };
  const remove = (at: number, title: string) => {
    change(entries.toSpliced(at, 1));
    setRemoved({ at, title, entry: entries[at] });
    setOpen(undefined);
    document.getElementById(id)?.focus();
  };
  const add = (filledIn?: Record<string, unknown>) => {
    const empty = emptyValue(schema.items ?? {});
    change([...entries, filledIn ? { ...(empty as object), ...filledIn } : empty]);
    setOpen(entries.length);
    focusIn(entries.length, FIELDS);
  };
  const addAsked = useEffectEvent(() => {
    const photo = choices.photos.find(({ value: name }) => location.hash.endsWith(`${asked}.${name}`));
    // Once: coming back to this form adds no other one.
    history.replaceState(history.state, '', location.hash.replace(/@.*/u, ''));
    const last = entries.length - 1;
    if (!photo && incomplete.some((field) => isWithin(field, nameAt(last)))) focusIn(last, FIELDS);
    else add(photo && { photo: photo.value, alt: photo.label });
  });
  const dropEmpty = useEffectEvent(() => {
    if (JSON.stringify(entries.at(-1)) === JSON.stringify(emptyValue(schema.items ?? {})))
      change(entries.slice(0, -1));
  });
  const asked = `@${nameAt(NEW_ENTRY)}`;
  useEffect(() => {
    if (!`${location.hash}.`.includes(`${asked}.`)) return undefined;
    const timer = setTimeout(() => addAsked());
    return () => {
      clearTimeout(timer);
      dropEmpty();
    };
  }, [asked]);
  const drawEntry = (entry: unknown, at: number) => {
    const entrySchema: FieldSchema = schema.prefixItems?.[at] ?? schema.items ?? {};
    const isGroup = entrySchema.type === 'object';
    const title = summaryOf(entry, entrySchema) || unnamedEntry(schema, at);
    const photo = isObject(entry) && typeof entry.photo === 'string' ? entry.photo : '';
    const isOpen = open === at || incomplete.some((field) => isWithin(field, nameAt(at)));
    const fields = (
      <>
        <Field
          schema={isGroup ? { ...entrySchema, description: '' } : entrySchema}
          label={isGroup ? title : `${label} ${String(at + 1)}`}
          path={[...path, at]}
          value={entry}
          isRequired
          onChange={(next) => change(entries.with(at, next ?? ''))}
        />
        {!schema.prefixItems && (
          <div className="entry-actions">
            {([-1, 1] as const).map((by) => (
              <ItemButton
                key={by}
                action={by < 0 ? 'Up' : 'Down'}
                item={title}
                data-move={by < 0 ? 'up' : 'down'}
                disabled={by < 0 ? at === 0 : at === entries.length - 1}
                onClick={() => move(at, at + by)}
              />
            ))}
            <ItemButton action="Remove" item={title} onClick={() => remove(at, title)} />
          </div>
        )}
      </>
    );
    return (
      <li key={at} data-entry={`${id}-${String(at)}`}>
        {isGroup ? (
          <details
            id={isOpen ? undefined : fieldId(nameAt(at))}
            open={isOpen}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== (open === at)) setOpen(currentTarget.open ? at : undefined);
            }}
          >
            <summary>
              {photo && <img src={thumbnail(photo)} alt="" width="60" height="45" loading="lazy" />}
              {title}
            </summary>
            {isOpen && fields}
          </details>
        ) : (
          fields
        )}
      </li>
    );
  };
  const drawn = entries.map(drawEntry);
  const past = entries.map((entry) => isPast(entry, today));
  return (
    <FieldSet {...props}>
      <ol className="entries">{drawn.filter((_, at) => !past[at])}</ol>
      {past.includes(true) && (
        <details className="section">
          <summary>Past days</summary>
          <ol className="entries">{drawn.filter((_, at) => past[at])}</ol>
        </details>
      )}
      <div role="status">
        {removed && (
          <p>
            Removed: {removed.title}{' '}
            <Button variant="plain" onClick={() => change(entries.toSpliced(removed.at, 0, removed.entry))}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {!schema.prefixItems && (
        <Button variant="outline" onClick={() => add()}>
          {schema.entry ? `Add ${schema.entry}` : `Add to: ${label}`}
        </Button>
      )}
      {schema.maxItems !== undefined && schema.minItems !== schema.maxItems && (
        <p className="hint">{`${String(entries.length)}, at most ${String(schema.maxItems)}`}</p>
      )}
    </FieldSet>
  );
}
