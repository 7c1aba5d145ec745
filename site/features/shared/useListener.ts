import { useEffect, useEffectEvent } from 'react';

/** Handles an event of `target`, which is looked up once the component is mounted. */
export function useListener<T extends keyof WindowEventMap>(
  target: () => EventTarget | null | undefined,
  type: T,
  handler: (event: WindowEventMap[T]) => void,
): void {
  const find = useEffectEvent(target);
  const handle = useEffectEvent(handler);
  useEffect(() => {
    const found = find();
    const listener = (event: Event) => {
      handle(event as WindowEventMap[T]);
    };
    found?.addEventListener(type, listener);
    return () => {
      found?.removeEventListener(type, listener);
    };
  }, [type]);
}
