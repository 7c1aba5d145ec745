import { FILLED } from '../../tests/support/contact-form.ts';

/** Times in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

const REQUEST = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ...FILLED,
    message: 'Copper for the fall? Any Tuesday after four would do. '.repeat(4),
  }),
};

/** Sends `count` messages, of which as many as `visitors` at once. */
export async function load(origin: string, count: number, visitors: number): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  let left = count;
  const visitor = async () => {
    while ((left -= 1) >= 0) {
      const start = performance.now();
      const response = await fetch(`${origin}/api/contact`, REQUEST);
      await response.arrayBuffer();
      if (!response.ok) failed += 1;
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: visitors }, visitor));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: count / seconds, p50: at(0.5), p99: at(0.99), failed };
}
