/** A modal dialog with its styles. It closes by its button, Escape, and a press on the backdrop. */
import { type DOMAttributes, type ReactNode, useRef } from 'react';

import { type DialogProps } from './DialogLink.tsx';

interface Props extends Pick<DialogProps, 'ref' | 'onClose'> {
  className: string;
  label: string;
  /** URLs of stylesheets. React shows the dialog once they are loaded. */
  styles: readonly string[];
  children: ReactNode;
}

export function Dialog({ ref, onClose, className, label, styles, children }: Props) {
  // Both pointer down and click must hit the backdrop, so that dragging a text selection out of the dialog does not
  // close it. The target of a backdrop click is the dialog itself: its content must cover the rest.
  const pressed = useRef<EventTarget>(null);
  const handlers: DOMAttributes<HTMLDialogElement> = {
    onPointerDown: ({ target }) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
    },
  };
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="island" />
      ))}
      <dialog className={className} ref={ref} aria-label={label} onClose={onClose} {...handlers}>
        {children}
      </dialog>
    </>
  );
}

export function CloseButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      className={className}
      aria-label="Close"
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    />
  );
}
