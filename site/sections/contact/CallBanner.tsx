import { Button } from '../../ui/Button.tsx';

interface Props {
  headline: string;
  text: string;
  phone: { href: string };
}

export function CallBanner({ headline, text, phone }: Props) {
  return (
    <section className="call-banner dark">
      <div className="call-banner__row wrap">
        <h2 className="d2">{headline}</h2>
        <p className="lead">{text}</p>
        <Button href={phone.href} variant="paper">
          Call Now
        </Button>
      </div>
    </section>
  );
}
