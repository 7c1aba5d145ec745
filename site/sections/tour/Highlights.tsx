import type { PageContent } from '../../content/page-content.ts';

/** The three highlights in rows: the text is set large, and its heading is a label on the left. */
export function Highlights({ highlights }: Pick<PageContent<'tour'>, 'highlights'>) {
  return (
    <section className="highlights" aria-label="Highlights of the salon">
      <ul className="wrap">
        {highlights.map(({ name, text }) => (
          <li className="grid" key={name}>
            <h2>{name}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
