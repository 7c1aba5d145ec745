import { useCallback, useEffect, useRef } from 'react';

/** Time without a key press after which a change is saved. */
const PAUSE_MS = 400;

/**
 * Saves shortly after the last change, and at once when the form is left. One save runs at a time.
 *
 * @param save never throws
 * @returns the function to call after each change; with `true`, it does not wait for another one
 */
export function useAutosave(save: () => Promise<void>): (isUrgent?: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  const isDue = useRef(false);

  const run = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (running.current) return;
    running.current = true;
    while (isDue.current) {
      isDue.current = false;
      await save();
    }
    running.current = false;
  }, [save]);

  useEffect(
    () => () => {
      if (timer.current !== undefined) void run();
    },
    [run],
  );

  return useCallback(
    (isUrgent = false) => {
      isDue.current = true;
      clearTimeout(timer.current);
      if (isUrgent) void run();
      else timer.current = setTimeout(() => void run(), PAUSE_MS);
    },
    [run],
  );
}
