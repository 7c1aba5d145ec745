import { useEffect, useEffectEvent, useState } from 'react';
import { emptyValue } from '../../shared/schema.ts';
import { NEW_ENTRY } from '../route.ts';
import { useContent } from '../server-api.ts';
import { useRemembered } from '../ui.tsx';
import { type FieldProps, fieldName, FIELDS, isWithin, useField, useForm } from './form-context.ts';

/** The entries of a list, which of them is open, and the actions that change them. The focus follows. */
export function useListEntries({ schema, path, value, isRequired, onChange }: FieldProps) {
  const { id } = useField(path);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const [open, setOpen] = useRemembered<number | undefined>(
    `${useForm().file} ${fieldName(path)}`,
    undefined,
  );
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
  const empty = emptyValue(schema.items ?? {});
  const add = (filledIn?: Record<string, unknown>) => {
    change([...entries, filledIn ? { ...(empty as object), ...filledIn } : empty]);
    setOpen(entries.length);
    focusIn(entries.length, FIELDS);
  };
  const last = entries.length - 1;
  useNewEntryLink(fieldName([...path, NEW_ENTRY]), {
    add,
    lastName: fieldName([...path, last]),
    focusLast: () => focusIn(last, FIELDS),
    dropEmpty: () => {
      if (JSON.stringify(entries[last]) === JSON.stringify(empty)) change(entries.slice(0, -1));
    },
  });
  return {
    entries,
    open,
    setOpen,
    removed,
    add,
    replace: (at: number, entry: unknown) => change(entries.with(at, entry)),
    move: (from: number, to: number) => {
      change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
      if (open !== undefined) setOpen(open === from ? to : open === to ? from : open);
      // The pressed button moves along.
      focusIn(to, `[data-move="${to < from ? 'up' : 'down'}"]:enabled`, '[data-move]:enabled');
    },
    remove: (at: number, title: string) => {
      change(entries.toSpliced(at, 1));
      setRemoved({ at, title, entry: entries[at] });
      setOpen(undefined);
      document.getElementById(id)?.focus();
    },
    undoRemove: () => removed && change(entries.toSpliced(removed.at, 0, removed.entry)),
  };
}

interface NewEntryActions {
  add: (filledIn?: Record<string, unknown>) => void;
  /** Name of the last entry. */
  lastName: string;
  focusLast: () => void;
  /** Removes the last entry if nothing was filled in. */
  dropEmpty: () => void;
}

/** Adds an entry if the address asks for one: `@holidays.new`, or `@new.PHOTO` for one with that photo. */
function useNewEntryLink(field: string, actions: NewEntryActions): void {
  const { incomplete } = useForm();
  const { photos } = useContent().choices;
  const link = `@${field}`;
  const follow = useEffectEvent(() => {
    const photo = photos.find(({ value }) => location.hash.endsWith(`${link}.${value}`));
    // Once: coming back to this form adds no other one.
    history.replaceState(history.state, '', location.hash.replace(/@.*/u, ''));
    if (!photo && incomplete.some((field) => isWithin(field, actions.lastName))) actions.focusLast();
    else actions.add(photo && { photo: photo.value, alt: photo.label });
  });
  const leave = useEffectEvent(() => actions.dropEmpty());
  useEffect(() => {
    if (!`${location.hash}.`.includes(`${link}.`)) return undefined;
    const timer = setTimeout(() => follow());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [link]);
}
