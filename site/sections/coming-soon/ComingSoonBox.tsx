import { Button } from '../../ui/Button.tsx';

import './ComingSoonBox.css';

interface Props {
  headline: string;
  text: string;
}

/** Says that the page of a service is coming soon. */
export function ComingSoonBox({ headline, text }: Props) {
  return (
    <div className="coming-soon-box">
      <div>
        <h2 className="d3">{headline}</h2>
        <p>{text}</p>
      </div>
      <Button href="/contact">Contact Us</Button>
    </div>
  );
}
