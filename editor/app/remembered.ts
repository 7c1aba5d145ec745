import { useState } from 'react';

const values = new Map<string, unknown>();

/** A state that is there again when its screen is opened again, such as which parts of a form are open. */
export function useRemembered<T>(id: string, first: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (values.has(id) ? (values.get(id) as T) : first));
  return [
    value,
    (next) => {
      values.set(id, next);
      setValue(next);
    },
  ];
}
