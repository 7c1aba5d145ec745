/** The errors of the contact form, each a link to its field. */
import { type MouseEvent, useEffect, useRef } from 'react';

import { notSentYet } from '../../../contact/messages.ts';

interface Props {
  id: string;
  /** In the order of the fields. A new list takes the focus, so that screen readers read it. */
  problems: readonly { field: string; message: string }[];
}

/** Follows the error summary of the GOV.UK Design System, which is tested with screen reader users. */
export function ErrorSummary({ id, problems }: Props) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    // Centered: not below the fixed header or the toast.
    element.current?.scrollIntoView({ block: 'center' });
  }, [problems]);

  const goTo = (event: MouseEvent, field: string) => {
    // No history entry: Back leaves the page.
    event.preventDefault();
    const input = document.getElementById(field);
    input?.focus({ preventScroll: true });
    // With its label and error message.
    input?.parentElement?.scrollIntoView({ block: 'center' });
  };

  return (
    <div
      className="form__wrong"
      id={id}
      ref={element}
      role="group"
      // With the list: screen readers read only the name of a focused group.
      aria-labelledby={`${id}-title ${id}-list`}
      tabIndex={-1}
    >
      <h3 id={`${id}-title`}>{notSentYet(problems.length)}</h3>
      <ul id={`${id}-list`}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                goTo(event, field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
