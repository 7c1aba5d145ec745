/**
 * The contact form. Interactive because it checks before sending, keeps what was entered when sending fails, and reports
 * the result. Loads when a field is touched, focused or scrolled to; before that, and without JavaScript, it is an
 * ordinary form that posts to the same address. ContactForm.css is imported by its users: the contact page inlines it,
 * the quote dialog fetches it, and no other page contains it.
 */
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { BUTTON } from '../../../contact/messages.ts';
import { TRAP } from '../../../contact/trap.ts';
import { Field } from '../../ui/Field.tsx';
import { Agreement } from './Agreement.tsx';
import { BROWSER_CHECKS, CONTACT_FIELDS } from './contact-fields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { focusNextOnEnter } from './focus-next-on-enter.ts';
import Toast from './Toast.tsx';
import { useContactForm } from './useContactForm.ts';
import { type DraftName } from './useDraft.ts';

interface Props {
  /** The salon's name in the agreement. */
  salonName: string;
  /** Prefix of the ids, which must be unique on the page, and name of the draft. */
  prefix?: DraftName;
  /** Toasts are rendered in it; in the body by default. */
  toastRoot?: Element | null;
}

const subscribeToNothing = () => () => undefined;

export default function ContactForm({ salonName, prefix = 'contact', toastRoot }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const id = (name: string) => `${prefix}-${name}`;
  const { sending, problems, toast, onSubmit, onInput } = useContactForm(form, id('form'), prefix);
  // After hydration the form's own messages replace the browser's.
  const ready = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  const errorAt = (name: string) => problems.find((problem) => problem.name === name)?.message;
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
      {problems.length > 0 && <ErrorSummary prefix={prefix} problems={problems} />}
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
      <div className="form__honeypot" aria-hidden="true">
        <label htmlFor={id(TRAP.name)}>{TRAP.label}</label>
        <input id={id(TRAP.name)} name={TRAP.name} type="text" {...TRAP.attributes} />
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
      {toast.shown &&
        createPortal(
          <Toast
            key={toast.shown.id}
            message={toast.shown.message}
            onClose={(byVisitor) => {
              toast.hide();
              if (byVisitor) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
            }}
          />,
          toastRoot ?? document.body,
        )}
    </form>
  );
}
