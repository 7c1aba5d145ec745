import { useState } from 'react';
import type { ContentEntry } from '../../shared/api.ts';
import { EntryLinks } from '../content/ContentMenu.tsx';
import { refresh, send, useAction } from '../server-api.ts';
import { Button, Screen, TextBox } from '../ui.tsx';

/** A form that creates an article as a draft, and below it the articles that exist. */
export function ArticlesScreen({ entries }: { entries: readonly ContentEntry[] }) {
  const [title, setTitle] = useState('');
  const { failure, act } = useAction();
  const create = () =>
    act(async () => {
      const { file } = await send<{ file: string }>('POST', 'articles', { title });
      await refresh('content');
      location.hash = file;
    });
  return (
    <Screen title="Articles">
      <form
        className="new-article"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextBox label="Title of a new article" value={title} mistake={failure} onText={setTitle} />
        <Button type="submit">New article</Button>
      </form>
      <EntryLinks entries={entries.filter(({ group }) => group === 'Articles')} />
    </Screen>
  );
}
