/** A modal dialog with its styles. It closes by its button, Escape, and a press on the backdrop. */
import { type ComponentProps, useRef } from 'react';

interface Props extends ComponentProps<'dialog'> {
  /** URLs of stylesheets. React shows the dialog once they are loaded. */
  styles: readonly string[];
}

export function Dialog({ styles, ...props }: Props) {
  // Both pointer down and click must hit the backdrop, so that dragging a text selection out of the dialog does not
  // close it. The target of a backdrop click is the dialog itself: its content must cover the rest.
  const pressed = useRef<EventTarget>(null);
  const handlers: ComponentProps<'dialog'> = {
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
      <dialog {...handlers} {...props} />
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
