/**
 * The dialog with the contact form. Loaded with its styles when first opened. Stays in the document when closed, so that
 * the input is kept and the result of a message that is being sent is still shown.
 */
import { useState } from 'react';
import ContactForm from '../contact-form/ContactForm.tsx';
import { CloseButton, Dialog } from '../shared/Dialog.tsx';
import type { DialogProps } from '../shared/DialogLink.tsx';

import formStyles from '../contact-form/ContactForm.css?url';
import dialogStyles from './QuoteDialog.css?url';

interface Props extends DialogProps {
  salonName: string;
}

export default function QuoteDialog({ ref, isOpen, onClose, salonName }: Props) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      ref={ref}
      onClose={onClose}
      className="quote-dialog"
      aria-label="Get Your Quote"
      styles={[formStyles, dialogStyles]}
    >
      <div className="quote-dialog__page" ref={setPage}>
        <div className="quote-dialog__head">
          <h2 className="d3">Get Your Quote</h2>
          <CloseButton className="quote-dialog__close" />
        </div>
        {/* While the dialog is open, everything outside of it is inert. */}
        <ContactForm salonName={salonName} prefix="quote" toastRoot={isOpen ? page : null} />
      </div>
    </Dialog>
  );
}
