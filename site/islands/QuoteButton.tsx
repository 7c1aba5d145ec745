/**
 * In the browser because a dialog has to open over the page. Loads when it is touched or focused, never by scrolling:
 * it stands on every small screen. Until then, and without JavaScript, it is a link to the contact page.
 */
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';

import { type QuoteDialogProps } from './QuoteDialog.tsx';
import { useReady } from './useReady.ts';

import '../ui/Button.css';

/** Like a page of its own: where the dialog cannot be had, the contact page can. */
const QuoteDialog = lazy<ComponentType<QuoteDialogProps>>(() =>
  import('./QuoteDialog.tsx').catch(() => {
    location.assign('/contact');
    return { default: () => null };
  }),
);

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
      <Suspense>
        {open !== undefined && (
          <QuoteDialog
            salonName={salonName}
            open={open}
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
