import { useEffect, useState } from 'react';

import { fetchSearchIndex, type SearchIndex } from './search-index.ts';

export type IndexState =
  | { readonly status: 'loading' | 'slow' | 'failed' }
  | { readonly status: 'ready'; readonly searchIndex: SearchIndex };

/** Loading for longer than this is shown to the visitor. */
const SLOW_MS = 400;

/** Fetches the search index. */
export function useSearchIndex(): { state: IndexState; retry: () => void } {
  const [state, setState] = useState<IndexState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const slow = setTimeout(setState, SLOW_MS, { status: 'slow' });
    void fetchSearchIndex(abort.signal)
      .then((searchIndex): IndexState => ({ status: 'ready', searchIndex }))
      .catch((): IndexState => ({ status: 'failed' }))
      .then((next) => {
        clearTimeout(slow);
        if (!abort.signal.aborted) setState(next);
      });
    return () => {
      clearTimeout(slow);
      abort.abort();
    };
  }, [attempt]);

  return {
    state,
    retry: () => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}
