import { type RefObject, useEffect, useRef, useState } from 'react';

import { type Draft, dropDraft, readDraft, writeDraft } from './draft.ts';
import { idempotencyKey } from './send-lead.ts';

type Values = Draft['values'];

/** The forms that keep a draft: the contact page's and the quote dialog's. */
export type DraftName = 'contact' | 'quote';

/**
 * Keeps what was entered in a form through a reload, Back, closing the dialog, and hydration. Never changes a field that
 * has the focus or a value. The draft of the contact page is restored by keep-draft.ts, before this script is there.
 * @param id of the form in the document
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, id: string, name: DraftName) {
  // Password managers and translators change a page's HTML; then React renders the form again, empty.
  const [before] = useState(() => enteredIn(id));
  const key = useRef<string>(undefined);

  const keep = (as: DraftName = name) => {
    if (form.current) writeDraft(as, { values: entered(form.current), key: key.current });
  };

  useEffect(() => {
    const draft = readDraft(name);
    key.current = draft?.key;
    if (form.current) fillIn(form.current, before ?? draft?.values);
  }, [form, name, before]);

  return {
    /** Call after every input. */
    keep,
    /** The Idempotency-Key of this message: made at the first try, kept with the draft until the message was sent. */
    key: (): string => {
      key.current ??= idempotencyKey();
      keep();
      return key.current;
    },
    /** Call when the message was sent. */
    forget: () => {
      key.current = undefined;
      dropDraft(name);
    },
  };
}

/** Text fields and boxes, without the trap. */
function fields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.name !== 'website',
  ) as (HTMLInputElement | HTMLTextAreaElement)[];
}

const isBox = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

function entered(form: HTMLFormElement): Values {
  return Object.fromEntries(
    fields(form).map((field) => [field.name, isBox(field) ? field.checked : field.value]),
  );
}

function enteredIn(id: string): Values | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? entered(form) : undefined;
}

function fillIn(form: HTMLFormElement, values: Values | undefined): void {
  for (const field of fields(form)) {
    if (field === document.activeElement) continue;
    const value = values?.[field.name];
    if (isBox(field)) field.checked ||= value === true;
    else if (typeof value === 'string') field.value ||= value;
  }
}
