import type { Link } from '../lib/link.ts';
import { Button } from './Button.tsx';

interface Props {
  phone: Link;
  /** Words on the button to the contact form. */
  book?: string | undefined;
  /** Words on the button that calls. */
  call?: string;
  /** On a dark field. */
  onDark?: boolean;
  className?: string;
}

/** The two ways to an appointment. */
export function BookOrCall({ phone, book = 'Book Now', call, onDark = false, className = 'actions' }: Props) {
  return (
    <div className={className}>
      <Button href="/contact" variant={onDark ? 'paper' : 'solid'}>
        {book}
      </Button>
      <Button href={phone.href} variant="outline">
        {call ?? `Call ${phone.name}`}
      </Button>
    </div>
  );
}
