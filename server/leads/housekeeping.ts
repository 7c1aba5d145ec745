/** Recurring work besides delivery: deletes expired records once a day, and looks for problems every minute. */
import { type ProblemOptions, Problems } from './problems.ts';
import { purge } from './retention.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FIRST_RUN_MS = 5000;

/** Returns the function that stops it. */
export function startHousekeeping(options: ProblemOptions): () => void {
  const { store, log } = options;
  const problems = new Problems(options);
  const check = () => void problems.check();
  const deleteExpired = () => {
    purge(store).then(
      (deleted) => {
        log.info(deleted, 'deleted expired records');
      },
      (error: unknown) => {
        log.error({ err: error }, 'expired records could not be deleted, trying again tomorrow');
      },
    );
  };
  const timers = [
    setTimeout(check, FIRST_RUN_MS),
    setTimeout(deleteExpired, FIRST_RUN_MS),
    setInterval(check, MINUTE_MS),
    setInterval(deleteExpired, DAY_MS),
  ];
  return () => {
    timers.forEach(clearTimeout);
  };
}
