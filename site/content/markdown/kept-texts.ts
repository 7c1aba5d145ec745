import { type Transformed } from './transform.ts';

/** What texts became, by the key of each; see transform-once.ts. */
export interface KeptTexts {
  readonly texts: Map<string, Transformed>;
  /** Keys that somebody asked for: a text that changed or went away leaves its old one unasked. */
  readonly asked: Set<string>;
}

/** A build loads this module twice, for its checks and, bundled, for its pages; both find the same texts here. */
const KEPT = Symbol.for('copper-and-sage/texts');
const shared = globalThis as Record<symbol, KeptTexts | undefined>;

export function keptTexts(): KeptTexts {
  return (shared[KEPT] ??= { texts: new Map(), asked: new Set() });
}
