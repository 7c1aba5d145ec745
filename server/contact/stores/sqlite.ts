/** The embedded store: one file, used by one process. */
import type { DatabaseSync } from 'node:sqlite';
import type { Claim, NewLead, Outcome } from '../lead.ts';
import type { Accepted, LeadStore, RequeueFilter, SubmissionLimits, Unclaimed } from '../store.ts';
import { SubmissionCounter } from '../submission-counter.ts';
import { uuidV7 } from '../uuid.ts';
import { Poller } from './poller.ts';
import { probeStatements } from './probe.ts';
import { claimOf, consentValues, correctionValues, type LeadRow, leadValues, newRow } from './rows.ts';
import { decideByKey } from './same-key.ts';
import { backUpFile } from './sqlite/back-up.ts';
import { GroupCommit, type GroupCommitOptions } from './sqlite/group-commit.ts';
import { openStoreFile } from './sqlite/open.ts';
import { type PreparedStatements, prepareStatements } from './sqlite/prepared-statements.ts';
import { SqliteSql } from './sqlite/sql.ts';

export class SqliteStore implements LeadStore {
  /** For the owner's queries. */
  readonly sql: SqliteSql;
  readonly #db: DatabaseSync;
  readonly #commits: GroupCommit;
  readonly #statements: PreparedStatements;
  readonly #counter = new SubmissionCounter();
  /** In memory: no other process can use the file, and a restart ends all claims. */
  readonly #claimed = new Set<string>();
  readonly #poller: Poller;
  #lastPoll = Infinity;
  #probe: Promise<unknown> | undefined;

