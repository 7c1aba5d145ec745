/** Calls the owner's API: on the running server, or on the store itself when no server runs. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import { CommandError } from '../errors.ts';
import { openStore } from '../leads/open-store.ts';
import type { Forgotten } from '../leads/retention.ts';
import { STORE_FILE } from '../leads/sqlite/open.ts';
import { adminApi, socketPath } from './api.ts';
import type { LeadDetails, LeadFilter, LeadSummary } from './queries.ts';

type Method = 'GET' | 'POST' | 'PUT';
type Send = (method: Method, path: string, body?: object) => Promise<{ status: number; body: string }>;

export class Client implements AsyncDisposable {
  readonly #send: Send;
  readonly #close: () => Promise<void>;

  private constructor(send: Send, close: () => Promise<void>) {
    this.#send = send;
    this.#close = close;
  }

  /** @throws CommandError when there is no store: a command must not create one */
  static async connect(config: Config): Promise<Client> {
    if (await isServerRunning(config.dataDir)) {
      const socket = socketPath(config.dataDir);
      return new Client(
        (method, at, body) => sendOverSocket(socket, method, at, body),
        () => Promise.resolve(),
      );
    }
    if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, STORE_FILE)))
      throw new CommandError(`${config.dataDir}: no store found. The server creates it at its first start.`);
    const store = await openStore(config);
    const api = adminApi(store, config.channels);
    const inject: Send = async (method, url, payload) => {
      const answer = await api.inject({ method, url, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.body };
    };
    return new Client(inject, () => store.close());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#close();
  }

  /** The salon's; undefined until a server has used the store. */
  timeZone = async () => (await this.#call<{ timeZone?: string }>('GET', '/')).timeZone;
  list = (options: LeadFilter) => this.#call<LeadSummary[]>('POST', '/leads/list', options);
  show = (id: string) => this.#call<LeadDetails>('GET', `/leads/${encodeURIComponent(id)}`);
  markAnswered = (id: string, answered: boolean) =>
    this.#call<object>('PUT', `/leads/${encodeURIComponent(id)}/answered`, { answered });
  /** All parked leads without an id. Returns how many are due now. */
  retry = async (id?: string) => {
    const at = id === undefined ? '/retry' : `/leads/${encodeURIComponent(id)}/retry`;
    return (await this.#call<{ count: number }>('POST', at, {})).count;
  };
  forget = (person: string) => this.#call<Forgotten>('POST', '/forget', { person });
  /** Returns how many leads the file has. */
  backup = async (file: string) => (await this.#call<{ count: number }>('POST', '/backup', { file })).count;
  check = () => this.#call<string[]>('GET', '/check');

  async #call<T>(method: Method, at: string, body?: object): Promise<T> {
    const answer = await this.#send(method, at, body);
    const result = JSON.parse(answer.body) as unknown;
    if (answer.status === 200) return result as T;
    throw new CommandError((result as { error?: string }).error ?? `The server answered ${answer.status}.`);
  }
}

/** Whether a server answers on the socket in this folder. */
export async function isServerRunning(dataDir: string): Promise<boolean> {
  const socket = socketPath(dataDir);
  if (!existsSync(socket)) return false;
  return await sendOverSocket(socket, 'GET', '/', undefined).then(
    () => true,
    () => false,
  );
}

async function sendOverSocket(socketPath: string, method: Method, at: string, body?: object) {
  const headers = body && { 'content-type': 'application/json' };
  const sent = request({ socketPath, method, path: at, ...(headers && { headers }), agent: false });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}
