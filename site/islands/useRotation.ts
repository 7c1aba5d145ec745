import { type DOMAttributes, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How long a review stands, in milliseconds. */
const INTERVAL = 6000;

/**
 * Calls `advance` every six seconds while nothing speaks against it: a pointer over `within`, a hidden tab, or the
 * visitor's stop. Keys that come into it are a stop, as is a wish for less motion; only the button undoes a stop.
 * Source: W3C APG, carousel: "It does not restart unless the user explicitly requests it to do so."
 */
export function useRotation(within: RefObject<HTMLElement | null>, advance: () => void) {
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, hidden: false });
  const hold = (reason: Partial<typeof held>) => {
    setHeld((now) => ({ ...now, ...reason }));
  };

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => {
      setStopped(motion.matches);
    };
    const onVisibility = () => {
      hold({ hidden: document.hidden });
    };
    // Whoever came in by the Tab key before this was here has stopped it too.
    setStopped(motion.matches || Boolean(within.current?.querySelector(':focus-visible')));
    onVisibility();
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [within]);

  const turning = !stopped && !held.pointer && !held.hidden;
  const onTick = useEffectEvent(advance);
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => {
      onTick();
    }, INTERVAL);
    return () => {
      clearInterval(timer);
    };
  }, [turning]);

  const pauseProps: DOMAttributes<HTMLElement> = {
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') hold({ pointer: true });
    },
    onPointerLeave: () => {
      hold({ pointer: false });
    },
    onFocus: (event) => {
      const fromOutside = !event.currentTarget.contains(event.relatedTarget);
      if (fromOutside && event.target.matches(':focus-visible')) setStopped(true);
    },
  };
  return { turning, stopped, setStopped, pauseProps };
}
