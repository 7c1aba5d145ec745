import { type RefObject, useEffect } from 'react';

/**
 * Tells the island runtime that the component's handlers are in place, so that what the visitor did before can be
 * done again (site/islands/runtime/reach.ts).
 * @param ready false as long as the HTML is not yet as the component wants it
 */
export function useReady(element: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (ready) element.current?.dispatchEvent(new Event('island:ready', { bubbles: true }));
  }, [element, ready]);
}
