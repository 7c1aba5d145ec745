import { type RefObject, type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  AGREEMENT_REQUIRED,
  RESULT_IDS,
  ERROR_TITLE,
  FAILED,
  type Notice,
  SENT,
} from '../../../contact/form-texts.ts';
import { checkContactForm, type FieldErrors } from '../../../contact/schema.ts';
import { useListener } from '../shared/use-listener.ts';
import { type FieldError, listErrors, refusalNotice } from './field-errors.ts';
import { formValues, sendLead } from './send-lead.ts';
import { useDraft } from './use-draft.ts';

/** An object of its own, so that the same notice can be announced again. */
export interface ShownToast {
  notice: Notice;
}

/** The state of the contact form: checks and sends it, keeps a draft, and reports errors and the result. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const [toast, setToast] = useState<ShownToast>();
  const show = (notice: Notice) => setToast({ notice });
  const hideToast = () => setToast(undefined);
  const draft = useDraft(form);
  useErrorTitle(errors.length > 0);

  // Closing the dialog clears errors and notices, but keeps what was entered.
  useListener(
    'close',
    () => {
      setErrors([]);
      hideToast();
    },
    () => form.current?.closest('dialog'),
  );

  const refuse = (refused: FieldErrors) => {
    flushSync(() => setErrors(listErrors(refused)));
    // So that screen readers read it.
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
    const notice = refusalNotice(refused);
    if (notice) show(notice);
  };

  const send = async (body: string, key: string) => {
    const result = await sendLead(body, key);
    setIsSending(false);
    if (result.kind === 'sent') {
      // On the contact page, the form behind the dialog shows the same draft.
      for (const filled of document.querySelectorAll<HTMLFormElement>('form.contact-form')) filled.reset();
      show(SENT);
    } else if (result.kind === 'refused') {
      refuse(result.fields);
    } else {
      show(FAILED);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const values = formValues(event.currentTarget);
    const checked = checkContactForm(values);
    // Only after the check: where an older browser lacks an API and the check throws, the browser posts the form itself.
    event.preventDefault();
    if (isSending) return;
    hideToast();
    hidePostResult();
    if (!checked.ok) {
      draft.save();
      refuse(checked.fields);
      return;
    }
    setErrors([]);
    setIsSending(true);
    const body = JSON.stringify(values);
    void send(body, draft.startAttempt(body));
  };

  const onInput = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    draft.save();
    const { name } = target as HTMLInputElement;
    if (!errors.some((error) => error.name === name)) return;
    const checked = checkContactForm(formValues(currentTarget));
    if (!checked.ok && name in checked.fields) return;
    setErrors(errors.filter((error) => error.name !== name));
    if (toast?.notice === AGREEMENT_REQUIRED && name === 'agreementChecked') hideToast();
  };

  const onReset = () => {
    draft.delete();
    setErrors([]);
  };

  return { isSending, errors, summary, toast, hideToast, handlers: { onSubmit, onInput, onReset } };
}

/** Hides the result of an earlier post by the browser (FormResults.tsx) and removes it from the address. */
function hidePostResult(): void {
  for (const id of Object.values(RESULT_IDS)) {
    document.getElementById(id)?.toggleAttribute('hidden', true);
    if (location.hash === `#${id}`) history.replaceState(history.state, '', location.pathname);
  }
}

/** Starts the document title with "Error" while the form has errors, for screen readers and tabs. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    // The form of the quote dialog may have set it already.
    if (!hasErrors || document.title.startsWith(ERROR_TITLE)) return undefined;
    const { title } = document;
    document.title = ERROR_TITLE + title;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
