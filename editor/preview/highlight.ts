/** Runs in the pages of the editor's preview. Highlights what is being changed there. */
interface HighlightMessage {
  readonly words: readonly string[];
  /** When the content was saved last, in milliseconds since the epoch. */
  readonly savedAt: number;
}

const MARK = 'preview-highlight';
const style = document.createElement('style');
style.textContent = `.${MARK} { outline: 3px solid #e8965f; outline-offset: 4px; }`;
document.head.append(style);

addEventListener('message', ({ source, data }: MessageEvent<HighlightMessage>) => {
  if (source !== parent || parent === window) return;
  // The development server told it nothing of a save while it was being loaded.
  if (performance.timeOrigin < data.savedAt) location.reload();
  else show(data.words);
});

function show(words: readonly string[]): void {
  document.querySelector(`.${MARK}`)?.classList.remove(MARK);
  const element = words.map(find).find(Boolean);
  element?.classList.add(MARK);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
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
