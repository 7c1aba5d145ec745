import type { ReactNode } from 'react';
import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import { Headline } from '../../ui/Headline.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

import './WriteOrCall.css';

interface Props extends Omit<PageContent<'contact'>['write'], 'form'> {
  phone: Link;
  address: { lines: readonly string[]; href: string };
  email: Link;
  /** `sms:` URL of the salon. */
  sms: string;
  /** URL of the salon's vCard. */
  vcard: string;
}

/** A three-line headline that ends in the phone number, and the other ways to reach the salon. */
export function WriteOrCall({ headline, accent, lead, phone, address, email, sms, vcard }: Props) {
  return (
    <div className="write-or-call__words">
      <Headline as="h1" className="write-or-call__headline" headline={headline} accent={accent} />
      <p className="lead">{lead}</p>
      <div className="write-or-call__contact">
        <a className="write-or-call__number" href={phone.href}>
          {phone.name}
        </a>
        <address className="write-or-call__address">
          <TextLink href={address.href} external>
            {address.lines.map((line) => (
              <span className="write-or-call__line" key={line}>
                {line}
              </span>
            ))}
          </TextLink>
          <ul className="write-or-call__links">
            <li>
              <TextLink href={email.href}>{email.name}</TextLink>
            </li>
            <li>
              <TextLink href={sms}>Text us</TextLink>
            </li>
            <li>
              <TextLink href={vcard}>Save our number</TextLink>
            </li>
          </ul>
        </address>
      </div>
    </div>
  );
}

/** The form beside them. */
export function FormColumn({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div className="write-or-call__form">
      <h2 className="d3">{headline}</h2>
      {children}
    </div>
  );
}
