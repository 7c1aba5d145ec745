import { type RefObject, useEffect } from 'react';

/**
 * Tells site/islands/reach.ts that the component's handlers are in place, so that it repeats the input it held back.
 * @param ready false while the component still changes its server-rendered HTML
 */
export function useReady(element: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (ready) element.current?.dispatchEvent(new Event('island:ready', { bubbles: true }));
  }, [element, ready]);
}
