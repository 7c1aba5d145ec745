import { useState } from 'react';
import type { ChangeResult } from '../../shared/api.ts';
import { dropDraft } from '../drafts.ts';
import { mistakeText } from '../mistake-text.ts';
import { request, wordsOf } from '../server-api.ts';

/** Deletes an article after a second press. */
export function DeleteArticle({ file, onDeleted }: { file: string; onDeleted: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const remove = async () => {
    try {
      const result = await request<ChangeResult>(`articles?file=${encodeURIComponent(file)}`, {
        method: 'DELETE',
      });
      if (result.status === 'mistakes')
        setMistake(result.mistakes.map((one) => `${one.place}: ${mistakeText(one)}`).join(' '));
      else {
        dropDraft(file);
        location.hash = 'changes';
      }
      onDeleted();
    } catch (error) {
      setMistake(wordsOf(error));
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
