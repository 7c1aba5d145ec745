import type { ContentEntry } from '../../shared/api.ts';
import { EntryLinks } from '../content/ContentMenu.tsx';
import { useDraft } from '../drafts.ts';
import { refresh, send, useAction } from '../server-api.ts';
import { Button, Screen, TextBox } from '../ui.tsx';

const PLACE = { label: 'A new article', address: '#articles' };

/** A form that creates an article as a draft, and below it the articles that exist. */
export function ArticlesScreen({ entries }: { entries: readonly ContentEntry[] }) {
  const [title = '', setTitle] = useDraft<string>('new article', PLACE);
  const { failure, act } = useAction();
  const create = () =>
    act(async () => {
      const { file } = await send<{ file: string }>('POST', 'articles', { title });
      setTitle(undefined);
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
        <TextBox
          label="Title of a new article"
          value={title}
          mistake={failure}
          onText={(text) => setTitle(text === '' ? undefined : text)}
        />
        <Button type="submit">New article</Button>
      </form>
      <EntryLinks entries={entries.filter(({ group }) => group === 'Articles')} />
    </Screen>
  );
}
