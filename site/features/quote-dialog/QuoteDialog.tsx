/**
 * The dialog with the contact form. Loaded with its styles when first opened. Stays in the document when closed, so that
 * the input is kept and the result of a message that is being sent is still shown.
 */
import { useEffect, useRef, useState } from 'react';

import formStyles from '../contact-form/ContactForm.css?url';
import ContactForm from '../contact-form/ContactForm.tsx';
import { nextPaint } from '../shared/next-paint.ts';
import { useCloseOnBackdropClick } from '../shared/useCloseOnBackdropClick.ts';
import dialogStyles from './QuoteDialog.css?url';

interface Props {
  salonName: string;
  /** Counts the presses of the button: each one opens the dialog. */
  presses: number;
  onClose: () => void;
}

export default function QuoteDialog({ salonName, presses, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** The dialog while it is open, because everything outside of it is inert. */
  const [toastRoot, setToastRoot] = useState<Element | null>(null);
  useEffect(() => {
    void nextPaint().then(() => {
      if (!dialog.current?.open) dialog.current?.showModal();
      setToastRoot(dialog.current);
    });
  }, [presses]);
  useCloseOnBackdropClick(dialog);
  return (
    <>
      {/* React renders the dialog once its stylesheets are loaded. */}
      <link rel="stylesheet" href={formStyles} precedence="island" />
      <link rel="stylesheet" href={dialogStyles} precedence="island" />
      <dialog
        className="quote"
        ref={dialog}
        aria-labelledby="quote-title"
        onClose={() => {
          // The event comes late: the dialog may have been opened again.
          if (dialog.current?.open) return;
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
