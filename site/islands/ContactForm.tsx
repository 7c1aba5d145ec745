/**
 * In the browser because it checks before sending, keeps what was entered when sending fails, and says what happened.
 * Loads when a field is touched or focused, or when it is scrolled to; before that, and without JavaScript, it is an
 * ordinary form that posts to the same address. Its styles (ContactForm.css) are brought by whoever shows it: inlined
 * into the contact page, fetched by the quote dialog, so that no other page carries them.
 */
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import {
  AGREEMENT_REQUIRED,
  BUTTON,
  FAILED,
  PLACEHOLDERS,
  SENT,
  type Toast as ToastMessage,
} from '../../contact/messages.ts';
import { checkContactForm, type FieldErrors, MAX_LENGTH } from '../../contact/schema.ts';
import { Field } from '../ui/Field.tsx';
import { Agreement } from './Agreement.tsx';
import { formValues, idempotencyKey, sendLead } from './send-lead.ts';
import Toast from './Toast.tsx';
import { useReady } from './useReady.ts';

interface Props {
  /** As the agreement names it. */
  salonName: string;
  /** Keeps the ids of two forms on one page apart. */
  prefix?: string;
}

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', required: true },
  { name: 'message', label: 'Message', hint: 'optional', lines: 4 },
] as const;

const never = () => () => undefined;

export default function ContactForm({ salonName, prefix = 'contact' }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [toast, setToast] = useState<ToastMessage>();

  useReady(form);
  // Once the script is here the form's own messages stand in for the browser's.
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const focusButton = () => {
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  // The button loses the focus while it is disabled, and gets it back unless the visitor went on meanwhile.
  const onAnswer = useEffectEvent(() => {
    if (document.activeElement?.contains(form.current)) focusButton();
  });
  useEffect(() => {
    if (!sending) return undefined;
    return () => {
      onAnswer();
    };
  }, [sending]);

  // Once the errors are on the page, so that the field is read out together with its own.
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus({ preventScroll: true });
    // Not just into sight but clear of the bar and the toast.
    wrong?.scrollIntoView({ block: 'center' });
  }, [errors]);

  const refuse = (fields: FieldErrors) => {
    setErrors(fields);
    if ('agreementChecked' in fields) setToast({ ...AGREEMENT_REQUIRED });
    // Nothing that the visitor could put right.
    else if (!FIELDS.some(({ name }) => name in fields)) setToast({ ...FAILED });
  };

  const submit = async (element: HTMLFormElement) => {
    const values = formValues(element);
    const checked = checkContactForm(values);
    setToast(undefined);
    if (!checked.ok) {
      refuse(checked.fields);
      return;
    }
    setErrors({});
    setSending(true);
    key.current ??= idempotencyKey();
    const result = await sendLead(values, key.current);
    setSending(false);
    if (result.kind === 'sent') {
      key.current = undefined;
      element.reset();
      setToast({ ...SENT });
    } else if (result.kind === 'refused') {
      refuse(result.fields);
    } else {
      setToast({ ...FAILED });
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) void submit(event.currentTarget);
  };

  const id = (field: string) => `${prefix}-${field}`;
  return (
    <form
      className="form"
      ref={form}
      action="/api/contact"
      method="post"
      noValidate={ready}
      aria-busy={sending}
      onSubmit={onSubmit}
      data-contact-form
    >
      {FIELDS.map((field) => (
        <Field
          key={field.name}
          id={id(field.name)}
          placeholder={PLACEHOLDERS[field.name]}
          maxLength={MAX_LENGTH[field.name]}
          error={errors[field.name]}
          {...field}
        />
      ))}
      {/* A trap for programs that fill in everything; people and assistive technology never meet it. */}
      <div className="form__trap" aria-hidden="true">
        <label htmlFor={id('website')}>Leave this empty</label>
        <input id={id('website')} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Agreement id={id('agreement')} salonName={salonName} error={errors.agreementChecked} />
      <button type="submit" className="button" disabled={sending}>
        {sending ? BUTTON.sending : BUTTON.rest}
      </button>
      <Toast
        message={toast}
        onClose={(pressed) => {
          setToast(undefined);
          if (pressed) focusButton();
        }}
      />
    </form>
  );
}
