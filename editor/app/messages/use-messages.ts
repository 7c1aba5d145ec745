import { useCallback, useEffect, useState } from 'react';
import type { MessageList } from '../../shared/api.ts';
import { request, wordsOf } from '../server-api.ts';

const REFRESH_MS = 30_000;

export interface Messages {
  /** Undefined until they were read. */
  readonly list: MessageList | undefined;
  /** Why they could not be read. */
  readonly failure: string | undefined;
  readonly load: () => void;
}

/** The messages of visitors. They refresh by themselves while the editor is in view. */
export function useMessages(): Messages {
  const [list, setList] = useState<MessageList>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(() => {
    if (document.hidden) return;
    request<MessageList>('messages').then(
      (answer) => {
        setFailure(undefined);
        setList(answer);
      },
      (error: unknown) => {
        setFailure(wordsOf(error));
      },
    );
  }, []);
  useEffect(() => {
    load();
    const timer = setInterval(load, REFRESH_MS);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [load]);
  return { list, failure, load };
}
