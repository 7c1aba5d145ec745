import { type PictureData } from '../lib/picture-data.ts';

/** An article in a list. */
export interface ArticleCard {
  href: string;
  title: string;
  description?: string;
  author: string;
  /** Publication date: `day` is yyyy-mm-dd, `long` is for display. */
  date: { day: string; long: string };
  /** Minutes. */
  readingTime: number;
  /** Labels. */
  tags: readonly string[];
  picture: PictureData;
}
