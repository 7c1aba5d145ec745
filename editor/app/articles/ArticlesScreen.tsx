import type { ContentEntry } from '../../shared/api.ts';
import { EntryLinks } from '../content/ContentMenu.tsx';
import { NewArticle } from './NewArticle.tsx';

interface Props {
  entries: readonly ContentEntry[];
  onCreated: (file: string) => void;
}

/** A new article, and below it those that exist. */
export function ArticlesScreen({ entries, onCreated }: Props) {
  return (
    <main className="screen">
      <h1 className="d3">Articles</h1>
      <NewArticle onCreated={onCreated} />
      <EntryLinks entries={entries.filter(({ group }) => group === 'Articles')} />
    </main>
  );
}
