import { FormLinks } from '../content/ContentMenu.tsx';
import { refresh, runAction, send, useContent } from '../server-api.ts';
import { Screen, TextForm } from '../ui.tsx';

const TITLE = 'title of a new article';

/** A form that creates an article as a draft, and below it the articles that exist. */
export function ArticlesScreen() {
  const create = (title: string) =>
    runAction(async () => {
      const { file } = await send<{ file: string }>('POST', 'articles', { title });
      await refresh('content');
      localStorage.removeItem(TITLE);
      location.hash = file;
    });
  return (
    <Screen title="Articles">
      <TextForm
        label="Title of a new article"
        button="New article"
        storageKey={TITLE}
        onText={(title) => void create(title)}
      />
      <FormLinks forms={useContent().menu.filter(({ group }) => group === 'Articles')} />
    </Screen>
  );
}
