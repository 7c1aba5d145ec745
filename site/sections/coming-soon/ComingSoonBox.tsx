import type { PageContent } from '../../content/page-content.ts';
import type { Link } from '../../lib/link.ts';
import { BookOrCall } from '../../ui/BookOrCall.tsx';

import './ComingSoonBox.css';

/** Says that the page of a service is coming soon, and how to book until then. */
export function ComingSoonBox({ headline, text, phone }: PageContent<'comingSoon'>['box'] & { phone: Link }) {
  return (
    <div className="coming-soon-box dark">
      <h2>{headline}</h2>
      <p>{text}</p>
      <BookOrCall phone={phone} book="Contact Us" onDark className="coming-soon-box__actions" />
    </div>
  );
}
