/**
 * The Get Quote button. Interactive because it opens a dialog over the page. Loads when touched or focused, never by
 * scrolling, because it is always on small screens. Until then, and without JavaScript, it links to the contact page.
 */
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { useReady } from '../shared/useReady.ts';

import '../../ui/Button.css';

interface DialogProps {
  salonName: string;
  open: boolean;
  onClose: () => void;
}

// The props are declared here, because importing their type from QuoteDialog.tsx would add it to this chunk.
const QuoteDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./QuoteDialog.tsx').catch(() => ({ default: GoToContactPage })),
);

/** Replaces the dialog when it cannot be loaded: goes to the contact page on every press, also after Back. */
function GoToContactPage({ open, onClose }: DialogProps) {
  useEffect(() => {
    if (!open) return;
    onClose();
    location.assign('/contact');
  });
  return null;
}

export default function QuoteButton({ salonName }: { salonName: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  // Undefined until the first press.
  const [open, setOpen] = useState<boolean>();
  useReady(link);
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
          setOpen(true);
        }}
        data-press
      >
        Get Quote
      </a>
      {/* Outside of .floating, which is hidden on wide screens: the phone may be rotated while the dialog is open. */}
      {open !== undefined &&
        createPortal(
          <Suspense>
            <QuoteDialog
              salonName={salonName}
              open={open}
              onClose={() => {
                setOpen(false);
                link.current?.focus();
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
