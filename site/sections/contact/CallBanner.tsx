import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import { Button } from '../../ui/Button.tsx';

export function CallBanner({ headline, text, phone }: PageContent<'contact'>['banner'] & { phone: Link }) {
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
