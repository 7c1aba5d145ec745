/**
 * Runs in the pages of the editor's preview. Tells the editor that a page was loaded, and shows the place that is being
 * changed there.
 */
export interface Told {
  readonly type: 'show' | 'reload';
  readonly words: readonly string[];
}

const MARK = 'preview-place';
const style = document.createElement('style');
style.textContent = `.${MARK} { outline: 3px solid #e8965f; outline-offset: 4px; }`;
document.head.append(style);

addEventListener('message', ({ source, data }: MessageEvent<Told>) => {
  if (source !== parent) return;
  if (data.type === 'reload') location.reload();
  if (data.type === 'show') show(data.words);
});
parent.postMessage({ type: 'preview-loaded', startedAt: performance.timeOrigin }, '*');

function show(words: readonly string[]): void {
  document.querySelector(`.${MARK}`)?.classList.remove(MARK);
  const place = words.map(find).find(Boolean);
  place?.classList.add(MARK);
  place?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The smallest visible element with these words, or the picture of that name. */
function find(words: string): Element | undefined {
  const picture =
    /^[a-z0-9-]+$/u.test(words) &&
    [...document.querySelectorAll('img')].find(({ src, srcset }) => `${src} ${srcset}`.includes(`${words}.`));
  if (picture) return picture;
  // Facts are inserted where the text has braces.
  const plain = words
    .split(/\{[^}]*\}/u)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));
  const wanted = normalize(plain);
  if (wanted === '') return undefined;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (normalize(walker.currentNode.nodeValue ?? '').includes(wanted) && element?.checkVisibility())
      return element;
  }
  return [...document.querySelectorAll('p, h1, h2, h3, li, dd, dt')].find(
    (element) => normalize(element.textContent).includes(wanted) && element.checkVisibility(),
  );
}

function normalize(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}
