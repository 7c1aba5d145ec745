/** A fake webhook that records requests and answers as the test says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';

interface WebhookRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as sent. */
  readonly text: string;
  /** The body read as JSON; undefined when it is not JSON. */
  readonly body: unknown;
  /** When the whole request had arrived, in milliseconds since the epoch. */
  readonly at: number;
  /** The status it was answered with; undefined when it got none (`hang`, `reset`). */
  readonly answered: number | undefined;
}

/**
 * A number is a status with an empty body. `hang` never answers, `reset` cuts the connection once the request has
 * arrived, `drip` sends its headers and then one byte per second, `flood` answers 200 with 10 MB.
 */
export type WebhookAnswer =
  | number
  | 'hang'
  | 'reset'
  | 'drip'
  | 'flood'
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      readonly delayMs?: number;
    };

export type WebhookBehavior = WebhookAnswer | ((request: WebhookRequest, count: number) => WebhookAnswer);

export interface Webhook extends AsyncDisposable {
  /** Where to send leads: what goes into CONTACT_WEBHOOK_URL. */
  readonly url: string;
  /** Every request so far, in the order in which they arrived. */
  readonly requests: readonly WebhookRequest[];
  /** Sets the answer to all later requests. */
  answer(behavior: WebhookBehavior): void;
  /** Resolves once at least `count` requests have come; rejects after `timeoutMs` (10,000). */
  waitFor(count: number, timeoutMs?: number): Promise<readonly WebhookRequest[]>;
  /** Stops listening, so that connections are refused; `resume` listens on the same port again. */
  refuse(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a webhook on a free port of 127.0.0.1. */
export async function startWebhook(behavior: WebhookBehavior = 200): Promise<Webhook> {
  let current = behavior;
  const requests: WebhookRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void receive(request).then((text) => {
      const seen = record(request, text);
      const answer = typeof current === 'function' ? current(seen, requests.length + 1) : current;
      requests.push({ ...seen, answered: statusOf(answer) });
      reply(response, answer);
    }, ignore);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const refuse = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of sockets) socket.destroy();
    });

  return {
    url: `http://127.0.0.1:${port}/hooks/leads`,
    requests,
    answer: (next) => {
      current = next;
    },
    waitFor: async (count, timeoutMs = 10_000) => {
      const end = Date.now() + timeoutMs;
      while (requests.length < count) {
        if (Date.now() > end) throw new Error(`The webhook got ${requests.length} of ${count} requests.`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return requests;
    },
    refuse,
    resume: () => listen(port),
    close: refuse,
    [Symbol.asyncDispose]: refuse,
  };
}

async function receive(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function record(request: IncomingMessage, text: string): WebhookRequest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, text, body, at: Date.now(), answered: undefined };
}

function statusOf(answer: WebhookAnswer): number | undefined {
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'object') return answer.status;
  return answer === 'flood' || answer === 'drip' ? 200 : undefined;
}

function reply(response: ServerResponse, answer: WebhookAnswer): void {
  if (answer === 'hang') return;
  if (answer === 'reset') {
    response.socket?.resetAndDestroy();
  } else if (answer === 'drip') {
    response.writeHead(200);
    response.write('.');
    const drip = setInterval(() => response.write('.'), 1000);
    response.on('close', () => {
      clearInterval(drip);
    });
  } else if (answer === 'flood') {
    response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024, 'x'));
  } else if (typeof answer === 'number') {
    response.writeHead(answer).end();
  } else {
    const send = () => response.writeHead(answer.status, answer.headers).end(answer.body);
    if (answer.delayMs === undefined) send();
    else setTimeout(send, answer.delayMs);
  }
}

function ignore(): void {
  // The client disconnected during its request.
}
