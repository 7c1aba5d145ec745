import { useEffect, useEffectEvent, useState } from 'react';
import type { Publication } from '../../shared/api.ts';
import { request, send, wordsOf } from '../server-api.ts';

const POLL_MS = 1500;

interface Publishing {
  /** The last or the running publication; undefined until it was asked for. */
  readonly publication: Publication | undefined;
  /** Why the server could not be asked. */
  readonly failure: string | undefined;
  readonly isRunning: boolean;
  /** Starts one: `publish` or `go-back`. */
  readonly start: (route: 'publish' | 'go-back', body: object) => void;
}

/** Publishes, and follows it while it goes on. It goes on without this page, too. `onEnd` is called afterwards. */
export function usePublish(onEnd: () => void): Publishing {
  const [publication, setPublication] = useState<Publication>();
  const [failure, setFailure] = useState<string>();
  const isRunning = publication?.status === 'running';
  const end = useEffectEvent(onEnd);
  const follow = (answer: Promise<Publication>) => {
    answer.then(
      (next) => {
        setFailure(undefined);
        setPublication(next);
      },
      (error: unknown) => {
        setFailure(wordsOf(error));
      },
    );
  };
  useEffect(() => {
    follow(request<Publication>('publish'));
  }, []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      follow(request<Publication>('publish'));
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [isRunning]);
  return {
    publication,
    failure,
    isRunning,
    start: (route, body) => {
      follow(send<Publication>('POST', route, body));
    },
  };
}
