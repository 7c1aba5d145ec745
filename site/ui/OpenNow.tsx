import { type OpeningPlan } from '../lib/opening-hours.ts';

/** Says whether the salon is open now. current-hours.ts fills it in when it scrolls near; without script it stays empty. */
export function OpenNow({ plan }: { plan: OpeningPlan }) {
  return <p className="open-now" data-open-now={JSON.stringify(plan)} />;
}
