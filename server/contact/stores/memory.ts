/** A store that forgets everything at its end: what the others cost is measured against it, and tests use it. */
import { type Claim, type LeadState, type NewLead, type Outcome } from '../lead.ts';
import { type Accepted, type LeadStore, type SubmissionLimits } from '../store.ts';
import { SubmissionCounter } from '../submission-counter.ts';
import { uuidV7 } from '../uuid.ts';
import { contentHash } from './content-hash.ts';
import { DueLoop } from './due-loop.ts';

interface Row {
  id: string;
  lead: NewLead;
  hash: string;
  state: LeadState;
  attempts: number;
  since: number;
  dueAt: number;
  uncertain: boolean;
  claimed: boolean;
}

export class MemoryStore implements LeadStore {
  readonly #rows = new Map<string, Row>();
  readonly #byKey = new Map<string, string[]>();
  readonly #counter = new SubmissionCounter();
  readonly #loop = new DueLoop((limit, now) =>
    [...this.#rows.values()]
      .filter((row) => row.state === 'pending' && !row.claimed && row.dueAt <= now)
      .slice(0, limit)
      .map((row) => row.id),
  );

  accept(lead: NewLead): Promise<Accepted> {
    const hash = contentHash(lead.submission);
    const rows = (lead.key === undefined ? [] : (this.#byKey.get(lead.key) ?? [])).flatMap(
      (id) => this.#rows.get(id) ?? [],
    );
    const same = rows.find((row) => row.hash === hash && row.state !== 'replaced');
    if (same !== undefined) return Promise.resolve(outcomeOf(same));
    const open = rows.find((row) => row.state === 'pending' || row.state === 'parked');
    const mayKeepId = open !== undefined && !open.claimed && !open.uncertain;
    if (open !== undefined) open.state = 'replaced';
    const id = mayKeepId ? open.id : uuidV7();
    const now = Date.now();
    const state = lead.suspicion !== undefined ? 'quarantined' : lead.deliver ? 'pending' : 'kept';
    const claimed = state === 'pending';
    const row: Row = {
      id,
      lead,
      hash,
      state,
      attempts: 0,
      since: now,
      dueAt: now,
      uncertain: false,
      claimed,
    };
    this.#rows.set(id, row);
    if (lead.key !== undefined)
      this.#byKey.set(lead.key, [...new Set([...rows.map((known) => known.id), id])]);
    return Promise.resolve(claimed ? { outcome: 'new', claim: claimOf(row) } : { outcome: 'settled', id });
  }

  claim(id: string): Promise<Claim | 'delivered' | 'busy'> {
    const row = this.#rows.get(id);
    if (row?.state === 'delivered') return Promise.resolve('delivered');
    if (row === undefined || row.claimed || row.state !== 'pending') return Promise.resolve('busy');
    row.claimed = true;
    return Promise.resolve(claimOf(row));
  }

  settle(id: string, outcome: Outcome): Promise<void> {
    const row = this.#rows.get(id);
    if (row === undefined) return Promise.resolve();
    row.claimed = false;
    row.attempts += 1;
    if (outcome.kind === 'delivered') row.state = 'delivered';
    else if (row.state === 'pending') {
      row.uncertain ||= outcome.uncertain;
      row.state = outcome.retryAt === undefined ? 'parked' : 'pending';
      row.dueAt = outcome.retryAt ?? row.dueAt;
    }
    return Promise.resolve();
  }

  release(id: string): Promise<void> {
    const row = this.#rows.get(id);
    if (row !== undefined) row.claimed = false;
    return Promise.resolve();
  }

  startDelivering(deliver: (id: string) => Promise<void>, concurrency: number): Promise<void> {
    this.#loop.start(deliver, concurrency);
    return Promise.resolve();
  }

  countSubmission(client: string, limits: SubmissionLimits): Promise<number | undefined> {
    return Promise.resolve(this.#counter.count(client, limits));
  }

  checkWritable(): Promise<void> {
    return Promise.resolve();
  }

  async stopDelivering(): Promise<void> {
    await this.#loop.stop();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function outcomeOf(row: Row): Accepted {
  if (row.state === 'parked') row.state = 'pending';
  return { outcome: row.state === 'pending' ? 'undelivered' : 'settled', id: row.id };
}

function claimOf(row: Row): Claim {
  return { id: row.id, submission: row.lead.submission, attempts: row.attempts, since: row.since };
}
