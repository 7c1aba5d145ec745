import { useEffect, useRef, useState } from 'react';

import { openIndex, type SearchIndex } from '../search/fetch-parts.ts';
import { find, type Found } from '../search/find.ts';
import { type ArticlePart } from '../search/parts.ts';

/** What stands below the field. */
export type State =
  { readonly kind: 'empty'; readonly tries: readonly string[] } | { readonly kind: 'failed' } | Answer;

export interface Answer {
  readonly kind: 'answer';
  readonly question: string;
  readonly found: Found;
  /** As many of the found articles as are shown. */
  readonly shown: readonly ArticlePart[];
  /** How many articles there are to look through. */
  readonly of: number;
}

export interface Search {
  readonly state: State;
  /** Whether something has been under way for long enough to say so. */
  readonly slow: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

/** So many results at first, and with each “more”. */
const PAGE = 5;
/** Milliseconds: a pause in typing that is worth a question, and a wait that is worth a word. */
const PAUSE = 120;
const WAIT = 300;

/** Answers a question while it is typed; an answer that comes late to an older question is dropped. */
export function useSearch(typed: string): Search {
  const question = typed.trim().length > 1 ? typed.trim() : '';
  const index = useRef<Promise<SearchIndex>>(undefined);
  const [state, setState] = useState<State>({ kind: 'empty', tries: [] });
  const [slow, setSlow] = useState(false);
  const [pages, setPages] = useState({ question: '', count: 1 });
  const [attempt, setAttempt] = useState(0);
  const count = pages.question === question ? PAGE * pages.count : PAGE;

  useEffect(() => {
    let dropped = false;
    const answer = async (): Promise<State> => {
      try {
        index.current ??= openIndex();
        const { entry, get, article } = await index.current;
        if (question === '') return { kind: 'empty', tries: entry.tries };
        const found = await find(question, { entry, get });
        const shown = await Promise.all(found.articles.slice(0, count).map(article));
        return { kind: 'answer', question, found, shown, of: entry.articles };
      } catch {
        // A new build may have taken the place of the index that was opened: begin anew next time.
        index.current = undefined;
        return { kind: 'failed' };
      }
    };
    const waiting = setTimeout(setSlow, WAIT + PAUSE, true);
    const asking = setTimeout(
      () => {
        void answer().then((next) => {
          if (dropped) return;
          clearTimeout(waiting);
          setSlow(false);
          setState(next);
        });
      },
      question === '' ? 0 : PAUSE,
    );
    return () => {
      dropped = true;
      clearTimeout(waiting);
      clearTimeout(asking);
    };
  }, [question, count, attempt]);

  return {
    state,
    slow,
    more: () => {
      setPages({ question, count: count / PAGE + 1 });
    },
    again: () => {
      setAttempt(attempt + 1);
    },
  };
}
