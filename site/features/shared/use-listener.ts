import { useEffect, useEffectEvent } from 'react';

/** Handles an event of the window, or of a `target` that is looked up once the component is mounted. */
export function useListener<T extends keyof WindowEventMap>(
  type: T,
  handler: (event: WindowEventMap[T]) => void,
  target: () => EventTarget | null | undefined = () => window,
): void {
  const find = useEffectEvent(target);
  const handle = useEffectEvent(handler);
  useEffect(() => {
    const found = find();
    const listener = (event: Event) => handle(event as WindowEventMap[T]);
    found?.addEventListener(type, listener);
    return () => found?.removeEventListener(type, listener);
  }, [type]);
}
