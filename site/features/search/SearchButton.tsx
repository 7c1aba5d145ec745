/**
 * Interactive because it opens a dialog over the page. Loads when it is touched or focused, never by scrolling. Until
 * then, and without JavaScript, it is a link to the list of articles.
 */
import { DialogLink, type DialogProps } from '../shared/DialogLink.tsx';
import type { SearchData } from './search-index.ts';

import './SearchButton.css';

/** @throws Error when the network or the server fails */
async function fetchSearchData(): Promise<SearchData> {
  const response = await fetch('/search.json');
  if (!response.ok) throw new Error(`/search.json: found status ${response.status}, expected 200`);
  return (await response.json()) as SearchData;
}

export default function SearchButton() {
  return (
    <DialogLink
      className="search-button"
      href="/blog#posts"
      load={async () => {
        const [{ default: SearchDialog }, data] = await Promise.all([
          import('./SearchDialog.tsx'),
          fetchSearchData(),
        ]);
        return (props: DialogProps) => <SearchDialog data={data} {...props} />;
      }}
    >
      Search the articles
    </DialogLink>
  );
}
