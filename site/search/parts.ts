/** The files of the index, as JSON below /search/. A visitor fetches the entry, and then what a question needs. */

/** /search/index.json, fetched when the search is opened. */
export interface Entry {
  /** Folder of all other parts; changes with any of them, so that each can be kept for good. */
  readonly version: string;
  readonly articles: number;
  /** First word of each shard, alphabetically; the first is ''. */
  readonly shards: readonly string[];
  /** Questions to try, each with an answer. */
  readonly tries: readonly string[];
}

/** words-N.json: word → article, score, article, score …; the best articles first. */
export type Shard = Readonly<Record<string, readonly number[]>>;

/** vocabulary.json: the words that most articles have, alphabetically, for whoever misspells one. */
export type Vocabulary = readonly string[];

/** article-N.json: what a result shows. */
export interface ArticlePart {
  readonly href: string;
  readonly title: string;
  readonly date: { readonly day: string; readonly long: string };
  /** Minutes. */
  readonly readingTime: number;
  /** The text by its headings; what stands before the first has neither id nor heading. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}
