import { type DOMAttributes, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How long each slide is shown. */
const INTERVAL_MS = 6000;

/**
 * Calls `advance` when the current slide has been shown for six seconds. Pauses while a mouse is over the carousel or
 * the tab is hidden; stops on keyboard focus and for visitors who prefer reduced motion, until the button restarts it.
 * Source: W3C APG, carousel: "It does not restart unless the user explicitly requests it to do so."
 * @param current index of the slide that is shown; a new one starts its own six seconds
 */
export function useRotation(within: RefObject<HTMLElement | null>, current: number, advance: () => void) {
  const [isStopped, setIsStopped] = useState(false);
  const [isPointerOver, setIsPointerOver] = useState(false);
  const [isTabHidden, setIsTabHidden] = useState(false);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => {
      if (motion.matches) setIsStopped(true);
    };
    const onVisibility = () => setIsTabHidden(document.hidden);
    // Focus and the pointer may have come before the script.
    const frame = requestAnimationFrame(() => {
      setIsStopped(motion.matches || Boolean(within.current?.querySelector(':focus-visible')));
      setIsPointerOver(matchMedia('(hover: hover)').matches && within.current?.matches(':hover') === true);
      onVisibility();
    });
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      cancelAnimationFrame(frame);
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [within]);

  const isTurning = !isStopped && !isPointerOver && !isTabHidden;
  const onTick = useEffectEvent(advance);
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => onTick(), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isTurning, current]);

  const pauseProps: DOMAttributes<HTMLElement> = {
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') setIsPointerOver(true);
    },
    onPointerLeave: () => setIsPointerOver(false),
    onFocus: (event) => {
      const fromOutside = !event.currentTarget.contains(event.relatedTarget);
      if (fromOutside && event.target.matches(':focus-visible')) setIsStopped(true);
    },
  };
  return { isTurning, isStopped, setIsStopped, pauseProps };
}
