import {
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { AGREEMENT_REQUIRED, ANCHORS, FAILED, SENT } from '../../../contact/messages.ts';
import { checkContactForm, type FieldErrors } from '../../../contact/schema.ts';
import { nextPaint } from '../shared/next-paint.ts';
import { type Problem, problemsOf, refusalToast } from './form-problems.ts';
import { formValues, sendLead } from './send-lead.ts';
import { type DraftName, useDraft } from './useDraft.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { useToast } from './useToast.ts';

/**
 * The state of the contact form: checks and sends it, keeps a draft, and reports problems and the result.
 * @param id of the form element
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, id: string, name: DraftName) {
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const toast = useToast();
  const draft = useDraft(form, id, name);
  /** True from submit until the result is known. */
  const busy = useRef(false);
  useErrorTitle(problems.length > 0);

  // Closing the dialog clears its messages but keeps what was entered.
  const onDialogClose = useEffectEvent(() => {
    setProblems([]);
    toast.hide();
  });
  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    const onClose = () => {
      onDialogClose();
    };
    dialog?.addEventListener('close', onClose);
    return () => {
      dialog?.removeEventListener('close', onClose);
    };
  }, [form]);

  const refuse = (errors: FieldErrors) => {
    setProblems(problemsOf(errors));
    const message = refusalToast(errors);
    if (message) toast.show(message);
  };

  const submit = async (element: HTMLFormElement) => {
    await nextPaint();
    toast.hide();
    hidePostResult();
    const values = formValues(element);
    const checked = checkContactForm(values);
    if (!checked.ok) {
      refuse(checked.fields);
      return;
    }
    // Synchronously: text entered after the values were read would be lost by the reset.
    flushSync(() => {
      setProblems([]);
      setSending(true);
    });
    const result = await sendLead(values, draft.key());
    setSending(false);
    if (result.kind === 'sent') {
      draft.delete();
      element.reset();
      toast.show(SENT);
    } else if (result.kind === 'refused') {
      refuse(result.fields);
    } else {
      toast.show(FAILED);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // A double click sends once.
    if (busy.current) return;
    busy.current = true;
    submit(element)
      .catch(() => {
        // An older browser may lack an API: let it post the form itself, which leads to the contact page.
        draft.save('contact');
        element.submit();
      })
      .finally(() => {
        busy.current = false;
      });
  };

  const onInput = ({ target }: SyntheticEvent) => {
    draft.save();
    // The visitor agreed, as the toast asked.
    if (target instanceof HTMLInputElement && target.checked && toast.shown?.message === AGREEMENT_REQUIRED)
      toast.hide();
  };

  return { sending, problems, toast, onSubmit, onInput };
}

/** Hides the result of an earlier post by the browser (FormResults.tsx) and removes it from the address. */
function hidePostResult(): void {
  const id = Object.values<string>(ANCHORS).find((anchor) => location.hash === `#${anchor}`);
  if (id === undefined) return;
  document.getElementById(id)?.toggleAttribute('hidden', true);
  history.replaceState(history.state, '', location.pathname + location.search);
}
