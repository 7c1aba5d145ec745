import { useEffect, useRef, type ReactNode } from 'react';
import { useRemembered } from '../remembered.ts';
import { isWithin, useForm } from './form-context.ts';

interface SectionProps {
  /** Name of the field, or what tells several sections of a form apart. */
  name: string;
  title: string;
  /** What it holds, shown while it is closed. */
  summary?: string;
  /** Whether it shows something that is wrong or still to be filled in. */
  isIncomplete: boolean;
  isOpenAtFirst?: boolean;
  children: () => ReactNode;
}

/** A part of a form that opens. Open ones are open again when the form is. */
export function Section({ name, title, summary, isIncomplete, isOpenAtFirst, children }: SectionProps) {
  const { file, target } = useForm();
  const isTarget = target !== undefined && isWithin(target, name);
  const [isOpen, setOpen] = useRemembered(`${file} ${name}`, isOpenAtFirst ?? false);
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (isTarget && known.current !== target) setOpen(true);
    known.current = target;
  });
  return (
    <details
      className="section"
      open={isOpen || isIncomplete}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span>
          <strong>{title}</strong>
          {summary && !isOpen && <span className="section__holds">{summary}</span>}
        </span>
      </summary>
      {isOpen || isIncomplete ? <div className="section__body">{children()}</div> : null}
    </details>
  );
}
