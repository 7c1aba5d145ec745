import './Highlights.css';

/** The three highlights, staggered like stairs: the text is set large, and its heading is a label. */
export function Highlights({ highlights }: { highlights: readonly { name: string; text: string }[] }) {
  return (
    <section className="stairs" aria-label="Highlights of the salon">
      <ul className="wrap">
        {highlights.map(({ name, text }) => (
          <li className="stairs__step" key={name}>
            <h2 className="label">{name}</h2>
            <p className="stairs__text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
