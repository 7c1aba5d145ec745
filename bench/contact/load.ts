import { Agent, request } from 'node:http';

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

const BODY = JSON.stringify({
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(555) 555-0199',
  message: 'Copper for the fall? Any Tuesday after four would do. '.repeat(4),
  domain: 'salon.example',
  agreementChecked: true,
});

/** Sends `count` messages over `connections` keep-alive connections. */
export async function load(origin: string, count: number, connections: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let left = count;
  const visitor = async () => {
    while ((left -= 1) >= 0) {
      const start = performance.now();
      if ((await post(agent, origin)) !== 200) failed += 1;
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: count / seconds, p50: at(0.5), p99: at(0.99), failed };
}

async function post(agent: Agent, origin: string): Promise<number> {
  return await new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };
    const sent = request(`${origin}/api/contact`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(response.statusCode ?? 0);
      });
    });
    sent.on('error', () => {
      resolve(0);
    });
    sent.end(BODY);
  });
}
