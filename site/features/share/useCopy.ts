import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** The success message disappears after this many milliseconds. */
const SUCCESS_DURATION = 6000;

/** Copies text to the clipboard. Fails without permission or HTTPS: offer the text for manual copying then. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<boolean>] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(setState, SUCCESS_DURATION, 'idle');
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  return [state, copy];
}
