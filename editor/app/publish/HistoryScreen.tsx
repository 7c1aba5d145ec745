import { useCallback, useEffect, useState } from 'react';
import type { ContentEntry, Version } from '../../shared/api.ts';
import { request, wordsOf } from '../server-api.ts';
import { GoBack } from './GoBack.tsx';
import { PublishOutcome } from './PublishOutcome.tsx';
import { usePublish } from './use-publish.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  entries: readonly ContentEntry[];
  onChanged: () => void;
}

/** Earlier versions of the content. Going back to one publishes it as a new version. */
export function HistoryScreen({ entries, onChanged }: Props) {
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<string>();
  const load = useCallback(() => {
    onChanged();
    request<Version[]>('versions').then(setVersions, (error: unknown) => {
      setMessage(wordsOf(error));
    });
  }, [onChanged]);
  useEffect(load, [load]);
  const { publication, failure, isRunning, start } = usePublish(load);
  return (
    <main className="screen">
      <h1 className="d3">Earlier versions</h1>
      <p role="status" className="status">
        {failure ?? (message || 'Going back keeps the newer versions in this list.')}
      </p>
      <PublishOutcome publication={publication} entries={entries} onContinue={() => undefined} />
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
                    start('go-back', { commit });
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
                disabled={isRunning}
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
