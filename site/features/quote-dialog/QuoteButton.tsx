/**
 * The Get Quote button. Interactive because it opens a dialog over the page. Loads when touched or focused, never by
 * scrolling, because it is always on small screens. Until then, and without JavaScript, it links to the contact page.
 */
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import '../../ui/Button.css';

interface DialogProps {
  salonName: string;
  /** Counts the presses: each one opens the dialog. */
  presses: number;
  onClose: () => void;
}

// The props are declared here, because importing their type from QuoteDialog.tsx would add it to this chunk.
const QuoteDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./QuoteDialog.tsx').catch(() => ({ default: GoToContactPage })),
);

/** Replaces the dialog when it cannot be loaded: goes to the contact page on every press, also after Back. */
function GoToContactPage({ presses }: DialogProps) {
  useEffect(() => {
    location.assign('/contact');
  }, [presses]);
  return null;
}

export default function QuoteButton({ salonName }: { salonName: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <a
        className="button floating__quote"
        href="/contact"
        ref={link}
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setPresses((count) => count + 1);
        }}
        data-press
      >
        Get Quote
      </a>
      {/* Outside of .floating, which is hidden on wide screens: the phone may be rotated while the dialog is open. */}
      {presses > 0 &&
        createPortal(
          <Suspense>
            <QuoteDialog
              salonName={salonName}
              presses={presses}
              onClose={() => {
                link.current?.focus();
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
