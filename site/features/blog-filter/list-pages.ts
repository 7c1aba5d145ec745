/**
 * The pages of the blog list. The open page is the first; the posts of the others are fetched from /blog/page/2 and so
 * on, which work without JavaScript.
 */

let pageCount = 1;
/** Pages whose cards are in the document. */
const loaded = new Set([1]);
/** Tag → the pages with posts of that tag; fetched when a tag is first selected. */
let pagesByTag: Readonly<Record<string, readonly number[]>> | undefined;

export function setPageCount(count: number): void {
  pageCount = count;
}

/** The first page that is not loaded and may have posts with the tag ('' for any), or undefined. */
export function nextPage(tag: string): number | undefined {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const pages = tag === '' || pagesByTag === undefined ? all : (pagesByTag[tag] ?? []);
  return pages.find((page) => !loaded.has(page));
}

/** @throws Error when the network or the server fails */
export async function fetchPagesByTag(): Promise<void> {
  pagesByTag ??= JSON.parse(await fetchText('/blog/older.json')) as Record<string, number[]>;
}

/**
 * The cards of a page, ready to be inserted.
 * @throws Error when the network or the server fails
 */
export async function fetchCards(page: number): Promise<HTMLElement[]> {
  const html = await fetchText(`/blog/page/${page}`);
  // Without the head: the Content-Security-Policy of this page reports the other page's styles even when unused.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const cards = new DOMParser()
    .parseFromString(main, 'text/html')
    .querySelectorAll<HTMLElement>('#posts > *');
  if (cards.length === 0)
    throw new Error(`/blog/page/${page}: found no cards in #posts, expected at least one`);
  for (const card of cards) card.dataset.page = String(page);
  loaded.add(page);
  return [...cards];
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  // A list page that no longer exists redirects to the list.
  if (!response.ok || response.redirected)
    throw new Error(
      `${path}: found status ${response.status} from ${response.url}, expected 200 from ${path}`,
    );
  return response.text();
}
