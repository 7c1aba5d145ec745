/**
 * The pages of the blog's list, of which the first is the one that is open. The cards of the others stand on pages of
 * their own (/blog/page/2 …), which work without script; with it, their cards are brought over from there.
 */

/** A picture's stand-in colour, as ui/Picture.tsx writes it: `c` and three hexadecimal digits. */
const COLOUR = /^c[\da-f]{3}$/u;

let last = 1;
/** Those whose cards are here. */
const here = new Set([1]);
/** Tag → the pages that have posts with it; fetched when a tag is asked for. */
let byTag: Readonly<Record<string, readonly number[]>> | undefined;

/** Says how many pages there are. */
export function setPages(count: number): void {
  last = count;
}

/** The first page that is not here and may hold posts with a tag (with '': any), or undefined when there is none. */
export function nextPage(tag: string): number | undefined {
  const all = Array.from({ length: last }, (_, at) => at + 1);
  const pages = tag === '' || byTag === undefined ? all : (byTag[tag] ?? []);
  return pages.find((page) => !here.has(page));
}

/** Learns which pages hold which tags. @throws Error when the line or the server fails */
export async function learnTags(): Promise<void> {
  byTag ??= JSON.parse(await fetchText('/blog/older.json')) as Record<string, number[]>;
}

/** The cards of a page, ready to be put in. @throws Error when the line or the server fails */
export async function fetchCards(page: number): Promise<HTMLElement[]> {
  const html = await fetchText(`/blog/page/${page}`);
  // Its styles are its own, and the policy of this page would complain of them even unused.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const cards = new DOMParser()
    .parseFromString(main, 'text/html')
    .querySelectorAll<HTMLElement>('#posts > *');
  if (cards.length === 0) throw new Error(`/blog/page/${page} holds no posts`);
  for (const card of cards) {
    card.dataset.page = String(page);
    // That page's head has the rules for these colours, and the policy of this one would refuse them as a stylesheet.
    for (const image of card.querySelectorAll('img'))
      for (const name of image.classList)
        if (COLOUR.test(name)) image.style.setProperty('--c', `#${name.slice(1)}`);
  }
  here.add(page);
  return [...cards];
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  // An address that is gone leads to the list itself.
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
