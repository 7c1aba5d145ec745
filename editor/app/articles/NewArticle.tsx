import { useState } from 'react';
import { draftValue, dropDraft, keepDraft } from '../drafts.ts';
import { send, wordsOf } from '../server-api.ts';

const DRAFT = 'new article';

/** A form that creates an article as a draft. */
export function NewArticle({ onCreated }: { onCreated: (file: string) => void }) {
  const [title, setTitle] = useState(() => (draftValue(DRAFT) as string | undefined) ?? '');
  const [mistake, setMistake] = useState<string>();
  const create = async () => {
    try {
      const { file } = await send<{ file: string }>('POST', 'articles', { title });
      dropDraft(DRAFT);
      onCreated(file);
    } catch (error) {
      setMistake(wordsOf(error));
    }
  };
  return (
    <form
      className="new-article"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <label className="field__label" htmlFor="new-article">
        Title of a new article
      </label>
      <input
        id="new-article"
        className="field__input"
        value={title}
        aria-invalid={mistake !== undefined || undefined}
        aria-describedby="new-article-about"
        onChange={({ currentTarget: { value } }) => {
          setTitle(value);
          if (value === '') dropDraft(DRAFT);
          else keepDraft(DRAFT, { label: 'A new article', address: '#articles', value });
        }}
      />
      <div id="new-article-about">{mistake && <p className="field__error">{mistake}</p>}</div>
      <button type="submit" className="button">
        New article
      </button>
    </form>
  );
}
