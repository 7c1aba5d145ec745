import { capitalize } from './capitalize.ts';

const words = (label: string) => label.split(/[\s-]+/u).filter(Boolean);

/** A tag or category in URLs. Those with equal keys are the same: `Local style` and `Local-Style` are both `local-style`. */
export function filterKey(label: string): string {
  return words(label.toLowerCase()).join('-');
}

/** The same for display: hyphens become spaces, and each word is capitalized. It has the same key. */
export function filterLabel(label: string): string {
  return words(label).map(capitalize).join(' ');
}
