import { useState } from 'react';
import type { ChangeResult } from '../../shared/api.ts';
import { dropDraft } from '../drafts.ts';
import { send } from '../server-api.ts';

/** Deletes an article after a second press. */
export function DeleteArticle({ file, onDeleted }: { file: string; onDeleted: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const remove = async () => {
    try {
      const result = await send<ChangeResult>('DELETE', `articles?file=${encodeURIComponent(file)}`);
      if (result.status === 'mistakes') setMistake(result.problems.join('; '));
      else {
        dropDraft(file);
        location.hash = 'changes';
      }
      onDeleted();
    } catch (error) {
      setMistake((error as Error).message);
    }
  };
  return (
    <p className="delete">
      <button
        type="button"
        className="plain"
        onClick={() => {
          if (isAsked) void remove();
          else setIsAsked(true);
        }}
      >
        {isAsked ? 'Really delete it' : 'Delete this article'}
      </button>
      {isAsked && ' The Changes screen can bring it back.'}
      {mistake && <span className="field__error">{mistake}</span>}
    </p>
  );
}
