/** Tests that every store passes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadStore } from '../../server/contact/store.ts';
import { claimIn, claimLead, DELIVERED, failed, LATER, newLead } from './leads.ts';
import { describeIdempotency } from './store-idempotency-suite.ts';

/** Registers the tests. `open` returns an empty store for each test. */
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
    const claimed = (id: string) => claimLead(store, id);

    it('claims a new lead for its caller', async () => {
      const claim = claimIn(await store.accept(newLead()));
      expect(claim).toMatchObject({ submission: newLead().submission, attempts: 0 });
      expect(await store.claim(claim.id)).toBe('busy');
    });

    it('hands out a claim once at a time', async () => {
      const claim = claimIn(await store.accept(newLead()));
      await store.settle(claim, failed(LATER));
      const outcomes = await Promise.all([1, 2, 3].map(() => store.claim(claim.id)));
      expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(2);
    });

    it('counts attempts', async () => {
      const claim = claimIn(await store.accept(newLead()));
      await store.settle(claim, failed(LATER));
      const second = await claimed(claim.id);
      await store.settle(second, failed(LATER));
      expect([second.attempts, (await claimed(claim.id)).attempts]).toEqual([1, 2]);
    });

    it('does not hand out a delivered lead', async () => {
      const claim = claimIn(await store.accept(newLead()));
      await store.settle(claim, DELIVERED);
      expect(await store.claim(claim.id)).toBe('delivered');
    });

    it('tells how long a lead has been pending', async () => {
      const { pendingForMs } = claimIn(await store.accept(newLead()));
      expect(pendingForMs).toBe(0);
    });

    it('makes a released lead available without counting an attempt', async () => {
      const claim = claimIn(await store.accept(newLead()));
      await store.release(claim);
      expect((await claimed(claim.id)).attempts).toBe(0);
    });

    it.each([{ suspicion: 'links' }, { deliver: false }])(
      'does not deliver a lead with %j',
      async (change) => {
        const accepted = await store.accept(newLead({}, change));
        expect(accepted.outcome).toBe('settled');
      },
    );

    describeIdempotency(() => store);

    it('delivers a due lead until it succeeds, one attempt at a time', async () => {
      const claim = claimIn(await store.accept(newLead()));
      await store.settle(claim, failed(0));
      const attempts: number[] = [];
      let [simultaneous, most] = [0, 0];
      await store.startDelivering(async (due) => {
        simultaneous += 1;
        most = Math.max(most, simultaneous);
        await store.settle(due, due.attempts < 3 ? failed(0) : DELIVERED);
        simultaneous -= 1;
        attempts.push(due.attempts);
      }, 4);
      await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([1, 2, 3]);
      await store.stopDelivering();
      expect([most, await store.claim(claim.id)]).toEqual([1, 'delivered']);
    });

    const startRecording = async () => {
      const delivered: string[] = [];
      await store.startDelivering(async (due) => {
        await store.settle(due, DELIVERED);
        delivered.push(due.id);
      }, 1);
      return delivered;
    };

    it('delivers nothing before it is due', async () => {
      const later = claimIn(await store.accept(newLead()));
      const now = claimIn(await store.accept(newLead()));
      await store.settle(later, failed(LATER));
      await store.settle(now, failed(0));
      const delivered = await startRecording();
      await expect.poll(() => delivered, { timeout: 20_000 }).toContain(now.id);
      await store.stopDelivering();
      expect(delivered).toEqual([now.id]);
    });

    it('delivers a requeued lead', async () => {
      const claim = claimIn(await store.accept(newLead()));
      await store.settle(claim, failed(undefined));
      expect(await store.requeue({ states: ['parked'] })).toBe(1);
      const delivered = await startRecording();
      await expect.poll(() => delivered, { timeout: 20_000 }).toEqual([claim.id]);
    });

    it('delivers a pending lead that is requeued before it is due', async () => {
      const claim = claimIn(await store.accept(newLead()));
      await store.settle(claim, failed(LATER));
      expect(await store.requeue({ states: ['pending'], id: claim.id })).toBe(1);
      const delivered = await startRecording();
      await expect.poll(() => delivered, { timeout: 20_000 }).toEqual([claim.id]);
    });

    it('requeues only the given lead', async () => {
      const claims = [claimIn(await store.accept(newLead())), claimIn(await store.accept(newLead()))];
      for (const claim of claims) await store.settle(claim, failed(undefined));
      expect(await store.requeue({ states: ['parked'], id: claims[0]?.id ?? '' })).toBe(1);
      expect(await store.requeue({ states: ['parked'] })).toBe(1);
    });

    it('limits the submissions of a client', async () => {
      const count = () => store.countSubmission('a', { perClient: 2, total: 100 });
      expect([await count(), await count()]).toEqual([undefined, undefined]);
      expect(await count()).toBeGreaterThan(0);
    });

    it('limits the submissions of all clients together', async () => {
      const count = (client: string) => store.countSubmission(client, { perClient: 2, total: 2 });
      expect([await count('a'), await count('b')]).toEqual([undefined, undefined]);
      expect(await count('c')).toBeGreaterThan(0);
    });

    it('does not count a submission that is refused because of other clients', async () => {
      await store.countSubmission('a', { perClient: 1, total: 1 });
      await store.countSubmission('b', { perClient: 1, total: 1 });
      expect(await store.countSubmission('b', { perClient: 1, total: 100 })).toBeUndefined();
    });

    it('reports that it can be written', async () => {
      await expect(store.checkWritable()).resolves.toBeUndefined();
    });
  });
}
