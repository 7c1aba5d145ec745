import { type RefObject, useRef, useState } from 'react';

/**
 * A row of pictures, each as wide as the strip, that the browser scrolls and snaps: the finger's swipe is the
 * browser's own. Says which one is in view, and moves to another.
 */
export function useCarousel(strip: RefObject<HTMLElement | null>, first: number, count: number) {
  const [current, setCurrent] = useState(first);
  /** Those that were in view or beside it: they stay loaded. */
  const [reached, setReached] = useState<ReadonlySet<number>>(() => around(first));
  /** Where a key or a button sent it; until it is there, places on the way do not count. */
  const target = useRef<number>(undefined);

  const arrive = (index: number) => {
    setCurrent(index);
    setReached((before) => new Set([...before, ...around(index)]));
  };
  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior });
  };
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), count - 1);
    if (next === current) return;
    target.current = next;
    arrive(next);
    // One step glides as the styles say; a longer way would only flicker past.
    scrollTo(next, Math.abs(next - current) === 1 ? 'auto' : 'instant');
  };
  const onScroll = () => {
    const element = strip.current;
    if (!element) return;
    const index = Math.round(element.scrollLeft / element.clientWidth);
    if (target.current === undefined && index !== current) arrive(index);
    if (index === target.current) target.current = undefined;
  };
  /** A hand on the strip: from now on it decides. */
  const onPointerDown = () => {
    target.current = undefined;
  };
  return { current, reached, go, scrollTo, handlers: { onScroll, onPointerDown } };
}

const around = (index: number) => new Set([index - 1, index, index + 1]);
