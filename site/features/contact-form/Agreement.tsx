/** Part of the contact form's island: the box without which nothing is sent, and the words that are agreed to. */
import { consentParts } from '../../../contact/consent.ts';

interface Props {
  id: string;
  /** As the agreement names it. */
  salonName: string;
  error: string | undefined;
  /** Keeps the box as it is while the message is being sent. */
  locked: boolean;
}

export function Agreement({ id, salonName, error, locked }: Props) {
  return (
    <div className="form__agreement">
      <input
        id={id}
        name="agreementChecked"
        type="checkbox"
        // Said outright: Chrome calls an unticked box that is required invalid from the start.
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-disabled={locked || undefined}
        onClick={(event) => {
          if (locked) event.preventDefault();
        }}
        required
      />
      <label htmlFor={id}>
        {consentParts(salonName).map(({ text, href }) =>
          href ? (
            <a key={text} href={href}>
              {text}
            </a>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
      </label>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
