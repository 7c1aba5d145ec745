/**
 * The contact form. Interactive because it checks before sending, keeps what was entered when sending fails, and reports
 * the result. Loads when a field is touched, focused or scrolled to; before that, and without JavaScript, it is an
 * ordinary form that posts to the same address. ContactForm.css is imported by its users: the contact page inlines it,
 * the quote dialog fetches it, and no other page contains it.
 */
import {
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal, flushSync } from 'react-dom';

import {
  AGREEMENT_REQUIRED,
  ANCHORS,
  BUTTON,
  FAILED,
  SENT,
  type Toast as ToastMessage,
} from '../../../contact/messages.ts';
import { checkContactForm, type FieldErrors } from '../../../contact/schema.ts';
import { Field } from '../../ui/Field.tsx';
import { nextPaint } from '../shared/next-paint.ts';
import { useReady } from '../shared/useReady.ts';
import { Agreement } from './Agreement.tsx';
import { BROWSER_CHECKS, CONTACT_FIELDS } from './contact-fields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { focusNextOnEnter } from './focus-next-on-enter.ts';
import { formValues, sendLead } from './send-lead.ts';
import Toast from './Toast.tsx';
import { type DraftName, useDraft } from './useDraft.ts';
import { useErrorTitle } from './useErrorTitle.ts';

interface Props {
  /** The salon's name in the agreement. */
  salonName: string;
  /** Prefix of the ids, which must be unique on the page, and name of the draft. */
  prefix?: DraftName;
  /** Toasts are rendered in it; in the body by default. */
  toastRoot?: Element | null;
}

interface Problem {
  /** Id of the field. */
  field: string;
  message: string;
}

interface ShownToast {
  message: ToastMessage;
  /** A new id announces the same message again. */
  id: number;
}

const NONE: readonly Problem[] = [];
const subscribeToNothing = () => () => undefined;

/** Hides the result of an earlier post by the browser (FormResults.tsx) and removes it from the address. */
function hidePostResult(): void {
  const id = Object.values<string>(ANCHORS).find((anchor) => location.hash === `#${anchor}`);
  if (id === undefined) return;
  document.getElementById(id)?.toggleAttribute('hidden', true);
  history.replaceState(history.state, '', location.pathname + location.search);
}

export default function ContactForm({ salonName, prefix = 'contact', toastRoot }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState(NONE);
  const [toast, setToast] = useState<ShownToast>();
  const toastCount = useRef(0);
  /** True from submit until the result is known. */
  const busy = useRef(false);

  const id = (field: string) => `${prefix}-${field}`;
  const draft = useDraft(form, id('form'), prefix);
  useErrorTitle(problems.length > 0);
  // After hydration the form's own messages replace the browser's.
  const ready = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  useReady(form, ready);

  // Closing the dialog clears its messages but keeps what was entered.
  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    const onClose = () => {
      setProblems(NONE);
      setToast(undefined);
    };
    dialog?.addEventListener('close', onClose);
    return () => {
      dialog?.removeEventListener('close', onClose);
    };
  }, []);

  const showToast = (message: ToastMessage) => {
    toastCount.current += 1;
    setToast({ message, id: toastCount.current });
  };

  const refuse = (fields: FieldErrors) => {
    const found = [...CONTACT_FIELDS.map(({ name }) => name), 'agreementChecked'].flatMap((name) => {
      const message = fields[name];
      return message === undefined ? [] : [{ field: id(name), message }];
    });
    setProblems(found);
    if ('agreementChecked' in fields) showToast(AGREEMENT_REQUIRED);
    // The visitor cannot correct anything.
    else if (found.length === 0) showToast(FAILED);
  };

  const submit = async (element: HTMLFormElement) => {
    await nextPaint();
    setToast(undefined);
    hidePostResult();
    const values = formValues(element);
    const checked = checkContactForm(values);
    if (!checked.ok) {
      refuse(checked.fields);
      return;
    }
    // Synchronously: text entered after the values were read would be lost by the reset.
    flushSync(() => {
      setProblems(NONE);
      setSending(true);
    });
    const result = await sendLead(values, draft.key());
    setSending(false);
    if (result.kind === 'sent') {
      draft.delete();
      element.reset();
      showToast(SENT);
    } else if (result.kind === 'refused') {
      refuse(result.fields);
    } else {
      showToast(FAILED);
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
    if (target instanceof HTMLInputElement && target.checked && toast?.message === AGREEMENT_REQUIRED)
      setToast(undefined);
  };

  const errorAt = (name: string) => problems.find(({ field }) => field === id(name))?.message;
  return (
    <form
      className="form"
      id={id('form')}
      ref={form}
      action="/api/contact"
      method="post"
      noValidate={ready}
      aria-busy={sending || undefined}
      onSubmit={onSubmit}
      onInput={onInput}
      data-contact-form
    >
      {problems.length > 0 && <ErrorSummary id={id('wrong')} problems={problems} />}
      {CONTACT_FIELDS.map((field) => (
        <Field
          key={field.name}
          id={id(field.name)}
          error={errorAt(field.name)}
          onKeyDown={focusNextOnEnter}
          readOnly={sending}
          {...field}
          {...(!ready && BROWSER_CHECKS[field.name])}
        />
      ))}
      {/* A honeypot for bots; hidden from people and assistive technology. */}
      <div className="form__trap" aria-hidden="true">
        <label htmlFor={id('website')}>Leave this empty</label>
        <input id={id('website')} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Agreement
        id={id('agreementChecked')}
        salonName={salonName}
        error={errorAt('agreementChecked')}
        readOnly={sending}
      />
      {/* Not `disabled`, which would drop the focus. A click before hydration is repeated by the runtime (data-press). */}
      <button type="submit" className="button" aria-disabled={sending || undefined} data-press>
        {sending ? BUTTON.sending : BUTTON.rest}
      </button>
      {ready && (
        <p className="visually-hidden" aria-live="polite">
          {sending && BUTTON.sending}
        </p>
      )}
      {toast &&
        createPortal(
          <Toast
            key={toast.id}
            message={toast.message}
            onClose={(byVisitor) => {
              setToast(undefined);
              if (byVisitor) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
            }}
          />,
          toastRoot ?? document.body,
        )}
    </form>
  );
}
