import type { PageContent } from '../../content/page-content.ts';

/** The three values in very large type. */
export function Values({ headline, list }: PageContent<'about'>['values']) {
  return (
    <section className="values dark">
      <div className="wrap">
        <h2 className="values__title">{headline}</h2>
        <ul>
          {list.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
