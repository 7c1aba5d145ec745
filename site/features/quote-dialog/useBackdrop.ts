import { type RefObject, useEffect } from 'react';

/**
 * A press on what lies behind a dialog closes it: pressed and let go there, so that a hand that slips, or text selected
 * to beyond the edge, closes nothing. The backdrop belongs to the dialog itself; its contents have to cover the rest.
 */
export function useBackdrop(dialog: RefObject<HTMLDialogElement | null>): void {
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
