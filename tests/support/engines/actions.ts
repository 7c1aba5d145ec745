/** The input of the W3C's WebDriver (https://www.w3.org/TR/webdriver2/#actions): Firefox and WebKit take the same JSON. */
import { type Key, type Point } from './engine.ts';

const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Space: ' ',
};

type Step = Readonly<Record<string, unknown>>;
export type Actions = readonly { type: string; id: string; parameters?: object; actions: readonly Step[] }[];

function mouse(actions: readonly Step[]): Actions {
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

function moveTo({ x, y }: Point): Step {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
}

export function movement(at: Point): Actions {
  return mouse([moveTo(at)]);
}

export function pressOf(at: Point): Actions {
  return mouse([moveTo(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
}

export function typing(text: string): Actions {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

export function keyOf(key: Key): Actions {
  return typing(KEYS[key]);
}
