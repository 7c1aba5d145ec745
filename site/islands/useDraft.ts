import { type RefObject, useEffect, useRef, useState } from 'react';

import { ANCHORS } from '../../contact/messages.ts';
import { type Draft, dropDraft, readDraft, writeDraft } from './draft.ts';
import { idempotencyKey } from './send-lead.ts';

type Values = Draft['values'];

/** The forms that keep a draft: the contact page's and the quote dialog's. */
export type DraftName = 'contact' | 'quote';

/**
 * Nothing that was entered is lost: not by a reload, by Back, by closing the dialog, nor by the script that takes the
 * form over. What already stands in a field is never overwritten.
 * @param id of the form in the document
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, id: string, name: DraftName) {
  // Password managers and translators change a page's HTML; React then draws the form anew, and empty.
  const [before] = useState(() => enteredIn(id));
  const key = useRef<string>(undefined);

  const keep = () => {
    if (form.current) writeDraft(name, { values: entered(form.current), key: key.current });
  };

  useEffect(() => {
    forgetWhatWasSent();
    const element = form.current;
    if (!element) return;
    const draft = readDraft(name);
    key.current = draft?.key;
    fillIn(element, before);
    fillIn(element, draft?.values);
  }, [form, name, before]);

  return {
    /** To be called whenever something was entered. */
    keep,
    /** The key of this message: made at the first try, kept with the draft until the message went through. */
    key: (): string => {
      key.current ??= idempotencyKey();
      keep();
      return key.current;
    },
    /** To be called when it was sent. */
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
    const value = values?.[field.name];
    if (isBox(field)) field.checked ||= value === true;
    else if (typeof value === 'string') field.value ||= value;
  }
}

let arrived = false;

/**
 * A form that the browser posted itself comes back to `#sent` (a new page, not a reload): its draft is done with. Once a
 * page, since the address stays while another message is written.
 */
function forgetWhatWasSent(): void {
  if (arrived) return;
  arrived = true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash !== `#${ANCHORS.sent}` || visit?.type !== 'navigate') return;
  dropDraft('contact');
  dropDraft('quote');
}
