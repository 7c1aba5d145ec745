import type { ArticleCardData } from '../../lib/article-card-data.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';

export function Related({ articles }: { articles: readonly ArticleCardData[] }) {
  return (
    <section className="related" aria-label="More to read">
      <div className="wrap">
        {articles.length > 0 && <h2 className="d2">Related Articles</h2>}
        {articles.map((article) => (
          <Row key={article.href} {...article} />
        ))}
        <Button href="/blog">Back to All Posts</Button>
      </div>
    </section>
  );
}

function Row({ href, title, description, date, picture }: ArticleCardData) {
  return (
    <article className="related__row">
      <Picture
        picture={picture}
        vw={{ phone: 18, tablet: 12, desktop: 7 }}
        ratio={{ phone: 0.6, tablet: 0.8 }}
      />
      <h3 className="d3">
        <a href={href}>{title}</a>
      </h3>
      {description && <p>{description}</p>}
      <time dateTime={date.iso}>{date.text}</time>
    </article>
  );
}
