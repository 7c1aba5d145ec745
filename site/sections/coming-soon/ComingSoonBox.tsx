import { Button } from '../../ui/Button.tsx';

import './ComingSoonBox.css';

interface Props {
  headline: string;
  text: string;
  phone: { name: string; href: string };
}

/** Says that the page of a service is coming soon, and how to book until then. */
export function ComingSoonBox({ headline, text, phone }: Props) {
  return (
    <div className="coming-soon-box dark">
      <h2>{headline}</h2>
      <p>{text}</p>
      <div className="coming-soon-box__actions">
        <Button href="/contact" variant="paper">
          Contact Us
        </Button>
        <Button href={phone.href} variant="outline">
          Call {phone.name}
        </Button>
      </div>
    </div>
  );
}
