import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import { AddressAndHours, type AddressAndHoursProps } from '../../features/opening-hours/AddressAndHours.tsx';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';

type Props = PageContent<'home'>['closing'] & AddressAndHoursProps & { phone: Link };

/** Closing call to action with the phone number as its headline. */
export function ClosingCall({ headline, picture, phone, ...addressAndHours }: Props) {
  return (
    <section className="closing-call">
      <Picture
        picture={picture}
        className="closing-call__picture"
        vw={{ phone: 100 }}
        ratio={{ phone: 1.2, tablet: 1.65 }}
      />
      <div className="closing-call__over wrap">
        <a className="closing-call__number" href={phone.href}>
          {phone.name}
        </a>
        <div className="closing-call__row grid">
          <h2 className="d3">{headline}</h2>
          <AddressAndHours {...addressAndHours} />
          <Button href="/contact">Book Now</Button>
        </div>
      </div>
    </section>
  );
}
