import { type Shown } from '../../content/shown.ts';

type Props = Pick<Shown<'careers'>, 'perks'> & { headline: string };

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
