/** The dialog behind Get Quote: the contact form over the page. Fetched, with its styles, when it is first opened. */
import { useEffect, useRef } from 'react';

import ContactForm from './ContactForm.tsx';
import formStyles from './ContactForm.css?url';
import dialogStyles from './QuoteDialog.css?url';

interface Props {
  salonName: string;
  onClose: () => void;
}

export default function QuoteDialog({ salonName, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => {
    dialog.current?.close();
  };
  return (
    <>
      {/* React waits for these before it shows the dialog. */}
      <link rel="stylesheet" href={formStyles} precedence="island" />
      <link rel="stylesheet" href={dialogStyles} precedence="island" />
      <dialog
        className="quote"
        ref={dialog}
        aria-labelledby="quote-title"
        onClose={onClose}
        onPointerDown={(event) => {
          // A press on the backdrop lands on the dialog itself; its contents cover the rest.
          if (event.target === dialog.current) close();
        }}
      >
        <div className="quote__page">
          <div className="quote__head">
            <h2 className="d3" id="quote-title">
              Get Your Quote
            </h2>
            <button type="button" className="quote__close" aria-label="Close" onClick={close} />
          </div>
          <ContactForm salonName={salonName} prefix="quote" />
        </div>
      </dialog>
    </>
  );
}
