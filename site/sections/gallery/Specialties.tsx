import './Specialties.css';

interface Props {
  headline: string;
  phrases: readonly { text: string; accent?: boolean }[];
}

/** The salon's specialties as one paragraph. */
export function Specialties({ headline, phrases }: Props) {
  return (
    <section className="special dark">
      <div className="wrap grid">
        <h2 className="special__title">{headline}</h2>
        <p className="special__text">
          {phrases.map(({ text, accent }) => (
            <span key={text} className={accent ? 'special__accent' : undefined}>
              {text}{' '}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
