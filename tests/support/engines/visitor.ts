/**
 * Somebody in front of one of the three engines: finds things by selector and words, waits until they are really there
 * to be pressed, and presses them. What runs in the page stands in `in-page.ts`.
 */
import { type Engine, type Key, type Point } from './engine.ts';
import { find, shown, type Wanted } from './in-page.ts';

/** So long, in milliseconds, a visitor waits for what should be there. */
const PATIENCE = 10_000;

export type Visitor = ReturnType<typeof visitor>;

/** @param origin of the site, without a trailing slash */
export function visitor(engine: Engine, origin: string) {
  /** Runs a function in the page. It must not use anything from around itself; arguments and result pass as JSON. */
  const look = async <A extends unknown[], R>(code: (...args: A) => R, ...args: A): Promise<R> => {
    const call = `(${code.toString()})(${args.map((value) => JSON.stringify(value)).join(',')})`;
    return JSON.parse(await engine.evaluate(`JSON.stringify(${call} ?? null)`)) as R;
  };

  /** Asks again and again until the answer is not undefined; a page on its way to the next gives none. */
  const wait = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
    const late = Date.now() + PATIENCE;
    let trouble = '';
    for (;;) {
      const answer = await ask().catch((error: unknown) => {
        trouble = `: ${String(error)}`;
        return undefined;
      });
      if (answer !== undefined) return answer;
      if (Date.now() > late) {
        const at = await look(() => location.href).catch(() => 'nowhere');
        throw new Error(`${engine.name} at ${at} waited in vain for ${what}${trouble}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };

  /** Where the thing is, once it stands still with nothing over it. */
  const reach = async (wanted: Wanted): Promise<Point> => {
    let last: Point | undefined;
    let why = 'nothing like it';
    return await wait(`${wanted.selector} ${wanted.words ?? ''} to be pressed`, async () => {
      const found = await look(find, wanted);
      if (typeof found === 'string') why = found;
      const still = typeof found !== 'string' && last?.x === found.x && last.y === found.y;
      last = typeof found === 'string' ? undefined : found;
      return still ? found : undefined;
    }).catch((error: unknown) => {
      throw new Error(`${String(error)} (${why})`);
    });
  };

  return {
    look,
    /** As somebody who was never here: nothing is left of what others entered in this window. */
    arrive: async (path: string) => {
      await look(() => {
        sessionStorage.clear();
      }).catch(() => undefined);
      await engine.goto(origin + path);
    },
    back: () => engine.back(),
    key: (key: Key) => engine.key(key),
    screenshot: () => engine.screenshot(),
    press: async (selector: string, words?: string) => {
      await engine.press(await reach({ selector, words }));
    },
    hover: async (selector: string, words?: string) => {
      await engine.point(await reach({ selector, words }));
    },
    /** Presses the field and types into it. */
    enter: async (selector: string, text: string) => {
      await engine.press(await reach({ selector }));
      await engine.type(text);
    },
    /** The visible text of what matches, once there is some with these words. */
    read: (selector: string, words?: string) =>
      wait(`${selector} ${words ?? ''} to be seen`, async () => (await look(shown, { selector, words }))[0]),
    gone: (selector: string) =>
      wait(`${selector} to be gone`, async () =>
        (await look(shown, { selector })).length === 0 ? true : undefined,
      ),
    count: async (selector: string) => (await look(shown, { selector })).length,
    /** Waits until the function, run in the page, says true. */
    until: <A extends unknown[]>(what: string, code: (...args: A) => boolean, ...args: A) =>
      wait(what, async () => ((await look(code, ...args)) ? true : undefined)),
    scrollTo: (top: number) =>
      look((y) => {
        scrollTo({ top: y, behavior: 'instant' });
      }, top),
  };
}
