import { useState } from 'react';

import { nextPaint } from '../shared/next-paint.ts';
import { useListener } from '../shared/useListener.ts';
import { searchParamKey } from './filter-list.ts';

/** State kept in the URL, as in `?tag=hair-trends`, so that Back returns to the previous value. '' removes the parameter. */
export function useSearchParam(
  name: Parameters<typeof searchParamKey>[0],
): [key: string, select: (key: string) => void] {
  const [key, setKey] = useState(() => searchParamKey(name));

  useListener('popstate', () => {
    setKey(searchParamKey(name));
  });

  const select = (next: string) => {
    if (next === searchParamKey(name)) return;
    const url = new URL(location.href);
    url.hash = '';
    if (next) url.searchParams.set(name, next);
    else url.searchParams.delete(name);
    history.pushState(null, '', url);
    // Read again: it may have changed since.
    void nextPaint().then(() => {
      setKey(searchParamKey(name));
    });
  };
  return [key, select];
}
