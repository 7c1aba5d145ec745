/** What the journeys need of a browser, whichever engine it is. All input is real mouse and keyboard input. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Enter' | 'Escape' | 'ArrowRight';

export interface Browser extends AsyncDisposable {
  readonly name: string;
  /** Sets the viewport, in CSS pixels. */
  readonly resize: (size: Size) => Promise<unknown>;
  /** Resolves at the load event. */
  readonly goto: (url: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Runs a self-contained function in the page; arguments and result are passed as JSON. */
  readonly evaluate: <A extends unknown[], R>(code: (...args: A) => R, ...args: A) => Promise<R>;
  readonly click: (at: Point) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: Key) => Promise<unknown>;
  /** Console errors and uncaught exceptions of all pages so far. */
  readonly errors: () => readonly string[];
}
