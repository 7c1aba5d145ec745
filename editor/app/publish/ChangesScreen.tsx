import { useCallback, useEffect, useState } from 'react';
import type { Advice, ChangeResult, ContentEntry, UnpublishedChanges } from '../../shared/api.ts';
import { Confirmation } from '../Confirmation.tsx';
import { mistakeText } from '../mistake-text.ts';
import { request, send, wordsOf } from '../server-api.ts';
import { ChangeList } from './ChangeList.tsx';
import { MistakeLinks, PublishOutcome } from './PublishOutcome.tsx';
import { usePublish } from './use-publish.ts';

interface Props {
  entries: readonly ContentEntry[];
  onChanged: () => void;
}

/** What differs from the published site, with undo and publish. */
export function ChangesScreen({ entries, onChanged }: Props) {
  const [changes, setChanges] = useState<UnpublishedChanges>();
  const [advice, setAdvice] = useState<Advice>([]);
  const [message, setMessage] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const load = useCallback(() => {
    onChanged();
    request<UnpublishedChanges>('changes').then(setChanges, (error: unknown) => {
      setMessage(wordsOf(error));
    });
    // Only advice: without it, there is nothing to miss.
    request<Advice>('advice').then(setAdvice, () => undefined);
  }, [onChanged]);
  useEffect(load, [load]);
  const { publication, failure, isRunning, start } = usePublish(load);

  const undo = async (answer: Promise<ChangeResult>, done: string) => {
    setIsAsked(false);
    try {
      const result = await answer;
      setMessage(
        result.status === 'saved'
          ? done
          : `This cannot be undone alone. ${result.mistakes.map((one) => `${one.place}: ${mistakeText(one)}`).join(' ')}`,
      );
    } catch (error) {
      setMessage(wordsOf(error));
    }
    load();
  };
  const files = changes?.files ?? [];
  return (
    <main className="screen">
      <h1 className="d3">Changes</h1>
      <p role="status" className="status">
        {failure ?? (message || summary(changes))}
      </p>
      {files.map((file) => (
        <ChangeList
          key={file.label + file.file}
          changes={file}
          onUndo={(path) => void undo(send('POST', 'undo', { file: file.file, path }), 'Undone.')}
        />
      ))}
      {advice.length > 0 && (
        <details className="section">
          <summary>
            <strong>{`Advice (${String(advice.length)})`}</strong>
          </summary>
          <div className="section__body">
            <p className="hint">You can publish without following it.</p>
            <MistakeLinks mistakes={advice} entries={entries} />
          </div>
        </details>
      )}
      <PublishOutcome
        publication={publication}
        entries={entries}
        onContinue={(options) => {
          start('publish', options);
        }}
      />
      {changes?.canPublish && !isRunning && (
        <div className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              setMessage('');
              start('publish', {});
            }}
          >
            Publish
          </button>
          {files.length > 0 && !isAsked && (
            <button
              type="button"
              className="button button--outline"
              onClick={() => {
                setIsAsked(true);
              }}
            >
              Undo all
            </button>
          )}
        </div>
      )}
      {isAsked && (
        <Confirmation
          question="Undo all changes? They cannot be brought back."
          confirm="Undo all of them"
          cancel="Keep them"
          onConfirm={() => void undo(send('POST', 'undo-all'), 'All changes are undone.')}
          onCancel={() => {
            setIsAsked(false);
          }}
        />
      )}
      <p>
        <a href="#history">Earlier versions of the site</a>
      </p>
    </main>
  );
}

function summary(changes: UnpublishedChanges | undefined): string {
  if (!changes) return 'Comparing with the published site…';
  if (changes.files.length > 0) return 'Only you see these changes. Visitors see them when you publish.';
  return changes.canPublish ? 'A version was not sent yet.' : 'There is nothing new to publish.';
}
