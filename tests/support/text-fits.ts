/** Finds text that is clipped, overlaps other text, or makes the page wider than the screen. */
import type { Page } from 'playwright-core';

/** Source: WCAG 2.2, 1.4.12 Text Spacing. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Text that is unreadable as the page is now. */
export const unreadable = (page: Page): Promise<string[]> => page.evaluate(flaws);

/** Text that wide spacing makes unreadable. */
export async function unreadableWhenSpaced(page: Page): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
  const found = await unreadable(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return found;
}

/** Runs in the page. */
function flaws(): string[] {
  const found = new Set<string>();
  /** Boxes of lines of text, without the space above and below the glyphs. */
  const lines: { of: string; box: DOMRect }[] = [];

  /** Elements that clip the text of an element: itself and its ancestors, up to a scroll container. */
  function clipping(element: Element | null): Element[] {
    if (!element || element === document.body) return [];
    const { overflow } = getComputedStyle(element);
    if (/auto|scroll/u.test(overflow)) return [];
    return [...(/hidden|clip/u.test(overflow) ? [element] : []), ...clipping(element.parentElement)];
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Invisible, or shortened on purpose, as the breadcrumb of a long title is.
    if (element.closest('.visually-hidden, [aria-hidden], script, svg')) continue;
    if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
    const block = element.closest('p, h1, h2, h3, h4') ?? element;
    const isClamped = getComputedStyle(block).webkitLineClamp !== 'none';
    const end = isClamped ? block.getBoundingClientRect().bottom : Infinity;
    const of = `${element.tagName.toLowerCase()}.${element.className} “${node.textContent.trim().slice(0, 30)}”`;
    const clips = clipping(element).map((clip) => clip.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 2 || y + height / 2 > end) continue;
      const box = new DOMRect(x, y + height * 0.2, width, height * 0.6);
      const isCut = clips.some(
        ({ left, right, top, bottom }) =>
          box.left < left - 2 || box.right > right + 2 || box.top < top || box.bottom > bottom,
      );
      if (isCut) found.add(`cut off: ${of}`);
      if (!element.closest('.header, .floating, .skip')) lines.push({ of, box });
    }
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [at, { of, box }] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (other.box.top > box.bottom) break;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (other.of !== of && width > 3 && height > 0.3 * Math.min(box.height, other.box.height))
        found.add(`on other words: ${of} and ${other.of}`);
    }

  const bar = document.querySelector('.header__row');
  if (bar && bar.scrollWidth > bar.clientWidth + 1) found.add('the bar is too narrow for its links');
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) found.add(`${String(wider)} px wider than the screen`);
  return [...found];
}
