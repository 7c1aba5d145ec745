import type { ArticleCardData } from '../lib/article-card-data.ts';
import { Picture } from './Picture.tsx';

/** A few articles, one clickable row each. */
export function ReadingList({ articles }: { articles: readonly ArticleCardData[] }) {
  return (
    <ul className="reading-list">
      {articles.map(({ href, title, readingTime, picture }) => (
        <li className="reading-list__row" key={href}>
          <Picture picture={picture} vw={{ phone: 18, tablet: 10, desktop: 6 }} ratio={{ phone: 0.8 }} />
          <a href={href}>{title}</a>
          <span className="soft">{readingTime} min read</span>
        </li>
      ))}
    </ul>
  );
}
