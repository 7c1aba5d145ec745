import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Good news leaves by itself after this many milliseconds. */
const STAYS = 6000;

/**
 * Puts text on the clipboard, and tells how it went. It fails where the visitor or an insecure address forbids it: then
 * offer the text to be copied by hand.
 */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<boolean>] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(setState, STAYS, 'idle');
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
