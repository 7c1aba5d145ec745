import { type HoursLine } from '../../ui/Hours.tsx';

interface Props {
  salon: string;
  address: string;
  phone: string;
  hours: readonly HoursLine[];
  /** Address of the article, as one would type it. */
  online: string;
}

/** Who made this and where to find them: ends the last column on paper, and is shown nowhere else (Print.css). */
export function Imprint({ salon, address, phone, hours, online }: Props) {
  return (
    <div className="imprint">
      <p className="imprint__name">{salon}</p>
      <p>{`${address}. ${phone}`}</p>
      <p>{`${hours.map((line) => `${line.days} ${line.hours}`).join(', ')}.`}</p>
      <p>{online}</p>
    </div>
  );
}
