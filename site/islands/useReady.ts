import { type RefObject, useEffect } from 'react';

/**
 * Tells the island runtime that the component's handlers are in place, so that what the visitor did before can be
 * done again (site/islands/runtime/reach.ts).
 */
export function useReady(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    element.current?.dispatchEvent(new Event('island:ready', { bubbles: true }));
  }, [element]);
}
