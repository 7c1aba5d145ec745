import { type Link } from '../../ui/link.ts';
import { Button } from '../../ui/Button.tsx';

/** The two ways to an appointment. */
export function BookOrCall({ phone }: { phone: Link }) {
  return (
    <div className="actions">
      <Button href="/contact">Book Your Appointment</Button>
      <Button href={phone.href} variant="outline">
        Call {phone.name}
      </Button>
    </div>
  );
}
