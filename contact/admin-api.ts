/** What the owner can do with stored messages: the requests that server/admin/app.ts answers, and how to send them. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** The state of all deliveries of a lead together; `kept` has none. */
export const LEAD_STATES = ['pending', 'delivered', 'parked', 'kept'] as const;

export const LEAD_FILTER = z.object({
  /** All states when empty. */
  states: z.array(z.enum(LEAD_STATES)).default([]),
  /** Milliseconds since the epoch. */
  since: z.int().default(0),
  unanswered: z.boolean().default(false),
  suspected: z.boolean().default(false),
  /** Leads after the one with this id: ids sort by time. */
  after: z.string().default(''),
});
export type LeadFilter = z.infer<typeof LEAD_FILTER>;

/** Most leads in one answer. */
export const PAGE_SIZE = 500;

/** Times in milliseconds since the epoch. */
export interface LeadSummary {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly domain: string;
  readonly state: (typeof LEAD_STATES)[number];
  readonly receivedAt: number;
  readonly attempts: number;
  readonly deliveredAt: number | null;
  readonly answeredAt: number | null;
  readonly lastError: string | null;
  /** Why it looks like spam. */
  readonly suspicion: string | null;
}

export interface DeliveryRecord {
  readonly channel: string;
  readonly state: string;
  readonly attempts: number;
  readonly lastError: string | null;
}

export interface ConsentRecord {
  /** Null when the words of this version are not known here. */
  readonly text: string | null;
  readonly textVersion: string;
  readonly phone: string;
  readonly page: string;
  readonly givenAt: number;
  /** Deleted after 30 days. */
  readonly clientAddress: string | null;
  readonly userAgent: string | null;
}

export interface LeadDetails extends LeadSummary {
  readonly deliveries: readonly DeliveryRecord[];
  readonly consents: readonly ConsentRecord[];
}

export interface Erasure {
  readonly leads: number;
  /** Consent records that stay, without client address and browser: the law asks for proof of consent. */
  readonly consentsKept: number;
}

/** A request that cannot be done. Its message is for the owner. */
export class AdminApiError extends Error {
  override readonly name = 'AdminApiError';

  readonly statusCode: number;

  constructor(message: string, statusCode: number) {
    super(message);
    this.statusCode = statusCode;
  }
}

type Method = 'GET' | 'POST' | 'PUT';
export type Send = (method: Method, path: string, body?: object) => Promise<{ status: number; body: string }>;
export type AdminApi = ReturnType<typeof adminApi>;

/** The admin API as functions. They throw AdminApiError with the error in the answer. */
export function adminApi(send: Send) {
  const call = async <T>(...request: Parameters<Send>) => {
    const { status, body } = await send(...request);
    const answer = JSON.parse(body) as unknown;
    if (status === 200) return answer as T;
    throw new AdminApiError((answer as { error?: string }).error ?? `The server answered ${status}.`, status);
  };
  const pathOf = (id: string) => `/leads/${encodeURIComponent(id)}`;
  return {
    /** The salon's; undefined until a server has used the store. */
    timeZone: async () => (await call<{ timeZone?: string }>('GET', '/')).timeZone,
    /** All that match, oldest first, asked for page by page. */
    list: async (filter: Omit<z.input<typeof LEAD_FILTER>, 'after'>) => {
      const found: LeadSummary[] = [];
      for (;;) {
        const after = found.at(-1)?.id ?? '';
        const page = await call<LeadSummary[]>('POST', '/leads/list', { ...filter, after });
        found.push(...page);
        if (page.length < PAGE_SIZE) return found;
      }
    },
    countUnanswered: async () => (await call<{ count: number }>('GET', '/leads/unanswered')).count,
    show: (id: string) => call<LeadDetails>('GET', pathOf(id)),
    setAnswered: (id: string, answered: boolean) => call('PUT', `${pathOf(id)}/answered`, { answered }),
    /** Resolve to how many leads are due now. */
    retry: async (id: string) => (await call<{ count: number }>('POST', `${pathOf(id)}/retry`, {})).count,
    retryParked: async () => (await call<{ count: number }>('POST', '/retry', {})).count,
    forget: (person: string) => call<Erasure>('POST', '/forget', { person }),
  };
}

/** The socket of a running server. @param dataDir its DATA_DIR */
export const socketPath = (dataDir: string) => join(dataDir, 'leads.sock');

/** Rejects when no server answers. */
export function sendOverSocket(dataDir: string): Send {
  return async (method, path, body) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({ socketPath: socketPath(dataDir), method, path, headers, agent: false });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  };
}
