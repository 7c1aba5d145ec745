import { Button } from '../../ui/Button.tsx';

import './Consultation.css';
import './LevelChart.css';

interface Props {
  headline: string;
  accent: string;
  lead: string;
  /** Names of the natural hair levels, darkest first. */
  levels: readonly string[];
  phone: { name: string; href: string };
}

/** Closing call to action above a chart of hair levels. */
export function Consultation({ headline, accent, lead, levels, phone }: Props) {
  return (
    <section className="consult">
      <div className="consult__words wrap">
        <h2 className="d2">
          {headline} <span className="copper">{accent}</span>
        </h2>
        <p className="lead">{lead}</p>
        <div className="actions">
          <Button href="/contact">Book Consultation</Button>
          <Button href={phone.href} variant="outline">
            Call {phone.name}
          </Button>
        </div>
      </div>
      <ol className="levels" aria-label="Levels of natural hair color">
        {levels.map((level) => (
          <li className="levels__level" key={level}>
            <span className="levels__name">{level}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
