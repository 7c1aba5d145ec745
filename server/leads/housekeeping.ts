/** Recurring work besides delivery: deletes expired records once a day, and looks for problems every minute. */
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { type AlertOptions, OwnerAlerts } from './owner-alerts.ts';
import { deleteExpired } from './retention.ts';

const FIRST_RUN_MS = 5000;

/** Returns the function that stops it. */
export function startHousekeeping(options: AlertOptions): () => void {
  const { store, log } = options;
  const alerts = new OwnerAlerts(options);
  const checkProblems = () => void alerts.check();
  const expire = () => {
    deleteExpired(store).then(
      (deleted) => {
        log.info(deleted, 'deleted expired records');
      },
      (error: unknown) => {
        log.error({ err: error }, 'expired records could not be deleted, trying again tomorrow');
      },
    );
  };
  const timers = [
    setTimeout(checkProblems, FIRST_RUN_MS),
    setTimeout(expire, FIRST_RUN_MS),
    setInterval(checkProblems, MINUTE_MS),
    setInterval(expire, DAY_MS),
  ];
  return () => {
    timers.forEach(clearTimeout);
  };
}
