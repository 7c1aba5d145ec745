import { useState } from 'react';
import { send } from '../server-api.ts';

/** A form that creates an article as a draft. */
export function NewArticle({ onCreated }: { onCreated: (file: string) => void }) {
  const [title, setTitle] = useState('');
  const [mistake, setMistake] = useState<string>();
  const create = async () => {
    try {
      const { file } = await send<{ file: string }>('POST', 'articles', { title });
      setTitle('');
      setMistake(undefined);
      onCreated(file);
    } catch (error) {
      setMistake((error as Error).message);
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
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
        }}
      />
      <div id="new-article-about">
        {mistake && <p className="field__error">{mistake}</p>}
        <p className="hint">40 to 60 characters. Its address is made of the title.</p>
      </div>
      <button type="submit" className="button button--outline">
        Start the article
      </button>
    </form>
  );
}
