/** The embedded store: one file, one process, every answer on disk before it is given. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Claim, NewLead, Outcome } from '../lead.ts';
import type { Accepted, LeadStore, SubmissionLimits, Unclaimed } from '../store.ts';
import { SubmissionCounter } from '../submission-counter.ts';
import { uuidV7 } from '../uuid.ts';
import { DueLoop } from './due-loop.ts';
import { claimOf, LEAD_COLUMNS, type LeadRow, newRow } from './rows.ts';
import { decideByKey } from './same-key.ts';
import { backUpFile } from './sqlite/back-up.ts';
import { GroupCommit, type GroupCommitOptions } from './sqlite/group-commit.ts';
import { openStoreFile } from './sqlite/open.ts';
import { SqliteSql } from './sqlite/sql.ts';
import { sqliteStatements } from './sqlite/statements.ts';

export class SqliteStore implements LeadStore {
  /** For the owner's questions. */
  readonly sql: SqliteSql;
  readonly #db: DatabaseSync;
  readonly #commits: GroupCommit;
  readonly #statements: ReturnType<typeof sqliteStatements>;
  readonly #counter = new SubmissionCounter();
  /** Only this process can hold a claim, so claims need no place on disk, and a restart frees them all. */
  readonly #claimed = new Set<string>();
  readonly #loop: DueLoop;
  #lastLook = Infinity;
  #probe: Promise<void> | undefined;

  /** @throws ConfigError when the folder cannot be used, or another process uses it. */
  constructor(dataDir: string, options: GroupCommitOptions = {}) {
    this.#db = openStoreFile(dataDir);
    this.#commits = new GroupCommit(this.#db, options);
    this.#statements = sqliteStatements(this.#db);
    this.sql = new SqliteSql(this.#db, this.#commits);
    this.#loop = new DueLoop((limit, now) => this.#due(limit, now));
  }

  async accept(lead: NewLead): Promise<Accepted> {
    let accepted: Accepted | undefined;
    try {
      // Claimed within the transaction: a correction in the same one has to see that this lead is taken.
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
    return await Promise.resolve(claimOf(row));
  }

  async settle(id: string, outcome: Outcome): Promise<void> {
    const now = Date.now();
    await this.#commits.write(() => {
      if (outcome.kind === 'delivered') this.#statements.settleDelivered.run(now, id);
      else {
        const { error, uncertain, retryAt } = outcome;
        const state = retryAt === undefined ? 'parked' : 'pending';
        this.#statements.settleFailed.run(state, error, uncertain ? 1 : 0, now, retryAt ?? now, id);
      }
    });
    this.#claimed.delete(id);
  }

  async release(id: string): Promise<void> {
    await Promise.resolve(this.#claimed.delete(id));
  }

  async startDelivering(deliver: (id: string) => Promise<void>, concurrency: number): Promise<void> {
    await Promise.resolve();
    this.#loop.start(deliver, concurrency);
  }

  async stopDelivering(): Promise<void> {
    await this.#loop.stop();
  }

  async countSubmission(client: string, limits: SubmissionLimits): Promise<number | undefined> {
    return await Promise.resolve(this.#counter.count(client, limits));
  }

  async checkWritable(): Promise<void> {
    this.#probe ??= this.#commits
      .write(() => {
        this.#statements.probeIn.run('x'.repeat(16_384));
        this.#statements.probeOut.run();
      })
      .finally(() => (this.#probe = undefined));
    await this.#probe;
  }

  /** Writes a copy that is whole and of one moment, while messages go on coming in. */
  async backup(file: string, onProgress: (done: number, total: number) => void): Promise<void> {
    await backUpFile(this.#db, file, onProgress);
  }

  /** What SQLite itself finds wrong with the file; empty when nothing is. */
  async integrity(): Promise<string[]> {
    const rows = await this.sql.all<{ integrity_check: string }>('PRAGMA integrity_check(20)');
    return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  }

  /** Takes deleted rows out of the write-ahead log too. */
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
    const row = newRow(decision.kind === 'correct' ? decision.row.id : uuidV7(now), lead, now);
    switch (decision.kind) {
      case 'known':
        return this.#known(decision.row);
      case 'revive':
        this.#statements.revive.run(now, now, now, decision.row.id);
        for (const other of decision.replaced) this.#statements.replace.run(other.id);
        return { outcome: 'undelivered', id: decision.row.id };
      case 'correct': {
        const { content_hash, name, email, phone, message, email_key, phone_key } = row;
        this.#statements.correct.run(
          content_hash,
          name,
          email,
          phone,
          message,
          email_key,
          phone_key,
          now,
          now,
          now,
          row.id,
        );
        this.#recordConsent(row.id, lead, now);
        return { outcome: 'undelivered', id: row.id };
      }
      case 'insert':
        for (const other of decision.replaced) this.#statements.replace.run(other.id);
        this.#statements.insertLead.run(...LEAD_COLUMNS.map((column): SQLInputValue => row[column]));
        this.#recordConsent(row.id, lead, now);
        if (row.state !== 'pending') return { outcome: 'settled', id: row.id };
        return { outcome: 'new', claim: claimOf(row) };
    }
  }

  #known(row: LeadRow): Accepted {
    return { outcome: row.state === 'pending' ? 'undelivered' : 'settled', id: row.id };
  }

  #recordConsent(leadId: string, { consent }: NewLead, now: number): void {
    const id = uuidV7(now);
    this.#statements.insertText.run(consent.textVersion, consent.text);
    this.#statements.insertConsent.run(
      id,
      leadId,
      consent.textVersion,
      consent.ticked ? 1 : 0,
      consent.phone,
      consent.page,
      now,
    );
    this.#statements.insertClient.run(id, consent.clientAddress, consent.userAgent, now);
  }

  #replan(now: number): void {
    this.#commits
      .write(() => this.#statements.replan.run(now, now, now))
      .catch(() => (this.#lastLook = Infinity));
  }

  #due(limit: number, now: number): readonly string[] {
    // At the first look too: the clock may have been set back while no server ran.
    if (now < this.#lastLook) this.#replan(now);
    this.#lastLook = now;
    const rows = this.#statements.due.all(now, limit + this.#claimed.size) as { id: string }[];
    return rows.map((row) => row.id).filter((id) => !this.#claimed.has(id));
  }
}
