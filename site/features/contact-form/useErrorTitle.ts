import { useEffect } from 'react';

import { ERROR_TITLE } from '../../../contact/messages.ts';

/** Starts the document title with "Error" while the form has errors, for screen readers and tabs. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    // The form of the quote dialog may have set it already.
    if (!hasErrors || document.title.startsWith(ERROR_TITLE)) return undefined;
    const { title } = document;
    document.title = ERROR_TITLE + title;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
