import { type ReactNode } from 'react';

import { type ServiceSection } from '../../content/shown.ts';
import { type Link } from '../../ui/link.ts';
import { Button } from '../../ui/Button.tsx';

interface Props extends Omit<ServiceSection<'closing'>, 'levels'> {
  phone: Link;
  /** The chart of hair levels. */
  children?: ReactNode;
}

/** Closing call to action, above a chart of hair levels if there is one. */
export function ServiceClosing({ headline, accent, lead, button, phone, children }: Props) {
  return (
    <section className={children ? 'service-closing service-closing--chart' : 'service-closing'}>
      <div className="service-closing__words wrap">
        <h2 className="d2">
          {headline} <span className="copper">{accent}</span>
        </h2>
        {lead && <p className="lead">{lead}</p>}
        <div className="actions">
          <Button href="/contact">{button ?? 'Book Now'}</Button>
          <Button href={phone.href} variant="outline">
            Call {phone.name}
          </Button>
        </div>
      </div>
      {children}
    </section>
  );
}
