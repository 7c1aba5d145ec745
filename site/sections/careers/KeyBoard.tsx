import { type Shown } from '../../content/shown.ts';

type Props = Shown<'careersPage'>['keys'] & { people: Shown<'team'>; jobs: Shown<'careers'>['jobs'] };

/** The key board by the back door: one key for each person, and one for each open job, which leads to it. */
export function KeyBoard({ headline, waiting, note, none, people, jobs }: Props) {
  return (
    <section className="key-board dark">
      <div className="wrap">
        <div className="key-board__head grid">
          <h2 className="d2">{headline}</h2>
          <p>{jobs.length > 0 ? note : none}</p>
        </div>
        <ul className="key-board__hooks">
          {people.map(({ name, role }, index) => (
            <li key={name}>
              <Key index={index} />
              <span className="key-board__tag">
                <b>{name}</b> {role}
              </span>
            </li>
          ))}
          {jobs.map(({ slug, title }, index) => (
            <li key={slug}>
              <Key index={people.length + index} />
              <a className="key-board__tag key-board__tag--open" href={`#${slug}`}>
                <b>{waiting}</b> {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The lower ends of the keys, no two neighbors alike. */
const BITS = [
  'M12 172h20v10H12zM18 190h14v9H18z',
  'M18 168h14v9H18zM10 184h22v9H10z',
  'M14 164h18v8H14zM10 178h22v8H10zM18 192h14v8H18z',
];

/** A hook in the wall with a ring, and a key on it. */
function Key({ index }: { index: number }) {
  return (
    <svg className="key-board__key" viewBox="-4 0 80 216" aria-hidden="true">
      <circle className="key-board__metal" cx="50" cy="3" r="6" />
      <path className="key-board__wire" d="M50 3v11a11 11 0 1 1-11 11" />
      {/* The ring: between the hole and the left edge of the tag it is behind the tag. */}
      <path className="key-board__wire" d="M44.8 66.2A17 17 0 1 1 63 60.9" />
      <g className="key-board__metal" transform="translate(1.6 -5.4) rotate(9 36 70)">
        <path d="M18 78a18 18 0 1 1 36 0 18 18 0 0 1-36 0m9-4a9 9 0 1 0 18 0 9 9 0 0 0-18 0" />
        <path d={`M32 92h8v114l-4 6-4-6z${BITS[index % BITS.length] ?? ''}`} />
      </g>
      {/* Where it passes over the key. */}
      <path className="key-board__wire" d="M33 50A17 17 0 0 0 37.5 61.5" />
    </svg>
  );
}