  /** @throws ConfigError when the folder cannot be used, or another process uses it. */
  constructor(dataDir: string, options: GroupCommitOptions = {}) {
    this.#db = openStoreFile(dataDir);
    this.#commits = new GroupCommit(this.#db, options);
    this.#statements = prepareStatements(this.#db);
    this.sql = new SqliteSql(this.#db, this.#commits);
    this.#poller = new Poller((limit, now) => this.#due(limit, now));
  }

  async accept(lead: NewLead): Promise<Accepted> {
    let accepted: Accepted | undefined;
    try {
      // Claimed inside the transaction, where a correction in the same group must find the lead claimed.
      return await this.#commits.write(() => {
        accepted = this.#accept(lead, Date.now());
        if (accepted.outcome === 'new') this.#claimed.add(accepted.claim.id);
        return accepted;
      });
    } catch (error) {
      if (accepted?.outcome === 'new') this.#claimed.delete(accepted.claim.id);
      throw error;
    }
  }

  async claim(id: string): Promise<Claim | Unclaimed> {
    const row = this.#statements.leadById.get(id) as LeadRow | undefined;
    if (row?.state === 'delivered') return 'delivered';
    if (row?.state !== 'pending') return 'closed';
    if (this.#claimed.has(id)) return 'busy';
    this.#claimed.add(id);
    return await Promise.resolve(claimOf(row, Date.now(), NO_TOKEN));
  }

  async settle({ id }: Claim, outcome: Outcome): Promise<void> {
    const now = Date.now();
    await this.#commits.write(() => {
      if (outcome.kind === 'delivered') this.#statements.settleDelivered.run(now, id);
      else {
        const { error, uncertain, retryInMs } = outcome;
        const state = retryInMs === undefined ? 'parked' : 'pending';
        const dueAt = now + (retryInMs ?? 0);
        this.#statements.settleFailed.run(state, error, uncertain ? 1 : 0, now, dueAt, id);
      }
    });
    this.#claimed.delete(id);
  }

  async release({ id }: Claim): Promise<void> {
    await Promise.resolve(this.#claimed.delete(id));
  }

  async startDelivering(deliver: (claim: Claim) => Promise<void>, concurrency: number): Promise<void> {
    await Promise.resolve();
    this.#poller.start(async (id) => {
      const claim = await this.claim(id);
      if (typeof claim !== 'string') await deliver(claim);
    }, concurrency);
  }

  async stopDelivering(): Promise<void> {
    await this.#poller.stop();
  }

  async requeue({ states, id }: RequeueFilter): Promise<number> {
    const now = Date.now();
    const marks = states.map(() => '?').join(', ');
    const text = `UPDATE leads SET state = 'pending', tried_since = ?, planned_at = ?, due_at = ?
      WHERE state IN (${marks}) AND id = coalesce(?, id)`;
    const [count = 0] = await this.sql.write([{ text, values: [now, now, now, ...states, id ?? null] }]);
    return count;
  }

  async countSubmission(client: string, limits: SubmissionLimits): Promise<number | undefined> {
    return await Promise.resolve(this.#counter.count(client, limits));
  }

  async checkWritable(): Promise<void> {
    this.#probe ??= this.sql.write(probeStatements(Date.now())).finally(() => (this.#probe = undefined));
    await this.#probe;
  }

  /** Writes a consistent copy while messages keep coming in; returns how many leads it has. */
  async backup(file: string): Promise<number> {
    return await backUpFile(this.#db, file);
  }

  /** The problems that SQLite finds in the file. */
  async integrity(): Promise<string[]> {
    const rows = await this.sql.all<{ integrity_check: string }>('PRAGMA integrity_check(20)');
    return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  }

  /** Removes deleted rows from the write-ahead log. */
  async scrub(): Promise<void> {
    await this.sql.all('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#commits.flush();
    await Promise.resolve();
    this.#db.close();
  }

  #accept(lead: NewLead, now: number): Accepted {
    const rows =
      lead.key === undefined ? [] : (this.#statements.leadsByKey.all(lead.key) as unknown as LeadRow[]);
    const decision = decideByKey(lead, rows, (row) => this.#claimed.has(row.id));
    switch (decision.kind) {
      case 'known': {
        const { id, state } = decision.row;
        return { outcome: state === 'pending' ? 'undelivered' : 'settled', id };
      }
      case 'revive': {
        const { id } = decision.row;
        this.#statements.reviveLead.run(now, now, now, id);
        for (const other of decision.replaced) this.#statements.replaceLead.run(other.id);
        return { outcome: 'undelivered', id };
      }
      case 'correct': {
        const { id } = decision.row;
        this.#statements.correctLead.run(...correctionValues(newRow(id, lead, now), now));
        this.#insertConsent(id, lead, now);
        return { outcome: 'undelivered', id };
      }
      case 'insert': {
        const row = newRow(uuidV7(now), lead, now);
        for (const other of decision.replaced) this.#statements.replaceLead.run(other.id);
        this.#statements.insertLead.run(...leadValues(row));
        this.#insertConsent(row.id, lead, now);
        if (row.state !== 'pending') return { outcome: 'settled', id: row.id };
        return { outcome: 'new', claim: claimOf(row, now, NO_TOKEN) };
      }
    }
  }

  #insertConsent(leadId: string, lead: NewLead, now: number): void {
    const id = uuidV7(now);
    const { textVersion, text, clientAddress, userAgent } = lead.consent;
    this.#statements.insertConsentText.run(textVersion, text);
    this.#statements.insertConsent.run(...consentValues(id, leadId, lead, now));
    this.#statements.insertConsentClient.run(id, clientAddress, userAgent, now);
  }

  #due(limit: number, now: number): readonly string[] {
    // At the first poll too: the clock may have been set back while no server ran.
    if (now < this.#lastPoll) this.#rescheduleAfterClockChange(now);
    this.#lastPoll = now;
    const rows = this.#statements.dueLeads.all(now, limit + this.#claimed.size) as { id: string }[];
    return rows.map((row) => row.id).filter((id) => !this.#claimed.has(id));
  }

  /** Makes leads due that were scheduled by a clock that has been set back since. */
  #rescheduleAfterClockChange(now: number): void {
    this.#commits
      .write(() => this.#statements.reschedule.run(now, now, now))
      .catch(() => (this.#lastPoll = Infinity));
  }
}

/** Claims need no fencing token: they end with the process. */
const NO_TOKEN = 0;
