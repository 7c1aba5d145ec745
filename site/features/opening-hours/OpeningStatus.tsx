import type { OpeningHours } from '../../lib/opening-hours.ts';

/** Says whether the salon is open now. It is filled by opening-status.ts, which the page imports. */
export function OpeningStatus({ hours }: { hours: OpeningHours }) {
  return <p className="opening-status" data-opening-hours={JSON.stringify(hours)} />;
}
