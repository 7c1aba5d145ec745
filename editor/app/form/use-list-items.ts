import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice } from '../../shared/api.ts';
import { emptyValue, fieldWith, isObject } from '../../shared/schema.ts';
import { NEW_ITEM } from '../route.ts';
import { useContent } from '../server-api.ts';
import { useRemembered } from '../ui.tsx';
import { type FieldProps, fieldName, FIELDS, isWithin, useField, useForm } from './form-context.ts';
import { withAlt } from './proposals.ts';

/** The items of a list, which of them is open, and the actions that change them. The focus follows. */
export function useListItems({ schema, path, value, isRequired, onChange }: FieldProps) {
  const { id } = useField(path);
  const { items: itemSchema = {} } = schema;
  const { photos } = useContent().choices;
  const { file, incomplete } = useForm();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const [open, setOpen] = useRemembered<number | undefined>(`${file} ${fieldName(path)}`, undefined);
  const [removedItem, setRemovedItem] = useState<{ index: number; title: string; item: unknown }>();
  const change = (next: unknown[]) => {
    setRemovedItem(undefined);
    onChange(next.length === 0 && !isRequired ? undefined : next);
  };
  /** Moves the focus into an item as soon as it is drawn. */
  const focusIn = (index: number, ...selectors: string[]) =>
    requestAnimationFrame(() => {
      const item = document.querySelector(`[data-item="${id}-${index}"]`);
      const found = selectors.map((selector) => item?.querySelector<HTMLElement>(selector)).find(Boolean);
      found?.focus();
    });
  const empty = emptyValue(itemSchema);
  const add = (item = empty) => {
    change([...items, item]);
    setOpen(items.length);
    focusIn(items.length, FIELDS);
  };
  const last = items.length - 1;
  const addFromLink = (photo?: Choice) => {
    const isUnfinished = incomplete.some((field) => isWithin(field, fieldName([...path, last])));
    const key = fieldWith(itemSchema, ({ choices }) => choices === 'photos');
    if (photo && key && isObject(empty)) {
      const fields = { ...empty, [key]: photo.value };
      add(withAlt({ schema: itemSchema, key, before: empty, fields }, photos));
    } else if (isUnfinished) focusIn(last, FIELDS);
    else add();
  };
  const removeEmpty = () => {
    if (JSON.stringify(items[last]) === JSON.stringify(empty)) change(items.slice(0, -1));
  };
  useNewItemLink(fieldName([...path, NEW_ITEM]), addFromLink, removeEmpty);
  return {
    items,
    open,
    setOpen,
    removedItem,
    add,
    replace: (index: number, item: unknown) => change(items.with(index, item)),
    move: (from: number, to: number) => {
      change(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
      if (open === from) setOpen(to);
      else if (open === to) setOpen(from);
      // The pressed button moves along.
      focusIn(to, `[data-move="${to < from ? 'up' : 'down'}"]:enabled`, '[data-move]:enabled');
    },
    remove: (index: number, title: string) => {
      change(items.toSpliced(index, 1));
      setRemovedItem({ index, title, item: items[index] });
      setOpen(undefined);
      document.getElementById(id)?.focus();
    },
    undoRemove: () => removedItem && change(items.toSpliced(removedItem.index, 0, removedItem.item)),
  };
}

/** Follows an address that asks for a new item: `@holidays.new`, or `@new.PHOTO` for one with that photo. */
function useNewItemLink(field: string, onOpen: (photo?: Choice) => void, onLeave: () => void): void {
  const { photos } = useContent().choices;
  const link = `@${field}`;
  const open = useEffectEvent(() => {
    const photo = photos.find(({ value }) => location.hash.endsWith(`${link}.${value}`));
    // Coming back to this form must not add another item.
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
