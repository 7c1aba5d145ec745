/** The errors of the contact form, each a link to its field. */
import type { MouseEvent, RefObject } from 'react';
import { notSentYet } from '../../../contact/form-texts.ts';
import type { FieldError } from './field-errors.ts';

interface Props {
  /** Prefix of the ids in the form. */
  prefix: string;
  /** In the order of the fields. */
  errors: readonly FieldError[];
  ref: RefObject<HTMLDivElement | null>;
}

/** Follows the GOV.UK Design System: it takes the focus when it appears, so that screen readers read it. */
export function ErrorSummary({ prefix, errors, ref }: Props) {
  const id = `${prefix}-summary`;
  const goTo = (event: MouseEvent, name: string) => {
    // No history entry: Back leaves the page.
    event.preventDefault();
    const input = document.getElementById(`${prefix}-${name}`);
    input?.focus({ preventScroll: true });
    // With its label and error message.
    input?.parentElement?.scrollIntoView({ block: 'center' });
  };

  return (
    <div
      className="contact-form__summary"
      id={id}
      ref={ref}
      role="group"
      // With the list: screen readers read only the name of a focused group.
      aria-labelledby={`${id}-title ${id}-list`}
      tabIndex={-1}
    >
      <h3 id={`${id}-title`}>{notSentYet(errors.length)}</h3>
      <ul id={`${id}-list`}>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${prefix}-${name}`} onClick={(event) => goTo(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
