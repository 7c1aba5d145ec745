import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import type { OpeningHours } from '../../lib/opening-hours.ts';
import { Button } from '../../ui/Button.tsx';
import { Headline } from '../../ui/Headline.tsx';
import { OpeningStatus } from '../../features/opening-hours/OpeningStatus.tsx';
import { Picture } from '../../ui/Picture.tsx';

import './Hero.css';

const SPARKLES = 20;

type Props = PageContent<'home'>['hero'] & { phone: Link; openingHours: OpeningHours };

/** Full-width picture of hair with the headline in a notch at its edge. */
export function Hero({ headline, accent, lead, picture, phone, openingHours }: Props) {
  return (
    <section className="hero">
      <Picture
        picture={picture}
        className="hero__picture"
        priority
        vw={{ phone: 100 }}
        ratio={{ phone: 5 / 7, tablet: 0.9, desktop: 1.9 }}
      />
      <div className="sparkles" aria-hidden="true">
        {Array.from({ length: SPARKLES }, (_, number) => (
          <i key={number} />
        ))}
      </div>
      <div className="hero__panel">
        <Headline as="h1" className="d1" headline={headline} accent={accent} />
        <div className="hero__low">
          <p className="lead">{lead}</p>
          <div className="actions">
            <Button href="/contact">Book Your Appointment</Button>
            <Button href="#services" variant="outline">
              View Our Services
            </Button>
          </div>
          {/* On phones, whose header has no number. */}
          <div className="hero__call">
            <a href={phone.href}>{phone.name}</a>
            <OpeningStatus hours={openingHours} />
          </div>
        </div>
      </div>
    </section>
  );
}
