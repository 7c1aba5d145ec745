/** What the journeys need of a browser, whichever client drives it. All input is real mouse and keyboard input. */

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
  readonly resize: (size: Size) => Promise<void>;
  /** Resolves at the load event. */
  readonly goto: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a self-contained function in the page; arguments and result are passed as JSON. */
  readonly evaluate: <A extends unknown[], R>(code: (...args: A) => R, ...args: A) => Promise<R>;
  readonly hover: (at: Point) => Promise<void>;
  readonly click: (at: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Console errors and uncaught exceptions of all pages so far. */
  readonly errors: () => readonly string[];
}
