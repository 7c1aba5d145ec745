/** Tests of the Idempotency-Key that every store passes. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LeadStore } from '../../server/contact/store.ts';
import { claimIn, claimLead, DELIVERED, failed, LATER, newLead } from './leads.ts';

/** Registers the tests. @param store returns an empty store in each test */
export function describeIdempotency(store: () => LeadStore): void {
  describe('with an Idempotency-Key', () => {
    const key = randomUUID();
    const first = newLead({}, { key });
    const corrected = newLead({ phone: '555 555 0100' }, { key });
    const accepted = async (lead = first) => claimIn(await store().accept(lead));

    it('recognizes an undelivered message', async () => {
      const { id } = await accepted();
      expect(await store().accept(first)).toEqual({ outcome: 'undelivered', id });
    });

    it('recognizes a delivered message', async () => {
      const claim = await accepted();
      await store().settle(claim, DELIVERED);
      expect(await store().accept(first)).toEqual({ outcome: 'settled', id: claim.id });
    });

    it('makes one lead of simultaneous requests', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => store().accept(first)));
      const ids = all.map((one) => (one.outcome === 'new' ? one.claim.id : one.id));
      expect(new Set(ids).size).toBe(1);
      expect(all.filter((one) => one.outcome === 'new')).toHaveLength(1);
    });

    it('corrects a refused message under the same id', async () => {
      const claim = await accepted();
      await store().settle(claim, failed(LATER));
      expect(await store().accept(corrected)).toEqual({ outcome: 'undelivered', id: claim.id });
      expect((await claimLead(store(), claim.id)).submission).toEqual(corrected.submission);
    });

    it('corrects a message that may have arrived under a new id', async () => {
      const claim = await accepted();
      await store().settle(claim, failed(LATER, true));
      expect((await accepted(corrected)).id).not.toBe(claim.id);
      expect(await store().claim(claim.id)).toBe('closed');
    });

    it('corrects a message under a new id while it is being delivered', async () => {
      const claim = await accepted();
      expect((await accepted(corrected)).id).not.toBe(claim.id);
    });

    it('stops trying a message that was corrected while it was being delivered', async () => {
      const claim = await accepted();
      await accepted(corrected);
      await store().settle(claim, failed(0));
      expect(await store().claim(claim.id)).toBe('closed');
    });

    it('stores a different message after a delivered one as a new lead', async () => {
      const claim = await accepted();
      await store().settle(claim, DELIVERED);
      const second = await accepted(corrected);
      await store().settle(second, DELIVERED);
      expect(await store().accept(first)).toEqual({ outcome: 'settled', id: claim.id });
      expect(await store().accept(corrected)).toEqual({ outcome: 'settled', id: second.id });
    });

    it('revives a replaced message when it is sent again', async () => {
      const claim = await accepted();
      await store().settle(claim, failed(LATER, true));
      const second = await accepted(corrected);
      await store().settle(second, failed(LATER));
      expect(await store().accept(first)).toEqual({ outcome: 'undelivered', id: claim.id });
      expect((await claimLead(store(), claim.id)).submission).toEqual(first.submission);
      expect(await store().claim(second.id)).toBe('closed');
    });

    it('revives a parked message when it is sent again', async () => {
      const claim = await accepted();
      await store().settle(claim, failed(undefined));
      expect(await store().claim(claim.id)).toBe('closed');
      expect(await store().accept(first)).toEqual({ outcome: 'undelivered', id: claim.id });
      expect((await claimLead(store(), claim.id)).id).toBe(claim.id);
    });
  });
}
