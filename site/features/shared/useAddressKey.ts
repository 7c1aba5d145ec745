import { useEffect, useState } from 'react';

import { tagKey } from '../../content/tags.ts';
import { afterPaint } from './after-paint.ts';

/** What the address asks for under a name, as a key, or '' (also while the page is built). */
export function keyInAddress(name: string): string {
  if (typeof location === 'undefined') return '';
  return tagKey(new URLSearchParams(location.search).get(name) ?? '');
}

/**
 * The selected key, kept in the address as `?tag=hair-trends` (with `tag` as the name): it can be shared, survives a
 * reload, and Back returns to the one before. '' is none.
 */
export function useAddressKey(name: string): [key: string, select: (key: string) => void] {
  const [key, setKey] = useState(() => keyInAddress(name));

  useEffect(() => {
    const onPopState = () => {
      setKey(keyInAddress(name));
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
    };
  }, [name]);

  const select = (next: string) => {
    if (next === keyInAddress(name)) return;
    const url = new URL(location.href);
    url.hash = '';
    if (next) url.searchParams.set(name, next);
    else url.searchParams.delete(name);
    history.pushState(null, '', url);
    // Whatever was chosen last.
    void afterPaint().then(() => {
      setKey(keyInAddress(name));
    });
  };
  return [key, select];
}
