import './ColorProcess.css';

interface Props {
  headline: string;
  lead: string;
  steps: readonly { name: string; text: string }[];
}

/** The four steps along a drawn strand, which is thickest at the application step. */
export function ColorProcess({ headline, lead, steps }: Props) {
  return (
    <section className="process dark">
      <div className="wrap">
        <div className="process__head grid">
          <h2 className="d2">{headline}</h2>
          <p className="lead">{lead}</p>
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
