import { ReadingList, type Reading } from '../../ui/ReadingList.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

import './Local.css';

interface Props {
  headline: string;
  way: string;
  /** What clients from this town come for. */
  hair: string;
  town: string;
  directions: string;
  services: readonly { name: string; href: string }[];
  /** Heading above the articles. */
  readingsHeading: string;
  readings: readonly Reading[];
}

/** Information for clients from this town. */
export function Local({ headline, way, hair, town, directions, services, readingsHeading, readings }: Props) {
  return (
    <section className="local">
      <div className="local__grid grid wrap">
        <div className="local__way">
          <h2 className="d2">{headline}</h2>
          <p>{way}</p>
          <TextLink href={directions} external>
            Directions from {town}
          </TextLink>
        </div>
        <div className="local__hair">
          <p className="lead">{hair}</p>
          <ul className="local__services">
            {services.map(({ name, href }) => (
              <li key={href}>
                <TextLink href={href}>{name}</TextLink>
              </li>
            ))}
          </ul>
          <h3 className="label">{readingsHeading}</h3>
          <ReadingList readings={readings} />
        </div>
      </div>
    </section>
  );
}
