import { useCallback, useEffect, useState } from 'react';
import type { MessageList } from '../../shared/api.ts';
import { request } from '../server-api.ts';

/** The messages on this computer: read at the start and whenever their screen is opened. */
export function useMessages(isOpen: boolean): [MessageList, (list: MessageList) => void] {
  const [list, setList] = useState<MessageList>({ status: 'none' });
  const load = useCallback(() => {
    request<MessageList>('messages').then(setList, (error: unknown) => {
      setList({ status: 'failed', message: (error as Error).message });
    });
  }, []);
  useEffect(load, [load, isOpen]);
  return [list, setList];
}
