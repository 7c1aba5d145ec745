import { inBuild } from '../once.ts';
import { type Transformed } from './transform.ts';

/** What texts became, by the key of each; see transform-once.ts. */
export interface KeptTexts {
  readonly texts: Map<string, Transformed>;
  /** Keys that somebody asked for: a text that changed or went away leaves its old one unasked. */
  readonly asked: Set<string>;
  /** The keys of this build, by the bodies of the texts. */
  readonly keys: Map<string, { readonly file: string; readonly bodyLine: number; readonly key: string }>;
}

/** What the texts of this build became, or of one before (site/build/keep-texts.ts). */
export const keptTexts = (): KeptTexts =>
  inBuild('texts', () => ({ texts: new Map(), asked: new Set(), keys: new Map() }));
