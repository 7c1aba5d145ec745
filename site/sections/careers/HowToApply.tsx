import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  headline: string;
  steps: PageContent<'careers'>['steps'];
  phone: Link;
  /** URL of the salon on a maps service. */
  map: string;
}

export function HowToApply({ headline, steps, phone, map }: Props) {
  return (
    <section className="how-to-apply dark">
      <div className="wrap">
        <h2 className="d2">{headline}</h2>
        <ol>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3 className="d3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="how-to-apply__actions actions">
          <Button href={phone.href} variant="paper">
            Call to Apply: {phone.name}
          </Button>
          <TextLink href={map} external className="how-to-apply__visit">
            Visit Our Salon<span className="visually-hidden"> (map, opens in a new tab)</span>
          </TextLink>
        </div>
      </div>
    </section>
  );
}
