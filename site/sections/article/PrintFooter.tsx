import type { HoursLine } from '../../lib/opening-hours.ts';

interface Props {
  salon: string;
  address: string;
  phone: string;
  hours: readonly HoursLine[];
  /** URL of the article without the scheme. */
  url: string;
}

/** The salon's address and the article's URL. Printed only (Print.css). */
export function PrintFooter({ salon, address, phone, hours, url }: Props) {
  return (
    <div className="print-footer">
      <p className="print-footer__name">{salon}</p>
      <p>{`${address}. ${phone}`}</p>
      <p>{`${hours.map((line) => `${line.days} ${line.hours}`).join(', ')}.`}</p>
      <p>{url}</p>
    </div>
  );
}
