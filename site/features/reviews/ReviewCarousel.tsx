/**
 * The reviews carousel. Interactive because it rotates and can be paused. Loads when scrolled to, touched or focused; until
 * then the first review is shown, and without JavaScript all of them can be scrolled through.
 * Follows the W3C APG carousel pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
import { type DOMAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ARROWS, IconButton } from '../../ui/IconButton.tsx';
import { useRotation } from './use-rotation.ts';

interface Props {
  count: number;
  /** The reviews (Review.tsx), as HTML: the script does not contain them. */
  children?: ReactNode;
}

/** Pixels that a finger must move sideways to turn to another review. */
const SWIPE_DISTANCE = 40;

export default function ReviewCarousel({ count, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const turn = (by: number) => setCurrent((index) => (index + by + count) % count);
  const { isTurning, isStopped, setIsStopped, pauseProps } = useRotation(root, current, () => turn(1));

  useLayoutEffect(() => {
    const reviews = root.current?.querySelectorAll('.review') ?? [];
    for (const [index, review] of reviews.entries())
      review.toggleAttribute('data-current', index === current);
  }, [current]);

  const swipeStart = useRef(0);
  const swipeProps: DOMAttributes<HTMLElement> = {
    onPointerDown: ({ clientX }) => {
      swipeStart.current = clientX;
    },
    // Not fired when the browser scrolls or zooms instead (touch-action in ReviewCarousel.css).
    onPointerUp: ({ clientX, pointerType }) => {
      const distance = clientX - swipeStart.current;
      if (pointerType === 'touch' && Math.abs(distance) >= SWIPE_DISTANCE) turn(distance < 0 ? 1 : -1);
    },
  };

  return (
    <div className="review-carousel" ref={root} {...pauseProps}>
      <div className="review-carousel__controls">
        <IconButton
          label={isStopped ? 'Start rotation' : 'Pause rotation'}
          path={isStopped ? 'M5 2.5 15 9 5 15.5z' : 'M6 3v12M12 3v12'}
          onClick={() => setIsStopped(!isStopped)}
        />
        <IconButton label="Previous review" path={ARROWS.left} onClick={() => turn(-1)} />
        <IconButton label="Next review" path={ARROWS.right} onClick={() => turn(1)} />
        <div className="review-carousel__bar" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <i key={index} className={index === current ? 'review-carousel__current' : undefined} />
          ))}
        </div>
        <span className="review-carousel__count" aria-hidden="true">{`${current + 1} of ${count}`}</span>
      </div>
      <div className="review-carousel__slides" aria-live={isTurning ? 'off' : 'polite'} {...swipeProps}>
        {children}
      </div>
    </div>
  );
}
