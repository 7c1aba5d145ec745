import { capitalize } from './capitalize.ts';

const words = (tag: string) => tag.split(/[\s-]+/u).filter(Boolean);

/** A tag in URLs. Tags with equal keys are the same tag: `Local style` and `Local-Style` are both `local-style`. */
export function tagKey(tag: string): string {
  return words(tag.toLowerCase()).join('-');
}

/** A tag for display: hyphens become spaces, and each word is capitalized. It has the same key. */
export function tagLabel(tag: string): string {
  return words(tag).map(capitalize).join(' ');
}
