/** Tells the owner by mail, at most once an hour for each kind, what keeps messages from her. The log says it, too. */
import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { Mailer } from './mail.ts';
import type { Store } from './store.ts';

/** A webhook that has failed for this long is a problem. Shorter failures are common, and retried. */
const TOLERATED_MS = 15 * MINUTE_MS;
const MIN_FREE_BYTES = 100_000_000;
/** Deliveries that are a problem, by their state. */
const STUCK = {
  pending: { kind: 'failing', what: 'could not be delivered for 15 minutes' },
  parked: { kind: 'given-up', what: 'were given up' },
} as const;

interface Problem {
  readonly kind: 'full' | 'failing' | 'given-up' | 'disk';
  /** One line without personal data. */
  readonly text: string;
}

export interface AlertOptions {
  readonly store: Store;
  readonly mailer: Mailer | undefined;
  /** Undefined when the store is not on this computer. */
  readonly dataDir: string | undefined;
  readonly salonName: string;
  readonly log: FastifyBaseLogger;
}

export class OwnerAlerts {
  readonly #options: AlertOptions;
  /** When each kind was last mailed, by performance.now(). The limit also holds while the store cannot be written. */
  readonly #mailedAt = new Map<string, number>();

  constructor(options: AlertOptions) {
    this.#options = options;
  }

  /** Never rejects. */
  async check(): Promise<void> {
    try {
      for (const problem of await this.#find())
        if (await this.#isDue(problem.kind)) await this.#tell(problem);
    } catch (error) {
      this.#options.log.error({ err: error }, 'problems could not be checked, trying again in a minute');
    }
  }

  async #find(): Promise<Problem[]> {
    const { store, dataDir } = this.#options;
    try {
      await store.checkWritable();
    } catch {
      return [{ kind: 'full', text: 'Messages cannot be stored, and visitors are told so.' }];
    }
    const stuck = await store.stuckDeliveries((await store.now()) - TOLERATED_MS);
    const found = stuck.map(({ state, count, error }): Problem => {
      const { kind, what } = STUCK[state];
      const text = `Messages that ${what}: ${count} (${error}). They stay stored: npm run leads -- list --state ${state}`;
      return { kind, text };
    });
    if (dataDir === undefined) return found;
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    if (free < MIN_FREE_BYTES)
      found.push({ kind: 'disk', text: `The disk is nearly full: ${Math.round(free / 1e6)} MB are left.` });
    return found;
  }

  /** Whether to mail about a problem now. Of several servers that share a database, one gets true. */
  async #isDue(kind: string): Promise<boolean> {
    if (performance.now() - (this.#mailedAt.get(kind) ?? -Infinity) < HOUR_MS) return false;
    // A store that cannot be written is the problem.
    const isDue = await this.#options.store.claimTimestamp(`problem ${kind}`, HOUR_MS).catch(() => true);
    if (isDue) this.#mailedAt.set(kind, performance.now());
    return isDue;
  }

  async #tell({ kind, text }: Problem): Promise<void> {
    const { mailer, salonName, store, log } = this.#options;
    log.error({ problem: kind }, text);
    try {
      const subject = `${salonName}: messages of the website need attention`;
      await mailer?.sendProblem(subject, `${text}\n\nWhat to do: docs/RUNBOOKS.md\n`);
    } catch (error) {
      log.error({ err: error }, 'problem could not be mailed, trying again in a minute');
      this.#mailedAt.delete(kind);
      await store.setMetadata(`problem ${kind}`, '0').catch(() => undefined);
    }
  }
}
