import type { PictureData } from './picture-data.ts';

/** An article in a list. */
export interface ArticleCardData {
  href: string;
  title: string;
  description?: string;
  author: string;
  /** Publication date: `iso` is yyyy-mm-dd, `text` is for display. */
  date: { iso: string; text: string };
  /** Minutes. */
  readingTime: number;
  /** Labels. */
  tags: readonly string[];
  picture: PictureData;
}
