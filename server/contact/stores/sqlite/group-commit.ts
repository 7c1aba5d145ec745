/** Writes of the same moment share one transaction, and so one wait for the disk. */
import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../../store.ts';

/** Bounds how long one transaction can hold up everything else. */
const MOST_TOGETHER = 500;

interface Waiting {
  run(): void;
  resolve(): void;
  reject(error: unknown): void;
}

export interface GroupCommitOptions {
  /** Called before each commit; tests and benchmarks make a slow disk of it. */
  readonly beforeCommit?: () => unknown;
}

export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #beforeCommit: () => unknown;
  #queue: Waiting[] = [];
  #scheduled = false;

  constructor(db: DatabaseSync, options: GroupCommitOptions = {}) {
    this.#db = db;
    this.#beforeCommit = options.beforeCommit ?? (() => undefined);
  }

  /**
   * Runs `work` in the next transaction and resolves once that is on disk. Work that throws takes back its own writes
   * and nobody else's.
   * @throws StoreUnavailable when nothing was written.
   */
  async write<T>(work: (db: DatabaseSync) => T): Promise<T> {
    return await new Promise<T>((resolve, reject) => {
      let result: T;
      this.#queue.push({
        run: () => {
          result = work(this.#db);
        },
        resolve: () => {
          resolve(result);
        },
        reject,
      });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => {
        this.flush();
      });
    });
  }

  /** Writes what waits, now. */
  flush(): void {
    this.#scheduled = false;
    while (this.#queue.length > 0) this.#commit(this.#queue.splice(0, MOST_TOGETHER));
  }

  #commit(batch: readonly Waiting[]): void {
    const written: Waiting[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const entry of batch) {
        if (this.#runAlone(entry)) written.push(entry);
      }
      this.#beforeCommit();
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const entry of batch) entry.reject(unavailable(error));
      return;
    }
    for (const entry of written) entry.resolve();
  }

  #runAlone(entry: Waiting): boolean {
    this.#db.exec('SAVEPOINT entry');
    try {
      entry.run();
      this.#db.exec('RELEASE entry');
      return true;
    } catch (error) {
      // A full disk can take the whole transaction back; then nobody's write is left to keep.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK TO entry');
      this.#db.exec('RELEASE entry');
      entry.reject(unavailable(error));
      return false;
    }
  }
}

function unavailable(error: unknown): unknown {
  const fromSqlite = error instanceof Error && 'errcode' in error;
  return fromSqlite ? new StoreUnavailable('The store cannot be written.', { cause: error }) : error;
}
