/** The checkbox of the contact form that is required to send it, with the text of the agreement. */
import { consentParts, consentVersion } from '../../../contact/consent.ts';

interface Props {
  id: string;
  salonName: string;
  error: string | undefined;
  /** Prevents changes while the message is being sent; the `disabled` attribute would drop the focus. */
  readOnly: boolean;
}

export function Agreement({ id, salonName, error, readOnly }: Props) {
  return (
    <div className="contact-form__agreement">
      <input type="hidden" name="agreementVersion" value={consentVersion(salonName)} />
      <input
        id={id}
        name="agreementChecked"
        type="checkbox"
        // Always set: Chrome reports a required, unchecked box as invalid from the start.
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-disabled={readOnly || undefined}
        onClick={(event) => {
          if (readOnly) event.preventDefault();
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
