import { type RefObject, type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  AGREEMENT_REQUIRED,
  ANCHORS,
  ERROR_TITLE,
  FAILED,
  SENT,
  type Toast,
} from '../../../contact/messages.ts';
import { checkContactForm, type FieldErrors } from '../../../contact/schema.ts';
import { useListener } from '../shared/useListener.ts';
import { type Problem, problemsOf, refusalToast } from './form-problems.ts';
import { formValues, sendLead } from './send-lead.ts';
import { useDraft } from './useDraft.ts';

/** Another object announces the same message again. */
export interface ShownToast {
  message: Toast;
}

/** The state of the contact form: checks and sends it, keeps a draft, and reports problems and the result. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const [toast, setToast] = useState<ShownToast>();
  const show = (message: Toast) => {
    setToast({ message });
  };
  const hideToast = () => {
    setToast(undefined);
  };
  const draft = useDraft(form);
  useErrorTitle(problems.length > 0);

  // Closing the dialog clears its messages but keeps what was entered.
  useListener(
    'close',
    () => {
      setProblems([]);
      hideToast();
    },
    () => form.current?.closest('dialog'),
  );

  const refuse = (errors: FieldErrors) => {
    flushSync(() => {
      setProblems(problemsOf(errors));
    });
    // So that screen readers read it.
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
    const message = refusalToast(errors);
    if (message) show(message);
  };

  const send = async (message: string, key: string) => {
    const result = await sendLead(message, key);
    setSending(false);
    if (result.kind === 'sent') {
      // The form behind the dialog holds the same words.
      for (const filled of document.querySelectorAll<HTMLFormElement>('form[action="/api/contact"]'))
        filled.reset();
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
    // Not earlier: if an older browser lacks an API and checking throws, the browser posts the form itself.
    event.preventDefault();
    if (sending) return;
    hideToast();
    hidePostResult();
    if (!checked.ok) {
      draft.save();
      refuse(checked.fields);
      return;
    }
    setProblems([]);
    setSending(true);
    const message = JSON.stringify(values);
    void send(message, draft.keyOf(message));
  };

  const onInput = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    draft.save();
    const { name } = target as HTMLInputElement;
    if (!problems.some((problem) => problem.name === name)) return;
    const checked = checkContactForm(formValues(currentTarget));
    if (!checked.ok && name in checked.fields) return;
    setProblems(problems.filter((problem) => problem.name !== name));
    if (toast?.message === AGREEMENT_REQUIRED && name === 'agreementChecked') hideToast();
  };

  const onReset = () => {
    draft.delete();
    setProblems([]);
  };

  return { sending, problems, summary, toast, hideToast, handlers: { onSubmit, onInput, onReset } };
}

/** Hides the result of an earlier post by the browser (FormResults.tsx) and removes it from the address. */
function hidePostResult(): void {
  for (const id of Object.values(ANCHORS)) {
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
