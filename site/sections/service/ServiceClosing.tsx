import type { ReactNode } from 'react';
import type { ServiceSection } from '../../content/page-content.ts';
import { classNames } from '../../lib/class-names.ts';
import type { Link } from '../../lib/link.ts';
import { BookOrCall } from '../../ui/BookOrCall.tsx';
import { Headline } from '../../ui/Headline.tsx';

interface Props extends Omit<ServiceSection<'closing'>, 'levels'> {
  phone: Link;
  /** The chart of hair levels. */
  children?: ReactNode;
}

/** Closing call to action, above a chart of hair levels if there is one. */
export function ServiceClosing({ headline, accent, lead, button, phone, children }: Props) {
  return (
    <section className={classNames('service-closing', Boolean(children) && 'service-closing--chart')}>
      <div className="service-closing__words wrap">
        <Headline className="d2" headline={headline} accent={accent} />
        {lead && <p className="lead">{lead}</p>}
        <BookOrCall phone={phone} book={button} />
      </div>
      {children}
    </section>
  );
}
