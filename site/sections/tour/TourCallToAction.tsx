import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import { Button } from '../../ui/Button.tsx';
import { Headline } from '../../ui/Headline.tsx';

/** The end of the tour: two large lines, a button, and the phone number as large as a headline. */
export function TourCallToAction({
  headline,
  accent,
  phone,
}: PageContent<'tourPage'>['closing'] & { phone: Link }) {
  return (
    <section className="tour-call-to-action wrap">
      <Headline className="d1" headline={headline} accent={accent} />
      <div className="tour-call-to-action__ways">
        <Button href="/contact">Book Online</Button>
        <a className="tour-call-to-action__phone" href={phone.href}>
          {phone.name}
        </a>
      </div>
    </section>
  );
}
