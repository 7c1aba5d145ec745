import { Button } from '../../ui/Button.tsx';

import './ArticleBooking.css';

interface Props {
  text: string;
  phone: { name: string; href: string };
}

/** The end of an article: a sentence, a booking button and the phone number. */
export function ArticleBooking({ text, phone }: Props) {
  return (
    <aside className="article-booking" aria-label="Book">
      <div className="article-booking__in wrap">
        <p className="d2">{text}</p>
        <div className="article-booking__ways">
          <Button href="/contact">Book Now</Button>
          <a className="article-booking__phone" href={phone.href}>
            {phone.name}
          </a>
        </div>
      </div>
    </aside>
  );
}
