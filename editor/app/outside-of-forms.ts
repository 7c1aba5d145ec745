import type { ReactElement, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

/** Puts a dialog with a form outside of the form that opens it: browsers stop the submit event of a form in another one. */
export function outsideOfForms(dialog: ReactElement): ReactPortal {
  return createPortal(dialog, document.querySelector('.editor') ?? document.body);
}
