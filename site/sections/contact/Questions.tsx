import { type Shown } from '../../content/shown.ts';

/** What people ask before they come, with the answers. */
export function Questions({ headline, list }: NonNullable<Shown<'contact'>['questions']>) {
  return (
    <section className="questions wrap">
      <h2 className="d2">{headline}</h2>
      <dl>
        {list.map(({ name, text }) => (
          <div key={name}>
            <dt className="d3">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
