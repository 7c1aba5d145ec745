import type { ServiceSection } from '../../content/page-content.ts';

/** The steps along a strand of hair. It is thickest before the last step, where most of the work is done. */
export function Process({ headline, lead, steps }: ServiceSection<'process'>) {
  return (
    <section className="process dark">
      <div className="wrap">
        <div className="process__head grid">
          <h2 className="d2">{headline}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ol>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3 className="d3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
