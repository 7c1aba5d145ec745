import type { PageContent } from '../../content/page-content.ts';

type Props = Pick<PageContent<'careers'>, 'perks'> & { headline: string };

export function Perks({ headline, perks }: Props) {
  return (
    <section className="perks wrap">
      <h2 className="d3">{headline}</h2>
      <dl>
        {perks.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="lead">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
