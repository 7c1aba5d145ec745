/** Finds text that is clipped, overlaps other text, or makes the page wider than the screen. */
import { type Page } from 'playwright-core';

/** A line of text: its element and its box, in pixels of the page. */
interface Line {
  of: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Source: WCAG 2.2, 1.4.12 Text Spacing. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Text that is unreadable as the page is now. */
export const unreadable = async (page: Page): Promise<string[]> => flaws(await page.evaluate(lines));

/** Text that wide spacing makes unreadable. Ignores overlaps that exist without it. */
export async function unreadableWhenSpaced(page: Page): Promise<string[]> {
  const before = overlaps((await page.evaluate(lines)).all);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
  const spaced = await page.evaluate(lines);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return flaws(spaced, before);
}

function flaws({ all, cut, wider }: ReturnType<typeof lines>, known: readonly string[] = []): string[] {
  return [
    ...cut.map((of) => `cut off: ${of}`),
    ...overlaps(all)
      .filter((pair) => !known.includes(pair))
      .map((pair) => `on other words: ${pair}`),
    ...(wider > 0 ? [`${String(wider)} px wider than the screen`] : []),
  ];
}

function overlaps(all: readonly Line[]): string[] {
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) =>
          other.of !== one.of &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
            0.3 * Math.min(one.bottom - one.top, other.bottom - other.top),
      )
      .map((other) => `${one.of} and ${other.of}`),
  );
}

/** Runs in the page. */
function lines() {
  const all: Line[] = [];
  const cut = new Set<string>();
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
  interface Clip {
    box: DOMRect;
    across: boolean;
    down: boolean;
  }
  const known = new Map<Element, readonly Clip[]>();
  /** Boxes that clip an element's text: its own and its ancestors', up to a scroll container. */
  const clipsOf = (element: Element): readonly Clip[] => {
    if (element === document.body) return [];
    const before = known.get(element);
    if (before) return before;
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const [across = false, down = false] = [overflowX, overflowY].map((overflow) =>
      /hidden|clip/u.test(overflow),
    );
    const around = element.parentElement ? clipsOf(element.parentElement) : [];
    const own = { box: element.getBoundingClientRect(), across, down };
    const clips = /auto|scroll/u.test(overflowX + overflowY)
      ? []
      : webkitLineClamp === 'none' && (across || down)
        ? [own, ...around]
        : around;
    known.set(element, clips);
    return clips;
  };
  const fixed = [...document.querySelectorAll('.header, .floating, .skip')];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    // Invisible, or shortened on purpose, as the breadcrumb of a long title is.
    if (
      element.closest('.visually-hidden, [aria-hidden], script, svg') ||
      getComputedStyle(element).textOverflow === 'ellipsis'
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clamp = element.closest('p, h1, h2, h3, h4');
    const shown =
      clamp && getComputedStyle(clamp).webkitLineClamp !== 'none'
        ? clamp.getBoundingClientRect().bottom
        : Infinity;
    const of = nameOf(element);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.top + rect.height / 2 > shown) continue;
      // Line boxes are taller than their glyphs: allow a quarter of overflow.
      const slack = rect.height / 4;
      for (const { box, across, down } of clipsOf(element)) {
        if (across && (rect.left < box.left - 2 || rect.right > box.right + 2)) cut.add(of);
        if (down && (rect.top < box.top - slack || rect.bottom > box.bottom + slack)) cut.add(of);
      }
      if (!fixed.some((bar) => bar.contains(element)))
        all.push({
          of,
          left: rect.left,
          right: rect.right,
          top: rect.top + scrollY + rect.height * 0.2,
          bottom: rect.bottom + scrollY - rect.height * 0.2,
        });
    }
  }
  const bar = document.querySelector('.header__row');
  if (bar && bar.scrollWidth > bar.clientWidth + 1) cut.add(`bar ${bar.scrollWidth} in ${bar.clientWidth}`);
  return { all, cut: [...cut], wider: document.documentElement.scrollWidth - innerWidth };
}
