/** A page as a visitor uses it: finds elements by selector and text, waits until they can be clicked, and clicks. */
import { Key } from 'selenium-webdriver';
import { expect, vi } from 'vitest';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a page needs of a browser, whichever engine it is. All input is real mouse and keyboard input. */
export interface Browser extends AsyncDisposable {
  /** Sets the viewport, in CSS pixels. */
  readonly resize: (size: { readonly width: number; readonly height: number }) => Promise<unknown>;
  /** Resolves at the load event. */
  readonly goto: (url: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Runs a self-contained function in the page; arguments and result are passed as JSON. */
  readonly evaluate: <A extends unknown[], R>(code: (...args: A) => R, ...args: A) => Promise<R>;
  readonly click: (at: Point) => Promise<unknown>;
  /** Types characters, and keys of Selenium's `Key`. */
  readonly type: (text: string) => Promise<unknown>;
  /** Console errors and uncaught exceptions of all pages so far. */
  readonly errors: () => readonly string[];
}

interface Target {
  readonly selector: string;
  /** Part of the element's text or label. */
  readonly text?: string;
}

export type Page = ReturnType<typeof openPage>;

// These functions run in the page: each is sent as source text, so it uses nothing from this file.

/** The texts of all visible matches. */
function visibleTexts({ selector, text = '' }: Target): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    })
    .map((element) => element.innerText)
    .filter((content) => content.includes(text));
}

/** The center of the first visible match, scrolled into view; a string says why it cannot be clicked yet. */
function findClickable({ selector, text = '' }: Target): Point | string {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => {
    const { width, height } = one.getBoundingClientRect();
    const label = one.ariaLabel ?? one.innerText;
    return width > 0 && height > 0 && label.includes(text) && getComputedStyle(one).visibility === 'visible';
  });
  if (!element) return 'not visible';
  // Browsers drop clicks at the start of a view transition.
  const transition = ':active-view-transition';
  if (CSS.supports(`selector(${transition})`) && document.documentElement.matches(transition))
    return 'the page is in a view transition';
  const center = () => {
    // The first line's box: the middle of a link that wraps may lie outside the link.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  };
  const coveredBy = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y);
    return element.contains(top)
      ? undefined
      : `covered by ${top?.outerHTML.slice(0, 120) ?? 'the viewport edge'}`;
  };
  if (coveredBy(center()) !== undefined) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return coveredBy(center()) ?? center();
}

/** Retries until nothing is thrown. A page that is being replaced cannot be evaluated. */
const retry = <T>(ask: () => Promise<T>) => vi.waitFor(ask, { timeout: 30_000, interval: 40 });

/** @param origin of the site, without a trailing slash */
export function openPage(browser: Browser, origin: string) {
  const visible = (selector: string, text = '') => browser.evaluate(visibleTexts, { selector, text });

  /** Where to click, once the element kept its place for two polls and nothing covers it. */
  const locate = (selector: string, text = ''): Promise<Point> => {
    let last: Point | undefined;
    return retry(async () => {
      const previous = last;
      const found = await browser.evaluate(findClickable, { selector, text });
      last = typeof found === 'string' ? undefined : found;
      const isStill = last && last.x === previous?.x && last.y === previous.y;
      const obstacle = typeof found === 'string' ? found : 'moving';
      if (!last || !isStill) throw new Error(`${selector} "${text}" cannot be clicked: ${obstacle}`);
      return last;
    });
  };

  const click = async (selector: string, text?: string) => {
    await browser.click(await locate(selector, text));
  };

  return {
    evaluate: browser.evaluate,
    /** Opens a path as a new visitor: without drafts that another journey left in this tab. */
    open: async (path: string) => {
      await browser.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await browser.goto(origin + path);
    },
    back: browser.back,
    press: (key: 'ENTER' | 'ESCAPE' | 'ARROW_RIGHT') => browser.type(Key[key]),
    click,
    /** Ticks a check box. A press that missed it, because the page scrolled, is repeated. */
    check: (selector: string) =>
      retry(async () => {
        const isChecked = () =>
          browser.evaluate((one) => document.querySelector<HTMLInputElement>(one)?.checked, selector);
        if ((await isChecked()) !== true) await click(selector);
        expect(await isChecked(), selector).toBe(true);
      }),
    type: async (selector: string, text: string) => {
      await click(selector);
      await browser.type(text);
    },
    /** The visible text of the first match that contains `text`, once there is one. */
    read: (selector: string, text = '') =>
      retry(async () => {
        const [found] = await visible(selector, text);
        if (found === undefined) throw new Error(`found no ${selector} with "${text}"`);
        return found;
      }),
    waitUntilHidden: (selector: string) =>
      retry(async () => {
        expect(await visible(selector), selector).toEqual([]);
      }),
    countVisible: async (selector: string) => (await visible(selector)).length,
    /** Waits until the function, run in the page, returns true. */
    waitFor: <A extends unknown[]>(what: string, code: (...args: A) => boolean, ...args: A) =>
      retry(async () => {
        expect(await browser.evaluate(code, ...args), what).toBe(true);
      }),
  };
}
