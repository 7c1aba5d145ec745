import { type DOMAttributes, useEffect, useEffectEvent, useState } from 'react';

/** How long a review stands, in milliseconds. */
const INTERVAL = 6000;

/**
 * Calls `advance` every six seconds while nothing speaks against it: the visitor's stop, a pointer over it, focus
 * inside it, a hidden tab, or a wish for less motion (which counts as stopped from the start, and can be undone).
 */
export function useRotation(advance: () => void) {
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false, hidden: false });
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
    if (motion.matches) onMotion();
    onVisibility();
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  const turning = !stopped && !held.pointer && !held.focus && !held.hidden;
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
    onFocus: () => {
      hold({ focus: true });
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hold({ focus: false });
    },
  };
  return { turning, stopped, setStopped, pauseProps };
}
