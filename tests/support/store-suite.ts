/** Tests that every store passes. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../server/leads/store.ts';
import { DELIVERED, FAILED, GONE, newLead, startWork } from './leads.ts';

const SLOW = { timeout: 30_000 };

/** Registers the tests. `open` returns an empty store for each test. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`${name} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.stopWork();
      await store.close();
    });
    const state = async (id: string) => (await store.status(id, 'webhook'))?.state;

    it('delivers a new message at once', async () => {
      const attempted = await startWork(store, () => DELIVERED);
      const { id } = await store.accept(newLead());
      await expect.poll(() => state(id), SLOW).toBe('delivered');
      expect(attempted).toEqual([id]);
    });

    it('delivers what was stored before the work began', async () => {
      const { id } = await store.accept(newLead());
      await startWork(store, () => DELIVERED);
      await expect.poll(() => state(id), SLOW).toBe('delivered');
    });

    it('tries a failed delivery again until it succeeds, one attempt at a time', async () => {
      let [open, most] = [0, 0];
      await startWork(store, async (_id, attempts) => {
        most = Math.max(most, (open += 1));
        await new Promise((resolve) => setTimeout(resolve, 50));
        open -= 1;
        return attempts < 2 ? FAILED : DELIVERED;
      });
      const { id } = await store.accept(newLead());
      await expect.poll(() => store.status(id, 'webhook'), SLOW).toEqual({ state: 'delivered', attempts: 3 });
      expect(most).toBe(1);
    });

    it('delivers by each channel by itself', async () => {
      await startWork(store, (_id, _attempts, channel) => (channel === 'mail' ? DELIVERED : GONE));
      const { id } = await store.accept(newLead({}, { channels: ['webhook', 'mail'] }));
      await expect.poll(() => state(id), SLOW).toBe('parked');
      await expect.poll(async () => (await store.status(id, 'mail'))?.state, SLOW).toBe('delivered');
    });

    it('gives up for good what is final, until it is retried', async () => {
      let outcome = GONE;
      await startWork(store, () => outcome);
      const { id } = await store.accept(newLead());
      await expect.poll(() => state(id), SLOW).toBe('parked');
      outcome = DELIVERED;
      expect(await store.retryParked(['webhook'])).toBe(1);
      await expect.poll(() => state(id), SLOW).toBe('delivered');
    });

    it('delivers what was given up early once another delivery succeeds', async () => {
      let outcome = GONE;
      await startWork(store, () => outcome);
      const { id } = await store.accept(newLead());
      await expect.poll(() => state(id), SLOW).toBe('parked');
      outcome = DELIVERED;
      await store.accept(newLead());
      await expect.poll(() => state(id), SLOW).toBe('delivered');
    });

    it('delivers a kept message that is retried', async () => {
      await startWork(store, () => DELIVERED);
      const { id } = await store.accept(newLead({}, { channels: [] }));
      expect(await state(id)).toBeUndefined();
      expect(await store.retryLead(id, ['webhook'])).toBe(true);
      await expect.poll(() => state(id), SLOW).toBe('delivered');
      expect(await store.retryLead(randomUUID(), ['webhook'])).toBe(false);
    });

    it('knows a message with the same key and content', async () => {
      const lead = newLead({}, { key: randomUUID() });
      const all = await Promise.all(Array.from({ length: 10 }, () => store.accept(lead)));
      expect(new Set(all.map(({ id }) => id)).size).toBe(1);
      expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    });

    it('stores other content under a known key as another message', async () => {
      const key = randomUUID();
      const first = await store.accept(newLead({}, { key }));
      const second = await store.accept(newLead({ name: 'Bo' }, { key }));
      expect([second.isNew, second.id === first.id]).toEqual([true, false]);
      expect(await store.all('SELECT id FROM consents')).toHaveLength(2);
    });

    it('refuses to change a consent record', async () => {
      await store.accept(newLead());
      const change = store.write([{ text: `UPDATE consents SET phone = ''`, values: [] }]);
      await expect(change).rejects.toThrow();
    });

    it('reports that it can be written', async () => {
      await expect(store.checkWritable()).resolves.toBeUndefined();
    });
  });
}
