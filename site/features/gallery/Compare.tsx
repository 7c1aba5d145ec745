/**
 * A before/after comparison with a slider. Interactive because the dividing line follows the pointer; the two pictures are
 * static HTML, passed as children. Loads when touched, focused or scrolled to. Until then half of each picture is shown, and without
 * JavaScript both, side by side.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Accessible name of the slider. */
  label: string;
  /** Two figures, `.compare__before` and `.compare__after`. */
  children?: ReactNode;
}

/** Share of the after picture in the built HTML, in percent. */
const START = 50;

export default function Compare({ label, children }: Props) {
  const range = useRef<HTMLInputElement>(null);
  const [after, setAfter] = useState(START);
  /** Buttons animate the slider; while it is dragged, it follows the pointer at once. */
  const [animated, setAnimated] = useState(false);

  const beforeTouch = useRef(START);

  // The slider may have been moved before hydration.
  useEffect(() => {
    setAfter(Number(range.current?.value ?? START));
  }, []);

  const button = (name: string, to: number) => (
    <button
      type="button"
      className={`compare__${name.toLowerCase()}-button`}
      aria-pressed={after === to}
      onClick={() => {
        setAnimated(true);
        setAfter(to);
      }}
    >
      {name}
    </button>
  );
  return (
    <div className="compare" data-animated={animated || undefined} style={{ '--after': after / 100 }}>
      {children}
      <span className="compare__handle" aria-hidden="true">
        <svg width="26" height="18" viewBox="0 0 26 18">
          <path d="M8 3 2 9l6 6M18 3l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.7" />
        </svg>
      </span>
      <input
        type="range"
        ref={range}
        min="0"
        max="100"
        value={after}
        aria-label={label}
        aria-valuetext={`${after}% after`}
        onPointerDown={() => {
          beforeTouch.current = after;
        }}
        // The touch turned out to be a vertical scroll (touch-action in Compare.css).
        onPointerCancel={() => {
          setAnimated(true);
          setAfter(beforeTouch.current);
        }}
        onChange={(event) => {
          setAnimated(false);
          setAfter(Number(event.currentTarget.value));
        }}
      />
      {button('Before', 0)}
      {button('After', 100)}
    </div>
  );
}
