import { useState } from 'react';

import { type Toast } from '../../../contact/messages.ts';

/** Another object announces the same message again. */
export interface ShownToast {
  message: Toast;
}

/** The message that is shown, one at a time. */
export function useToast() {
  const [shown, setShown] = useState<ShownToast>();
  return {
    shown,
    show: (message: Toast) => {
      setShown({ message });
    },
    hide: () => {
      setShown(undefined);
    },
  };
}
