/**
 * The Get Quote button. Interactive because it opens a dialog over the page. Loads when touched or focused, never by
 * scrolling, because it is always on small screens. Until then, and without JavaScript, it links to the contact page.
 */
import { type DialogProps, DialogLink } from '../shared/DialogLink.tsx';

import '../../ui/Button.css';

export default function QuoteButton({ salonName }: { salonName: string }) {
  return (
    <DialogLink
      className="button floating__quote"
      href="/contact"
      load={async () => {
        const { default: QuoteDialog } = await import('./QuoteDialog.tsx');
        return (props: DialogProps) => <QuoteDialog salonName={salonName} {...props} />;
      }}
    >
      Get Quote
    </DialogLink>
  );
}
