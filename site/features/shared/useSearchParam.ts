import { useEffect, useState } from 'react';

import { tagKey } from '../../content/articles/tags.ts';
import { nextPaint } from './next-paint.ts';

/** The value of a search parameter as a tag key, or '' without one and at build time. */
export function searchParamKey(name: string): string {
  if (typeof location === 'undefined') return '';
  return tagKey(new URLSearchParams(location.search).get(name) ?? '');
}

/**
 * State kept in the URL, as in `?tag=hair-trends`: it can be shared, survives a reload, and Back returns to the previous
 * value. '' removes the parameter.
 */
export function useSearchParam(name: string): [key: string, select: (key: string) => void] {
  const [key, setKey] = useState(() => searchParamKey(name));

  useEffect(() => {
    const onPopState = () => {
      setKey(searchParamKey(name));
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
    };
  }, [name]);

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
