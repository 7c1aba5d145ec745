/** What every store has to do, whatever it is made of. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Claim, type Outcome } from '../../server/contact/lead.ts';
import { type Accepted, type LeadStore } from '../../server/contact/store.ts';
import { newLead } from './leads.ts';

const DELIVERED: Outcome = { kind: 'delivered' };
const failed = (retryInMs: number | undefined, uncertain = false): Outcome => ({
  kind: 'failed',
  error: 'status 500',
  uncertain,
  retryAt: retryInMs === undefined ? undefined : Date.now() + retryInMs,
});
const LATER = 60_000;

function claimIn(accepted: Accepted): Claim {
  if (accepted.outcome !== 'new') throw new Error(`The lead is ${accepted.outcome}, not new.`);
  return accepted.claim;
}

/** Registers the tests. `open` gives an empty store, made anew for each test. */
export function describeStore(
  name: string,
  open: () => Promise<{ store: LeadStore; done: () => Promise<void> }>,
): void {
  describe(`${name} store`, () => {
    let store: LeadStore;
    let done: () => Promise<void>;
    beforeEach(async () => {
      ({ store, done } = await open());
    });
    afterEach(async () => {
      await store.stopDelivering();
      await store.close();
      await done();
    });
    const claimed = async (id: string) => {
      const claim = await store.claim(id);
      if (typeof claim === 'string') throw new Error(`The lead is ${claim}.`);
      return claim;
    };

    it('gives a new lead to whoever brought it, and to nobody else until it is settled', async () => {
      const { id, submission, attempts } = claimIn(await store.accept(newLead()));
      expect([submission, attempts]).toEqual([newLead().submission, 0]);
      expect(await store.claim(id)).toBe('busy');
      await store.settle(id, failed(LATER));
      expect((await claimed(id)).attempts).toBe(1);
      expect(await store.claim(id)).toBe('busy');
      await store.settle(id, DELIVERED);
      expect(await store.claim(id)).toBe('delivered');
    });

    it('gives a lead back when its holder does not try', async () => {
      const { id } = claimIn(await store.accept(newLead()));
      await store.release(id);
      expect((await claimed(id)).attempts).toBe(0);
    });

    it('does not deliver what looks like spam, or what came without a webhook', async () => {
      for (const change of [{ suspicion: 'links' }, { deliver: false }]) {
        const accepted = await store.accept(newLead({}, change));
        expect(accepted.outcome).toBe('settled');
      }
    });

    describe('with an Idempotency-Key', () => {
      const key = randomUUID();
      const first = newLead({}, { key });
      const corrected = newLead({ phone: '555 555 0100' }, { key });

      it('knows a message again, delivered or not', async () => {
        const { id } = claimIn(await store.accept(first));
        expect(await store.accept(first)).toEqual({ outcome: 'undelivered', id });
        await store.settle(id, DELIVERED);
        expect(await store.accept(first)).toEqual({ outcome: 'settled', id });
      });

      it('makes one lead of many at the same time', async () => {
        const all = await Promise.all(Array.from({ length: 20 }, () => store.accept(first)));
        const ids = all.map((accepted) => (accepted.outcome === 'new' ? accepted.claim.id : accepted.id));
        expect(new Set(ids).size).toBe(1);
        expect(all.filter((accepted) => accepted.outcome === 'new')).toHaveLength(1);
      });

      it('corrects a message that was refused, under the same id', async () => {
        const { id } = claimIn(await store.accept(first));
        await store.settle(id, failed(LATER));
        expect(await store.accept(corrected)).toEqual({ outcome: 'undelivered', id });
        expect((await claimed(id)).submission).toEqual(corrected.submission);
      });

      it('corrects a message that may have arrived under a new id, and tries the old one no more', async () => {
        const { id } = claimIn(await store.accept(first));
        await store.settle(id, failed(LATER, true));
        const claim = claimIn(await store.accept(corrected));
        expect(claim.id).not.toBe(id);
        expect(await store.claim(id)).toBe('closed');
      });

      it('does not change a message that is being delivered', async () => {
        const { id } = claimIn(await store.accept(first));
        const claim = claimIn(await store.accept(corrected));
        expect(claim.id).not.toBe(id);
        await store.settle(id, failed(0));
        expect(await store.claim(id)).toBe('closed');
      });

      it('takes another message after a delivered one as a new lead, and still knows both', async () => {
        const { id } = claimIn(await store.accept(first));
        await store.settle(id, DELIVERED);
        const second = claimIn(await store.accept(corrected));
        await store.settle(second.id, DELIVERED);
        expect(await store.accept(first)).toEqual({ outcome: 'settled', id });
        expect(await store.accept(corrected)).toEqual({ outcome: 'settled', id: second.id });
      });

      it('takes the earlier wording up again when it comes back', async () => {
        const { id } = claimIn(await store.accept(first));
        await store.settle(id, failed(LATER, true));
        const second = claimIn(await store.accept(corrected));
        await store.settle(second.id, failed(LATER));
        expect(await store.accept(first)).toEqual({ outcome: 'undelivered', id });
        expect((await claimed(id)).submission).toEqual(first.submission);
        expect(await store.claim(second.id)).toBe('closed');
      });

      it('tries a parked message again when its sender does', async () => {
        const { id } = claimIn(await store.accept(first));
        await store.settle(id, failed(undefined));
        expect(await store.claim(id)).toBe('closed');
        expect(await store.accept(first)).toEqual({ outcome: 'undelivered', id });
        expect((await claimed(id)).id).toBe(id);
      });
    });

    it('hands out what is due, and again until it is delivered, never two at a time', async () => {
      const { id } = claimIn(await store.accept(newLead()));
      const later = claimIn(await store.accept(newLead()));
      await store.settle(id, failed(0));
      await store.settle(later.id, failed(LATER));
      const seen: string[] = [];
      let together = 0;
      await store.startDelivering(async (due) => {
        together += 1;
        expect(together).toBe(1);
        seen.push(due);
        await claimed(due);
        await new Promise((resolve) => setTimeout(resolve, 50));
        await store.settle(due, seen.length < 3 ? failed(0) : DELIVERED);
        together -= 1;
      }, 4);
      await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(3);
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(seen).toEqual([id, id, id]);
    });

    it('counts submissions, per client and in total', async () => {
      const count = (client: string) => store.countSubmission(client, { perClient: 2, total: 3 });
      expect(await count('a')).toBeUndefined();
      expect(await count('a')).toBeUndefined();
      expect(await count('a')).toBeGreaterThan(0);
      expect(await count('b')).toBeUndefined();
      expect(await count('c')).toBeGreaterThan(0);
      // Who was refused because of the others has not used a try of their own.
      expect(await store.countSubmission('c', { perClient: 1, total: 100 })).toBeUndefined();
    });

    it('can be written', async () => {
      await expect(store.checkWritable()).resolves.toBeUndefined();
    });
  });
}
