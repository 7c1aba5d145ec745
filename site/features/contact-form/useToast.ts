import { useRef, useState } from 'react';

import { type Toast } from '../../../contact/messages.ts';

interface ShownToast {
  message: Toast;
  /** A new id announces the same message again. */
  id: number;
}

/** The message that is shown, one at a time. */
export function useToast() {
  const [shown, setShown] = useState<ShownToast>();
  const count = useRef(0);
  return {
    shown,
    show: (message: Toast) => {
      count.current += 1;
      setShown({ message, id: count.current });
    },
    hide: () => {
      setShown(undefined);
    },
  };
}
