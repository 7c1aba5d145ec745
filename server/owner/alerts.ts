/** Tells a person through ALERT_COMMAND, at most once an hour, when messages do not arrive. */
import type { FastifyBaseLogger } from 'fastify';
import type { LeadStore } from '../contact/store.ts';
import type { Sql } from '../contact/stores/sql.ts';
import type { SiteFacts } from '../static/built-site.ts';
import { runAlertCommand } from './alert-command.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const FIRST_CHECK_MS = 5000;
/** A webhook that has failed for this long is a problem. Shorter failures are common, and retried. */
const TOLERATED_MS = 10 * MINUTE_MS;

export interface WatchedStore extends Pick<LeadStore, 'checkWritable'> {
  readonly sql: Sql;
}

export type AlertingSite = Pick<SiteFacts, 'salonName' | 'siteUrl'>;

export class Alerts {
  readonly #store: WatchedStore;
  readonly #command: string;
  readonly #site: AlertingSite;
  readonly #log: FastifyBaseLogger;
  /** Monotonic, in milliseconds. Counts where the store cannot be written. */
  #lastAt = -Infinity;

  constructor(store: WatchedStore, command: string, site: AlertingSite, log: FastifyBaseLogger) {
    this.#store = store;
    this.#command = command;
    this.#site = site;
    this.#log = log;
  }

  /** Runs the command if there is a problem and the last alert is an hour old. Never rejects. */
  async check(): Promise<void> {
    try {
      const problems = await this.#problems();
      if (problems.length === 0 || !(await this.#isDue())) return;
      const { salonName, siteUrl } = this.#site;
      const subject = `${salonName}: messages from ${siteUrl} need attention`;
      const text = [subject, '', ...problems, 'What to do: docs/RUNBOOKS.md', ''].join('\n');
      const failure = await runAlertCommand(this.#command, text);
      if (failure === undefined) this.#log.info({ problems: problems.length }, 'alert sent');
      else this.#log.error(failure, 'ALERT_COMMAND failed');
    } catch (error) {
      this.#log.error({ err: error }, 'alerts could not be checked, retrying in a minute');
    }
  }

  /** One line each, without personal data. */
  async #problems(): Promise<string[]> {
    const { sql } = this.#store;
    const isWritable = await this.#store.checkWritable().then(
      () => true,
      () => false,
    );
    if (!isWritable) return ['Messages cannot be stored, and visitors are told so.'];
    const rows = await sql.all<{ state: 'parked' | 'pending'; count: number; error: string | null }>(
      `SELECT state, count(*) AS count, max(last_error) AS error FROM leads
       WHERE (state = 'parked' AND answered_at IS NULL) OR (state = 'pending' AND tried_since <= ?) GROUP BY state`,
      [(await sql.now()) - TOLERATED_MS],
    );
    return rows.map(({ state, count, error }) => {
      const reason = error === null ? '' : ` (${error})`;
      return state === 'parked'
        ? `Messages that were given up on: ${count}${reason}. They stay stored.`
        : `Messages that the webhook has not taken for 10 minutes: ${count}${reason}. They are being retried.`;
    });
  }

  /** Of several servers with one database, one sends the alert. */
  async #isDue(): Promise<boolean> {
    if (performance.now() - this.#lastAt < HOUR_MS) return false;
    const now = await this.#store.sql.now().catch(() => Date.now());
    const claim = {
      // The second condition is for a clock that has been set back.
      text: `INSERT INTO alerts (id, sent_at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET sent_at = excluded.sent_at
        WHERE alerts.sent_at <= ? OR alerts.sent_at > excluded.sent_at`,
      values: [now, now - HOUR_MS],
    };
    const isDue = await this.#store.sql.write([claim]).then(
      ([claimed]) => claimed === 1,
      () => true,
    );
    if (isDue) this.#lastAt = performance.now();
    return isDue;
  }
}

/** Checks a few seconds after the start, and every minute. */
export function startAlerts(alerts: Alerts): { stop(): void } {
  const check = () => void alerts.check();
  const first = setTimeout(check, FIRST_CHECK_MS);
  const interval = setInterval(check, MINUTE_MS);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(interval);
    },
  };
}
