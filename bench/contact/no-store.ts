import { randomUUID } from 'node:crypto';
import { type Accepted, type LeadStore, type Unclaimed } from '../../server/contact/store.ts';

/** Stores nothing: the baseline for the cost of a store. */
export class NoStore implements LeadStore {
  accept(): Promise<Accepted> {
    return Promise.resolve({ outcome: 'settled', id: randomUUID() });
  }

  claim(): Promise<Unclaimed> {
    return Promise.resolve('closed');
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  release(): Promise<void> {
    return Promise.resolve();
  }

  startDelivering(): Promise<void> {
    return Promise.resolve();
  }

  stopDelivering(): Promise<void> {
    return Promise.resolve();
  }

  requeue(): Promise<number> {
    return Promise.resolve(0);
  }

  countSubmission(): Promise<number | undefined> {
    return Promise.resolve(undefined);
  }

  checkWritable(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
