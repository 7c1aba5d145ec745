import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice } from '../../shared/api.ts';
import { emptyValue } from '../../shared/schema.ts';
import { NEW_ENTRY } from '../route.ts';
import { useContent } from '../server-api.ts';
import { useRemembered } from '../ui.tsx';
import { type FieldProps, fieldName, FIELDS, isWithin, useField, useForm } from './form-context.ts';

/** The entries of a list, which of them is open, and the actions that change them. The focus follows. */
export function useListEntries({ schema, path, value, isRequired, onChange }: FieldProps) {
  const { id } = useField(path);
  const { file, incomplete } = useForm();
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const [open, setOpen] = useRemembered<number | undefined>(`${file} ${fieldName(path)}`, undefined);
  const [removed, setRemoved] = useState<{ index: number; title: string; entry: unknown }>();
  const change = (next: unknown[]) => {
    setRemoved(undefined);
    onChange(next.length === 0 && !isRequired ? undefined : next);
  };
  /** Moves the focus into an entry as soon as it is drawn. */
  const focusIn = (index: number, ...selectors: string[]) =>
    requestAnimationFrame(() => {
      const entry = document.querySelector(`[data-entry="${id}-${index}"]`);
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
  const addFromLink = (photo?: Choice) => {
    const isUnfinished = incomplete.some((field) => isWithin(field, fieldName([...path, last])));
    if (isUnfinished && !photo) focusIn(last, FIELDS);
    else add(photo && { photo: photo.value, alt: photo.label });
  };
  const removeEmpty = () => {
    if (JSON.stringify(entries[last]) === JSON.stringify(empty)) change(entries.slice(0, -1));
  };
  useNewEntryLink(fieldName([...path, NEW_ENTRY]), addFromLink, removeEmpty);
  return {
    entries,
    open,
    setOpen,
    removed,
    add,
    replace: (index: number, entry: unknown) => change(entries.with(index, entry)),
    move: (from: number, to: number) => {
      change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
      if (open === from) setOpen(to);
      else if (open === to) setOpen(from);
      // The pressed button moves along.
      focusIn(to, `[data-move="${to < from ? 'up' : 'down'}"]:enabled`, '[data-move]:enabled');
    },
    remove: (index: number, title: string) => {
      change(entries.toSpliced(index, 1));
      setRemoved({ index, title, entry: entries[index] });
      setOpen(undefined);
      document.getElementById(id)?.focus();
    },
    undoRemove: () => removed && change(entries.toSpliced(removed.index, 0, removed.entry)),
  };
}

/** Follows an address that asks for a new entry: `@holidays.new`, or `@new.PHOTO` for one with that photo. */
function useNewEntryLink(field: string, onOpen: (photo?: Choice) => void, onLeave: () => void): void {
  const { photos } = useContent().choices;
  const link = `@${field}`;
  const open = useEffectEvent(() => {
    const photo = photos.find(({ value }) => location.hash.endsWith(`${link}.${value}`));
    // Once: coming back to this form adds no other one.
    history.replaceState(history.state, '', location.hash.replace(/@.*/u, ''));
    onOpen(photo);
  });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!`${location.hash}.`.includes(`${link}.`)) return undefined;
    const timer = setTimeout(() => open());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [link]);
}
