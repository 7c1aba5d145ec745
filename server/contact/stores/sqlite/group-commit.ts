/** Commits writes of the same moment in one transaction, so that they share one disk sync. */
import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../../store.ts';

/** Limits how long one transaction blocks everything else. */
const MAX_GROUP = 500;

interface PendingWrite {
  run(): void;
  resolve(): void;
  reject(error: unknown): void;
}

export interface GroupCommitOptions {
  /** Called before each commit, for tests and benchmarks. */
  readonly beforeCommit?: () => unknown;
}

export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #beforeCommit: () => unknown;
  #queue: PendingWrite[] = [];
  #scheduled = false;

  constructor(db: DatabaseSync, options: GroupCommitOptions = {}) {
    this.#db = db;
    this.#beforeCommit = options.beforeCommit ?? (() => undefined);
  }

  /**
   * Runs `work` in the next transaction and resolves once that is on disk. If `work` throws, only its own writes are
   * rolled back.
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

  /** Commits everything in the queue now. */
  flush(): void {
    this.#scheduled = false;
    while (this.#queue.length > 0) this.#commit(this.#queue.splice(0, MAX_GROUP));
  }

  #commit(group: readonly PendingWrite[]): void {
    const written: PendingWrite[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const write of group) {
        if (this.#runInSavepoint(write)) written.push(write);
      }
      this.#beforeCommit();
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const write of group) write.reject(asStoreError(error));
      return;
    }
    for (const write of written) write.resolve();
  }

  #runInSavepoint(write: PendingWrite): boolean {
    this.#db.exec('SAVEPOINT entry');
    try {
      write.run();
      this.#db.exec('RELEASE entry');
      return true;
    } catch (error) {
      // A full disk can roll back the whole transaction, and with it every write of the group.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK TO entry');
      this.#db.exec('RELEASE entry');
      write.reject(asStoreError(error));
      return false;
    }
  }
}

function asStoreError(error: unknown): unknown {
  const fromSqlite = error instanceof Error && 'errcode' in error;
  return fromSqlite ? new StoreUnavailable('The store cannot be written.', { cause: error }) : error;
}
