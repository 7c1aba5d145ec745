import { type RefObject, useEffect, useRef, useState } from 'react';

import { TRAP } from '../../../contact/trap.ts';
import { type Draft, deleteDraft, readDraft, writeDraft } from './draft.ts';
import { idempotencyKey } from './send-lead.ts';

type Values = Draft['values'];

/** The forms that keep a draft: the contact page's and the quote dialog's. */
export type DraftName = 'contact' | 'quote';

/**
 * Keeps the input of a form through a reload, Back, and hydration. Never changes a field that has the focus or a value.
 * On the contact page, keep-draft.ts has restored the draft before this script is loaded.
 * @param id of the form element
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, id: string, name: DraftName) {
  // When an extension has changed the HTML, hydration fails and React renders the form again, empty.
  const [beforeHydration] = useState(() => valuesOfForm(id));
  const key = useRef<string>(undefined);

  const save = (as: DraftName = name) => {
    if (form.current) writeDraft(as, { values: valuesOf(form.current), key: key.current });
  };

  useEffect(() => {
    const draft = readDraft(name);
    key.current = draft?.key;
    if (form.current) fillEmptyFields(form.current, beforeHydration ?? draft?.values);
  }, [form, name, beforeHydration]);

  return {
    /** Stores the draft. Call after every input. */
    save,
    /** The Idempotency-Key of this message: created at the first try and stored with the draft. */
    key: (): string => {
      key.current ??= idempotencyKey();
      save();
      return key.current;
    },
    /** Call when the message was sent. */
    delete: () => {
      key.current = undefined;
      deleteDraft(name);
    },
  };
}

/** Text fields and checkboxes, without the honeypot. */
function fields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.name !== TRAP.name,
  ) as (HTMLInputElement | HTMLTextAreaElement)[];
}

const isCheckbox = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    fields(form).map((field) => [field.name, isCheckbox(field) ? field.checked : field.value]),
  );
}

function valuesOfForm(id: string): Values | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? valuesOf(form) : undefined;
}

function fillEmptyFields(form: HTMLFormElement, values: Values | undefined): void {
  for (const field of fields(form)) {
    if (field === document.activeElement) continue;
    const value = values?.[field.name];
    if (isCheckbox(field)) field.checked ||= value === true;
    else if (typeof value === 'string') field.value ||= value;
  }
}
