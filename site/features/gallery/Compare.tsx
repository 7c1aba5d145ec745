/**
 * In the browser because its parting follows the hand. The two pictures are HTML between its tags. Loads when it is
 * touched, focused or scrolled to; until then both halves stand, and without JavaScript both pictures, side by side.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useReady } from '../shared/useReady.ts';

import './Compare.css';

interface Props {
  /** Names the control: whose before and after it is. */
  label: string;
  /** Two figures, `.compare__before` and `.compare__after`. */
  children?: ReactNode;
}

/** Percent of the picture that shows the hair afterwards, as it is built. */
const START = 50;

export default function Compare({ label, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [after, setAfter] = useState(START);
  /** A button's way glides; a hand's must not lag behind it. */
  const [gliding, setGliding] = useState(false);

  // The slider may have been moved before hydration.
  useEffect(() => {
    setAfter(Number(range.current?.value ?? START));
  }, []);
  // After the effect above, which would undo a button press that is replayed when the component is ready.
  useReady(root);
  // The policy of the page forbids style attributes, not this.
  useLayoutEffect(() => {
    root.current?.style.setProperty('--after', String(after / 100));
  }, [after]);

  const button = (name: string, to: number) => (
    <button
      type="button"
      className={`compare__${name.toLowerCase()}-button`}
      aria-pressed={after === to}
      onClick={() => {
        setGliding(true);
        setAfter(to);
      }}
    >
      {name}
    </button>
  );
  return (
    <div className="compare" ref={root} data-gliding={gliding || undefined}>
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
        aria-valuetext={`${String(after)}% after`}
        onChange={(event) => {
          setGliding(false);
          setAfter(Number(event.currentTarget.value));
        }}
      />
      {button('Before', 0)}
      {button('After', 100)}
    </div>
  );
}
