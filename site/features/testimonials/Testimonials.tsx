/**
 * The reviews carousel. Interactive because it rotates and can be paused. Loads when scrolled to, touched or focused; until
 * then the first review is shown, and without JavaScript all of them can be scrolled through.
 * Follows the W3C APG carousel pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
import { type DOMAttributes, useRef, useState } from 'react';

import { Icon } from '../../ui/Icon.tsx';
import { useRotation } from './useRotation.ts';

interface Testimonial {
  id: string;
  name: string;
  review: string;
  rating: number;
  /** Whether the salon knows that this client wrote it. */
  verified: boolean;
}

interface Props {
  testimonials: readonly Testimonial[];
}

/** Longer reviews get a smaller font, so that more of them fits into six lines. In characters, longest first. */
const TEXT_SIZES = [
  [260, 'review__text review__text--longest'],
  [130, 'review__text review__text--long'],
  [0, 'review__text'],
] as const;
/** Pixels that a finger must move sideways to turn to another review. */
const SWIPE_DISTANCE = 40;

export default function Testimonials({ testimonials }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = testimonials.length;
  const turn = (by: number) => {
    setCurrent((index) => (index + by + count) % count);
  };
  const { turning, stopped, setStopped, pauseProps } = useRotation(root, current, () => {
    turn(1);
  });

  const swipeStart = useRef(0);
  const swipeProps: DOMAttributes<HTMLElement> = {
    onPointerDown: ({ clientX }) => {
      swipeStart.current = clientX;
    },
    // Not fired when the browser scrolls or zooms instead (touch-action in Testimonials.css).
    onPointerUp: ({ clientX, pointerType }) => {
      const distance = clientX - swipeStart.current;
      if (pointerType === 'touch' && Math.abs(distance) >= SWIPE_DISTANCE) turn(distance < 0 ? 1 : -1);
    },
  };

  return (
    <div className="reviews" ref={root} {...pauseProps}>
      <div className="reviews__controls">
        <button
          type="button"
          aria-label={stopped ? 'Start rotation' : 'Pause rotation'}
          onClick={() => {
            setStopped(!stopped);
          }}
        >
          <Icon path={stopped ? 'M5 2.5 15 9 5 15.5z' : 'M6 3v12M12 3v12'} />
        </button>
        <button
          type="button"
          aria-label="Previous review"
          onClick={() => {
            turn(-1);
          }}
        >
          <Icon path="M12 2 5 9l7 7" />
        </button>
        <button
          type="button"
          aria-label="Next review"
          onClick={() => {
            turn(1);
          }}
        >
          <Icon path="m6 2 7 7-7 7" />
        </button>
        <div className="reviews__bar" aria-hidden="true">
          {testimonials.map(({ id }, index) => (
            <i key={id} className={index === current ? 'on' : undefined} />
          ))}
        </div>
        <span
          className="reviews__count"
          aria-hidden="true"
        >{`${String(current + 1)} of ${String(count)}`}</span>
      </div>
      <div className="reviews__slides" aria-live={turning ? 'off' : 'polite'} {...swipeProps}>
        {testimonials.map((testimonial, index) => (
          <Slide
            key={testimonial.id}
            {...testimonial}
            label={`${String(index + 1)} of ${String(count)}`}
            current={index === current}
          />
        ))}
      </div>
    </div>
  );
}

function Slide({
  name,
  review,
  rating,
  verified,
  label,
  current,
}: Testimonial & { label: string; current: boolean }) {
  return (
    <div
      className="review"
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-current={current || undefined}
    >
      <blockquote className={TEXT_SIZES.find(([length]) => review.length > length)?.[1]}>
        <p>{review}</p>
      </blockquote>
      <p className="review__who">
        <span className="stars" role="img" aria-label={`${String(rating)} out of 5 stars`}>
          {Array.from({ length: rating }, (_, star) => (
            <i key={star} />
          ))}
        </span>
        <b>{name}</b>
        {verified && <span>Verified Client</span>}
      </p>
    </div>
  );
}
