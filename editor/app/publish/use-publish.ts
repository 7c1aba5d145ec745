import { useState } from 'react';
import type { PublishResult } from '../../shared/api.ts';
import { request } from '../server-api.ts';

const POLL_MS = 400;

interface Publishing {
  readonly result: PublishResult | undefined;
  /** What is being done; undefined while nothing is. */
  readonly step: string | undefined;
  readonly run: (publish: () => Promise<PublishResult>) => void;
}

/** Publishes and tells what is being done meanwhile. `onEnd` is called afterwards, whatever became of it. */
export function usePublish(onEnd: () => void): Publishing {
  const [result, setResult] = useState<PublishResult>();
  const [step, setStep] = useState<string>();
  const run = (publish: () => Promise<PublishResult>) => {
    setStep('Starting');
    setResult(undefined);
    const timer = setInterval(() => {
      request<{ step: string }>('progress').then(
        (now) => {
          setStep((before) => (before === undefined ? before : now.step || before));
        },
        () => undefined,
      );
    }, POLL_MS);
    publish()
      .catch((error: unknown): PublishResult => ({ status: 'failed', message: (error as Error).message }))
      .then((end) => {
        clearInterval(timer);
        setStep(undefined);
        setResult(end);
        onEnd();
      })
      .catch(() => undefined);
  };
  return { result, step, run };
}
