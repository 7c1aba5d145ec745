import { Button } from '../../ui/Button.tsx';

interface Props {
  headline: string;
  accent?: string | undefined;
  lead?: string | undefined;
  /** Names of the natural hair levels, darkest first. */
  levels?: readonly string[] | undefined;
  button?: string | undefined;
  phone: { name: string; href: string };
}

/** Closing call to action, above a chart of hair levels if there is one. */
export function ServiceClosing({ headline, accent, lead, levels, button, phone }: Props) {
  return (
    <section className={levels ? 'service-closing service-closing--chart' : 'service-closing'}>
      <div className="service-closing__words wrap">
        <h2 className="d2">
          {headline} <span className="copper">{accent}</span>
        </h2>
        {lead && <p className="lead">{lead}</p>}
        <div className="actions">
          <Button href="/contact">{button ?? 'Book Now'}</Button>
          <Button href={phone.href} variant="outline">
            Call {phone.name}
          </Button>
        </div>
      </div>
      {levels && (
        <ol className="levels" aria-label="Levels of natural hair color">
          {levels.map((level) => (
            <li className="levels__level" key={level}>
              <span className="levels__name">{level}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
