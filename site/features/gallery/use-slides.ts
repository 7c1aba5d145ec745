import { type RefObject, useRef, useState } from 'react';
import { useListener } from '../shared/use-listener.ts';

const slidesAround = (index: number) => [index - 1, index, index + 1];

/** A horizontal strip of slides with CSS scroll snap: swiping is native scrolling. `reached` are the slides to render. */
export function useSlides(strip: RefObject<HTMLElement | null>, first: number, count: number) {
  const [current, setCurrent] = useState(first);
  /** Slides that were current or next to it, so that the next is there when a swipe begins. They stay rendered. */
  const [reached, setReached] = useState<ReadonlySet<number>>(() => new Set(slidesAround(first)));
  /** The slide that a key or button scrolls to: slides on the way do not become current. */
  const target = useRef<number>(undefined);
  /** The browser scrolls after a swipe. It would undo other scrolling meanwhile, which waits for its end. */
  const isSwiped = useRef(false);

  const arrive = (index: number) => {
    setCurrent(index);
    setReached((before) => new Set([...before, ...slidesAround(index)]));
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
    // Only single steps scroll smoothly (Lightbox.css).
    if (!isSwiped.current) scrollTo(next, Math.abs(next - current) === 1 ? 'auto' : 'instant');
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const index = Math.round(scrollLeft / clientWidth);
    if (target.current === undefined && index !== current) arrive(index);
    return index;
  };
  const onScroll = () => {
    const hasEnd = 'onscrollend' in window;
    if (target.current === undefined) isSwiped.current = hasEnd;
    if (follow() === target.current && !hasEnd) target.current = undefined;
  };
  const onScrollEnd = () => {
    if (isSwiped.current && target.current !== undefined) scrollTo(target.current, 'auto');
    else target.current = undefined;
    isSwiped.current = false;
    follow();
  };
  // When a phone is turned while the strip scrolls, it would stop between two slides.
  useListener('resize', () => scrollTo(current, 'instant'));
  /** A swipe interrupts scrolling to a target. */
  const onPointerDown = () => {
    target.current = undefined;
  };
  return { current, reached, go, scrollTo, handlers: { onScroll, onScrollEnd, onPointerDown } };
}
