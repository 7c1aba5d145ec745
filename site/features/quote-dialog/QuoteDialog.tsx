/**
 * The dialog behind Get Quote: the contact form over the page. Fetched, with its styles, when it is first opened. It stays
 * in the page when it is closed, with all that was entered: a message on its way still says what became of it.
 */
import { useEffect, useRef, useState } from 'react';

import { nextPaint } from '../shared/next-paint.ts';
import ContactForm from '../contact-form/ContactForm.tsx';
import formStyles from '../contact-form/ContactForm.css?url';
import dialogStyles from './QuoteDialog.css?url';
import { useBackdrop } from './useBackdrop.ts';

interface Props {
  salonName: string;
  open: boolean;
  onClose: () => void;
}

export default function QuoteDialog({ salonName, open, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** The dialog while it is open: everything outside of it is inert. */
  const [toastRoot, setToastRoot] = useState<Element | null>(null);
  useEffect(() => {
    if (open)
      void nextPaint().then(() => {
        dialog.current?.showModal();
        setToastRoot(dialog.current);
      });
  }, [open]);
  useBackdrop(dialog);
  return (
    <>
      {/* React waits for these before it shows the dialog. */}
      <link rel="stylesheet" href={formStyles} precedence="island" />
      <link rel="stylesheet" href={dialogStyles} precedence="island" />
      <dialog
        className="quote"
        ref={dialog}
        aria-labelledby="quote-title"
        onClose={() => {
          setToastRoot(null);
          onClose();
        }}
      >
        <div className="quote__page">
          <div className="quote__head">
            <h2 className="d3" id="quote-title">
              Get Your Quote
            </h2>
            <button
              type="button"
              className="quote__close"
              aria-label="Close"
              onClick={() => {
                dialog.current?.close();
              }}
            />
          </div>
          <ContactForm salonName={salonName} prefix="quote" toastRoot={toastRoot} />
        </div>
      </dialog>
    </>
  );
}
