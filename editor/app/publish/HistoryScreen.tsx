import { useState } from 'react';
import type { ContentEntry, FileChanges, Version } from '../../shared/api.ts';
import { query, send, useAction, useData, wordsOf } from '../server-api.ts';
import { Button, Screen } from '../ui.tsx';
import { ChangeList } from './ChangeList.tsx';
import { PublishOutcome, usePublication } from './PublishOutcome.tsx';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Earlier versions of the content. Going back to one publishes it as a new version. */
export function HistoryScreen({ entries }: { entries: readonly ContentEntry[] }) {
  const { data: versions, failure: unread } = useData<readonly Version[]>('versions');
  const { publication, isRunning } = usePublication();
  const { failure, act } = useAction();
  const [chosen, setChosen] = useState<string>();
  const close = () => setChosen(undefined);
  const status = failure ?? (unread ? wordsOf(unread) : 'Going back keeps the newer versions in this list.');
  return (
    <Screen title="Earlier versions" status={status}>
      <PublishOutcome publication={publication} entries={entries} onContinue={close} />
      <ol className="versions">
        {versions?.map(({ commit, date, author, subject, details }, at) => (
          <li key={commit}>
            <div>
              <h2 className="changes__file">{subject}</h2>
              <p className="hint">{`${DATE.format(new Date(date))}, ${author}`}</p>
              {details && <p className="versions__details">{details}</p>}
              {chosen === commit && (
                <GoBack
                  commit={commit}
                  onConfirm={() => {
                    close();
                    void act(() => send('POST', 'go-back', { commit }));
                  }}
                  onCancel={close}
                />
              )}
            </div>
            {at > 0 && chosen !== commit && (
              <Button
                look="plain"
                aria-label={`Go back to this: ${subject}, ${DATE.format(new Date(date))}`}
                disabled={isRunning}
                onClick={() => setChosen(commit)}
              >
                Go back to this
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Screen>
  );
}

interface GoBackProps {
  commit: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows what going back to a version changes, and asks. */
function GoBack({ commit, onConfirm, onCancel }: GoBackProps) {
  const { data: files, failure } = useData<readonly FileChanges[]>(query('go-back', { commit }));
  return (
    <section className="outcome" aria-label="What going back changes" tabIndex={-1} ref={focus}>
      <p role="status">{failure ? wordsOf(failure) : summary(files)}</p>
      {files?.map((file) => (
        <ChangeList key={file.label + file.file} changes={file} />
      ))}
      <div className="actions">
        {files && files.length > 0 && <Button onClick={onConfirm}>Publish the earlier version</Button>}
        <Button look="outline" onClick={onCancel}>
          Keep the site as it is
        </Button>
      </div>
    </section>
  );
}

/** Moves the focus here, because the pressed button is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function summary(files: readonly FileChanges[] | undefined): string {
  if (!files) return 'Comparing with this version…';
  return files.length === 0
    ? 'The site has the same content today: there is nothing to go back to.'
    : 'Going back changes this for visitors:';
}
