import { useEffect, useState } from 'react';
import type { FileChanges } from '../../shared/api.ts';
import { request, wordsOf } from '../server-api.ts';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  commit: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows what going back to a version changes, and asks. */
export function GoBack({ commit, onConfirm, onCancel }: Props) {
  const [files, setFiles] = useState<readonly FileChanges[]>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    request<FileChanges[]>(`go-back?commit=${commit}`).then(setFiles, (error: unknown) => {
      setFailure(wordsOf(error));
    });
  }, [commit]);
  return (
    <section className="outcome" aria-label="What going back changes" tabIndex={-1} ref={focus}>
      <p role="status">{failure || (files ? summary(files) : 'Comparing with this version…')}</p>
      {files?.map((file) => (
        <ChangeList key={file.label + file.file} changes={file} />
      ))}
      <div className="actions">
        {files && files.length > 0 && (
          <button type="button" className="button" onClick={onConfirm}>
            Publish the earlier version
          </button>
        )}
        <button type="button" className="button button--outline" onClick={onCancel}>
          Keep the site as it is
        </button>
      </div>
    </section>
  );
}

/** Moves the focus here, because the pressed button is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function summary(files: readonly FileChanges[]): string {
  return files.length === 0
    ? 'The site has the same content today: there is nothing to go back to.'
    : 'Going back changes this for visitors:';
}
