/**
 * In the browser because a dialog has to open over the page. Loads when it is touched or focused, never by scrolling:
 * it stands on every small screen. Until then, and without JavaScript, it is a link to the contact page.
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

// Its props are named here: naming its file for their type alone would bring all of it with the button.
const QuoteDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./QuoteDialog.tsx').catch(() => ({ default: ContactPage })),
);

/** Where the dialog cannot be had, the contact page can; each time it is asked for, also after Back. */
function ContactPage({ open, onClose }: DialogProps) {
  useEffect(() => {
    if (!open) return;
    onClose();
    location.assign('/contact');
  });
  return null;
}

export default function QuoteButton({ salonName }: { salonName: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  // Undefined until it is asked for the first time.
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
      {/* Outside of the floating buttons, which a wide screen hides: the phone may be rotated while the dialog is open. */}
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
