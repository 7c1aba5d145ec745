import { useCallback, useEffect, useState } from 'react';
import type { PublishResult, Version } from '../../shared/api.ts';
import { request, send } from '../server-api.ts';
import { GoBack } from './GoBack.tsx';
import { PublishOutcome } from './PublishOutcome.tsx';
import { usePublish } from './use-publish.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Earlier versions of the content. Going back to one publishes it as a new version. */
export function HistoryScreen({ onChanged }: { onChanged: () => void }) {
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<string>();
  const load = useCallback(() => {
    onChanged();
    request<Version[]>('versions').then(setVersions, (error: unknown) => {
      setMessage((error as Error).message);
    });
  }, [onChanged]);
  useEffect(load, [load]);
  const { result, step, run } = usePublish(load);
  return (
    <main className="screen">
      <h1 className="d3">History</h1>
      <p role="status" className="status">
        {step ?? (message || 'Going back keeps the newer versions in this list.')}
      </p>
      <PublishOutcome result={result} onContinue={() => undefined} />
      <ol className="versions">
        {versions.map(({ commit, date, author, subject, details }, at) => (
          <li key={commit}>
            <div>
              <h2 className="changes__file">{subject}</h2>
              <p className="hint">{`${DATE.format(new Date(date))}, ${author}`}</p>
              {details && <p className="versions__details">{details}</p>}
              {chosen === commit && (
                <GoBack
                  commit={commit}
                  onConfirm={() => {
                    setChosen(undefined);
                    run(() => send<PublishResult>('POST', 'go-back', { commit }));
                  }}
                  onCancel={() => {
                    setChosen(undefined);
                  }}
                />
              )}
            </div>
            {at > 0 && chosen !== commit && (
              <button
                type="button"
                className="plain"
                aria-label={`Go back to this: ${subject}, ${DATE.format(new Date(date))}`}
                disabled={step !== undefined}
                onClick={() => {
                  setChosen(commit);
                }}
              >
                Go back to this
              </button>
            )}
          </li>
        ))}
      </ol>
    </main>
  );
}
