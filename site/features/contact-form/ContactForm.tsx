/**
 * The contact form. Interactive because it checks before sending, keeps what was entered when sending fails, and reports
 * the result. Loads when a field is touched, focused or scrolled to; before, and without JavaScript, it posts to the same
 * address. ContactForm.css is imported by its users: the contact page inlines it, the quote dialog fetches it.
 */
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BUTTON_LABELS } from '../../../contact/form-texts.ts';
import { CONTACT_PATH } from '../../../contact/schema.ts';
import { HONEYPOT } from '../../../contact/honeypot.ts';
import { Field } from '../../ui/Field.tsx';
import { Agreement } from './Agreement.tsx';
import { CONTACT_FIELDS } from './contact-fields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { focusNextOnEnter } from './focus-next-on-enter.ts';
import Toast from './Toast.tsx';
import { useContactForm } from './use-contact-form.ts';

interface Props {
  salonName: string;
  /** Prefix of the ids, which must be unique on the page. */
  prefix?: string;
  /** Toasts are rendered in it; in the body by default. */
  toastRoot?: Element | null;
}

export default function ContactForm({ salonName, prefix = 'contact', toastRoot }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const id = (name: string) => `${prefix}-${name}`;
  const { isSending, errors, summary, toast, hideToast, handlers } = useContactForm(form);
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  // From now on the form's own errors replace the browser's.
  useLayoutEffect(() => {
    form.current?.toggleAttribute('novalidate', true);
  }, []);

  const errorAt = (name: string) => errors.find((error) => error.name === name)?.text;
  return (
    <form
      className="contact-form"
      id={id('form')}
      ref={form}
      action={CONTACT_PATH}
      method="post"
      aria-busy={isSending || undefined}
      {...handlers}
    >
      {errors.length > 0 && <ErrorSummary ref={summary} prefix={prefix} errors={errors} />}
      {CONTACT_FIELDS.map((field) => (
        <Field
          key={field.name}
          id={id(field.name)}
          error={errorAt(field.name)}
          onKeyDown={focusNextOnEnter}
          readOnly={isSending}
          {...field}
        />
      ))}
      {/* A honeypot for bots; hidden from people and assistive technology. */}
      <div className="contact-form__honeypot" aria-hidden="true">
        <label htmlFor={id(HONEYPOT.name)}>{HONEYPOT.label}</label>
        <input id={id(HONEYPOT.name)} name={HONEYPOT.name} type="text" {...HONEYPOT.attributes} />
      </div>
      <Agreement
        id={id('agreementChecked')}
        salonName={salonName}
        error={errorAt('agreementChecked')}
        readOnly={isSending}
      />
      <div className="contact-form__buttons">
        {/*
          Not `disabled`, which would drop the focus. CSS shows one of the two texts, because islands/interaction.ts disables
          the button, too.
        */}
        <button type="submit" className="button" aria-disabled={isSending || undefined}>
          <span className="contact-form__send">{BUTTON_LABELS.rest}</span>
          <span className="contact-form__sending">{BUTTON_LABELS.sending}</span>
        </button>
        <button
          type="reset"
          className="button button--outline contact-form__clear"
          onClick={() => focus('[name=name]')}
        >
          {BUTTON_LABELS.clear}
        </button>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isSending ? BUTTON_LABELS.sending : ''}
      </p>
      {toast &&
        createPortal(
          <Toast
            toast={toast}
            onClose={(byVisitor) => {
              hideToast();
              if (byVisitor) focus('[type=submit]');
            }}
          />,
          toastRoot ?? document.body,
        )}
    </form>
  );
}
