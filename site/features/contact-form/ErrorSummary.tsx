/** Part of the contact form's island: what is wrong, at the top of the form, each line a way to its field. */
import { type MouseEvent, useEffect, useRef } from 'react';

import { notSentYet } from '../../../contact/messages.ts';

interface Props {
  id: string;
  /** In the order of the fields. A new list takes the focus, so that it is read out. */
  problems: readonly { field: string; message: string }[];
}

/** After the error summary of the GOV.UK Design System, which is tested with people who cannot see it. */
export function ErrorSummary({ id, problems }: Props) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    // Not just into sight but clear of the bar and the toast.
    element.current?.scrollIntoView({ block: 'center' });
  }, [problems]);

  const goTo = (event: MouseEvent, field: string) => {
    // The address stays: Back is for leaving the page.
    event.preventDefault();
    const input = document.getElementById(field);
    input?.focus({ preventScroll: true });
    // With its label and what is said about it.
    input?.parentElement?.scrollIntoView({ block: 'center' });
  };

  return (
    <div
      className="form__wrong"
      id={id}
      ref={element}
      role="group"
      // All of it, since screen readers read out a group's name and wait.
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
