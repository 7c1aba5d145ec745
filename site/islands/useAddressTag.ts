import { useEffect, useState } from 'react';

import { tagKey } from '../content/tags.ts';

/** Key of the tag that the address asks for, or '' (also while the page is built). */
function tagInAddress(): string {
  if (typeof location === 'undefined') return '';
  return tagKey(new URLSearchParams(location.search).get('tag') ?? '');
}

/**
 * The selected tag, kept in the address as `?tag=hair-trends`: it can be shared, survives a reload, and Back returns to
 * the one before. '' is none.
 */
export function useAddressTag(): [tag: string, select: (tag: string) => void] {
  const [tag, setTag] = useState(tagInAddress);

  useEffect(() => {
    const onPopState = () => {
      setTag(tagInAddress());
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
    };
  }, []);

  const select = (next: string) => {
    if (next === tagInAddress()) return;
    const url = new URL(location.href);
    url.hash = '';
    if (next) url.searchParams.set('tag', next);
    else url.searchParams.delete('tag');
    history.pushState(null, '', url);
    setTag(next);
  };
  return [tag, select];
}
