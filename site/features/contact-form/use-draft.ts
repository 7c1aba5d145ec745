import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useListener } from '../shared/use-listener.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';
import { type Attempt, deleteDraft, isDraftEnded, isExpired, readDraft, writeDraft } from './draft.ts';
import { idempotencyKey } from './send-lead.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Keeps the text of a form as a draft. Never changes a field that has the focus or a value. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const attempt = useRef<Attempt>(undefined);
  const fields = () =>
    CONTACT_FIELDS.map(({ name }) => form.current?.elements.namedItem(name) as TextField | null).filter(
      (field) => field !== null,
    );

  const save = () => {
    const values = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
    writeDraft({ values, attempt: attempt.current });
  };
  const restore = useEffectEvent(() => {
    const draft = readDraft();
    if (draft && isExpired(draft)) {
      deleteDraft();
      // After Back, the browser has filled in the fields itself.
      for (const field of fields()) if (field.value === draft.values[field.name]) field.value = '';
    } else if (draft) {
      attempt.current = draft.attempt;
      for (const field of fields()) {
        const value = draft.values[field.name];
        if (!value) continue;
        if (field.value === '' && field !== document.activeElement) field.value = value;
        // Shows the button that clears the form.
        if (field.value === value) form.current?.toggleAttribute('data-restored', true);
      }
    }
    // Save what was typed before this script came, but do not renew a draft that is only shown again.
    if (fields().some(({ name, value }) => value !== '' && value !== draft?.values[name])) save();
  });
  useEffect(() => {
    restore();
  }, []);
  // Back may restore this page as it was left, with a message that has been sent since.
  useListener('pageshow', ({ persisted }) => {
    if (persisted && isDraftEnded()) form.current?.reset();
  });

  return {
    /** Stores the draft. Call after every input. */
    save,
    /** The Idempotency-Key of a request: the one of the last attempt if nothing has changed since. */
    startAttempt: (body: string): string => {
      if (attempt.current?.body !== body) attempt.current = { key: idempotencyKey(), body };
      save();
      return attempt.current.key;
    },
    /** Call when the form was emptied. */
    delete: () => {
      attempt.current = undefined;
      form.current?.removeAttribute('data-restored');
      deleteDraft();
    },
  };
}
