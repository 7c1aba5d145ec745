import { type RefObject, useEffect } from 'react';

/**
 * Closes a dialog when its backdrop is clicked. Both pointer down and click must hit the backdrop, so that dragging a text
 * selection out of the dialog does not close it. The target of a backdrop click is the dialog itself: its content must
 * cover the rest.
 */
export function useCloseOnBackdropClick(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let pressed: EventTarget | null = null;
    const onDown = ({ target }: PointerEvent) => {
      pressed = target;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target === element && pressed === element) element.close();
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('click', onClick);
    };
  }, [dialog]);
}
