import { type OpeningHours } from '../lib/opening-hours.ts';

/** Says whether the salon is open now. A page with it imports opening-status.ts in a script, without which it stays empty. */
export function OpeningStatus({ hours }: { hours: OpeningHours }) {
  return <p className="opening-status" data-opening-hours={JSON.stringify(hours)} />;
}
