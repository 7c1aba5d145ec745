import type { ReactNode } from 'react';
import { useRemembered } from '../ui.tsx';
import { useForm } from './form-context.ts';

interface SectionProps {
  /** Name of the field, or what tells several sections of a form apart. */
  name: string;
  title: string;
  /** What it holds, shown while it is closed. */
  summary?: string;
  /** Whether it shows something that is wrong or still to be filled in. */
  isIncomplete: boolean;
  children: ReactNode;
}

/** A part of a form that opens. Open ones are open again when the form is. */
export function Section({ name, title, summary, isIncomplete, children }: SectionProps) {
  const [wantsOpen, setOpen] = useRemembered(`${useForm().file} ${name}`, false);
  const isOpen = wantsOpen || isIncomplete;
  return (
    <details
      className="section"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== wantsOpen) setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span>
          <strong>{title}</strong>
          {summary && !isOpen && <span className="section__summary">{summary}</span>}
        </span>
      </summary>
      <div className="section__body">{children}</div>
    </details>
  );
}
