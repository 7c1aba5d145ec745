/** The embedded store: one file, used by one process. */
import type { DatabaseSync } from 'node:sqlite';
import type { Claim, NewLead, Outcome } from '../lead.ts';
import type { Accepted, LeadStore, RequeueFilter, SubmissionLimits, Unclaimed } from '../store.ts';
import { SubmissionCounter } from '../submission-counter.ts';
import { planAccept } from './plan-accept.ts';
import { Poller } from './poller.ts';
import { probeStatements } from './probe.ts';
import { claimOf, type LeadRow } from './rows.ts';
import { backUpFile } from './sqlite/back-up.ts';
import { GroupCommit, type GroupCommitOptions } from './sqlite/group-commit.ts';
import { openStoreFile } from './sqlite/open.ts';
import { runStatement, SqliteSql } from './sqlite/sql.ts';
import { LEAD_BY_ID, LEADS_BY_KEY, requeueLeads, settleLead } from './statements.ts';

export class SqliteStore implements LeadStore {
  /** For the owner's queries. */
  readonly sql: SqliteSql;
  readonly #db: DatabaseSync;
  readonly #commits: GroupCommit;
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
    const row = this.#db.prepare(LEAD_BY_ID).get(id) as LeadRow | undefined;
    if (row?.state === 'delivered') return 'delivered';
    if (row?.state !== 'pending') return 'closed';
    if (this.#claimed.has(id)) return 'busy';
    this.#claimed.add(id);
    return await Promise.resolve(claimOf(row, Date.now(), NO_TOKEN));
  }

  async settle({ id }: Claim, outcome: Outcome): Promise<void> {
    const now = Date.now();
    await this.#commits.write((db) => runStatement(db, settleLead(id, outcome, now)));
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

  async requeue(filter: RequeueFilter): Promise<number> {
    const [count = 0] = await this.sql.write([requeueLeads(filter, Date.now())]);
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
    const known =
      lead.key === undefined ? [] : (this.#db.prepare(LEADS_BY_KEY).all(lead.key) as unknown as LeadRow[]);
    const { outcome, row, statements } = planAccept(lead, known, ({ id }) => this.#claimed.has(id), now);
    for (const statement of statements) runStatement(this.#db, statement);
    return outcome === 'new' ? { outcome, claim: claimOf(row, now, NO_TOKEN) } : { outcome, id: row.id };
  }

  #due(limit: number, now: number): readonly string[] {
    // At the first poll too: the clock may have been set back while no server ran.
    if (now < this.#lastPoll) this.#rescheduleAfterClockChange(now);
    this.#lastPoll = now;
    const rows = this.#db.prepare(DUE_LEADS).all(now, limit + this.#claimed.size) as { id: string }[];
    return rows.map((row) => row.id).filter((id) => !this.#claimed.has(id));
  }

  /** Makes leads due that were scheduled by a clock that has been set back since. */
  #rescheduleAfterClockChange(now: number): void {
    this.#commits
      .write((db) => runStatement(db, { text: RESCHEDULE, values: [now, now, now] }))
      .catch(() => (this.#lastPoll = Infinity));
  }
}

const DUE_LEADS = `SELECT id FROM leads WHERE state = 'pending' AND due_at <= ? ORDER BY due_at LIMIT ?`;
const RESCHEDULE = `UPDATE leads SET planned_at = ?, due_at = ? WHERE state = 'pending' AND planned_at > ?`;

/** Claims need no fencing token: they end with the process. */
const NO_TOKEN = 0;
