import { useEffect, useState } from 'react';

import { tagKey } from '../../content/tags.ts';
import { nextPaint } from './next-paint.ts';

/** What the address asks for under a name, as a key, or '' (also while the page is built). */
export function searchParamKey(name: string): string {
  if (typeof location === 'undefined') return '';
  return tagKey(new URLSearchParams(location.search).get(name) ?? '');
}

/**
 * The selected key, kept in the address as `?tag=hair-trends` (with `tag` as the name): it can be shared, survives a
 * reload, and Back returns to the one before. '' is none.
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
    // Whatever was chosen last.
    void nextPaint().then(() => {
      setKey(searchParamKey(name));
    });
  };
  return [key, select];
}
