/**
 * In the browser because a dialog has to open over the page. Loads when it is touched or focused, never by scrolling:
 * it stands on every small screen. Until then, and without JavaScript, it is a link to the contact page.
 */
import { lazy, Suspense, useRef, useState } from 'react';

import { useReady } from './useReady.ts';

import '../ui/Button.css';

const QuoteDialog = lazy(() => import('./QuoteDialog.tsx'));

export default function QuoteButton({ salonName }: { salonName: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
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
      <Suspense>
        {open && (
          <QuoteDialog
            salonName={salonName}
            onClose={() => {
              setOpen(false);
              link.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
