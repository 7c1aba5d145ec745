/** What it tells that a word is in so many of all articles (the inverse document frequency of BM25): little when it is in most. */
export function rarity(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}
