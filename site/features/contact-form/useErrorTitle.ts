import { useEffect } from 'react';

import { ERROR_TITLE } from '../../../contact/messages.ts';

/** Says in the document's title that something is wrong: what a screen reader reads first, and what a tab shows. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    // Two forms may be wrong at once, the page's and the dialog's.
    if (!wrong || document.title.startsWith(ERROR_TITLE)) return undefined;
    const { title } = document;
    document.title = ERROR_TITLE + title;
    return () => {
      document.title = title;
    };
  }, [wrong]);
}
