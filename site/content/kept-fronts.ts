import { inBuild } from './once.ts';

/** What front matter says, by its text: reading YAML takes a millisecond, and most articles stay as they are. */
export interface KeptFronts {
  /** As an earlier build read it (site/build/keep-fronts.ts). */
  readonly before: Map<string, unknown>;
  /** What this build asked for and found right. */
  readonly asked: Map<string, unknown>;
}

/** The front matter of this build, or of one before. */
export const keptFronts = (): KeptFronts =>
  inBuild('fronts', () => ({ before: new Map(), asked: new Map() }));
