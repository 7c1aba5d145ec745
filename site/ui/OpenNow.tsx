import { type OpeningPlan } from './open-line.ts';

import './OpenNow.css';

/** Whether the salon is open at this moment. Filled in by open-now.ts when it comes near; without script the hours beside it stand alone. */
export function OpenNow({ plan }: { plan: OpeningPlan }) {
  return <p className="opennow" data-open-now={JSON.stringify(plan)} />;
}
