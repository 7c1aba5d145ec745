import { useCallback, useEffect, useState } from 'react';
import type { FileChanges, PublishResult, ChangeResult } from '../../shared/api.ts';
import { request, send } from '../server-api.ts';
import { ChangeList } from './ChangeList.tsx';
import { PublishOutcome } from './PublishOutcome.tsx';
import { usePublish } from './use-publish.ts';

/** What differs from the published site, with undo and publish. */
export function ChangesScreen({ onChanged }: { onChanged: () => void }) {
  const [files, setFiles] = useState<readonly FileChanges[]>();
  const [message, setMessage] = useState('');
  const load = useCallback(() => {
    onChanged();
    request<FileChanges[]>('changes').then(setFiles, (error: unknown) => {
      setMessage((error as Error).message);
    });
  }, [onChanged]);
  useEffect(load, [load]);
  const { result, step, run } = usePublish(() => {
    setFiles(undefined);
    load();
  });

  const undo = async (file: string, path?: readonly (string | number)[]) => {
    try {
      const answer = await send<ChangeResult>('POST', 'undo', { file, path });
      setMessage(
        answer.status === 'mistakes'
          ? `This cannot be undone alone: ${answer.problems.join('; ')}`
          : 'Undone.',
      );
    } catch (error) {
      setMessage((error as Error).message);
    }
    load();
  };
  const undoAll = () => {
    send('POST', 'undo-all').then(load, (error: unknown) => {
      setMessage((error as Error).message);
    });
  };
  const start = (options = {}) => {
    setMessage('');
    run(() => send<PublishResult>('POST', 'publish', options));
  };
  return (
    <main className="screen">
      <h1 className="d3">Changes</h1>
      <p role="status" className="status">
        {step ?? (message || (files ? summary(files) : 'Comparing with the published site…'))}
      </p>
      {files && files.length > 0 && (
        <>
          {files.map((file) => (
            <ChangeList
              key={file.label + file.file}
              changes={file}
              onUndo={(path) => void undo(file.file, path)}
            />
          ))}
          <div className="screen__actions">
            <button
              type="button"
              className="button"
              disabled={step !== undefined}
              onClick={() => {
                start();
              }}
            >
              Publish
            </button>
            <button
              type="button"
              className="button button--outline"
              disabled={step !== undefined}
              onClick={undoAll}
            >
              Undo all
            </button>
          </div>
        </>
      )}
      <PublishOutcome result={result} onContinue={start} />
    </main>
  );
}

function summary(files: readonly FileChanges[]): string {
  return files.length === 0
    ? 'There is nothing new to publish.'
    : 'These changes are saved on this computer. Visitors see them when you publish.';
}
