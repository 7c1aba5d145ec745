import './Highlights.css';

/** The three highlights, staggered like stairs. */
export function Highlights({ highlights }: { highlights: readonly { name: string; text: string }[] }) {
  return (
    <section className="stairs" aria-label="Highlights of the salon">
      <ul className="wrap">
        {highlights.map(({ name, text }) => (
          <li className="stairs__step" key={name}>
            <h2 className="d2">{name}</h2>
            <p className="lead">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
