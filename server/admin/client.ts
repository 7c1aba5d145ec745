/** Calls the owner's API: on the running server, or on the store itself when no server runs. */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import { CommandError } from '../errors.ts';
import type { Channel } from '../leads/lead.ts';
import { openStore } from '../leads/open-store.ts';
import type { Forgotten } from '../leads/retention.ts';
import { STORE_FILE } from '../leads/sqlite/open.ts';
import { adminApi, socketPath } from './api.ts';
import type { LeadDetails, LeadFilter, LeadSummary } from './queries.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>;

export class Client implements AsyncDisposable {
  readonly #send: Send;
  readonly #close: () => Promise<unknown>;

  private constructor(send: Send, close: () => Promise<unknown>) {
    this.#send = send;
    this.#close = close;
  }

  /** @throws CommandError when there is no store: a command must not create one */
  static async connect(config: Config): Promise<Client> {
    const socket = socketPath(config.dataDir);
    if (existsSync(socket)) {
      const send: Send = (method, at, body) => sendOverSocket(socket, method, at, body);
      const isRunning = await send('GET', '/check').then(
        () => true,
        () => false,
      );
      if (isRunning) return new Client(send, () => Promise.resolve());
    }
    if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, STORE_FILE)))
      throw new CommandError(`${config.dataDir}: no store found. The server creates it at its first start.`);
    const store = await openStore(config);
    const api = adminApi(store, channelsOf(config));
    const send: Send = async (method, url, payload) => {
      const { statusCode, body } = await api.inject({
        method,
        url,
        ...(payload !== undefined && { payload }),
      });
      return { status: statusCode, body };
    };
    return new Client(send, () => store.close());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#close();
  }

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

  async #call<T>(method: 'GET' | 'POST' | 'PUT', at: string, body?: object): Promise<T> {
    const answer = await this.#send(method, at, body);
    const result = JSON.parse(answer.body) as unknown;
    if (answer.status === 200) return result as T;
    throw new CommandError((result as { error?: string }).error ?? `The server answered ${answer.status}.`);
  }
}

/** Where the settings deliver messages. */
export function channelsOf({ webhook, mail }: Config): Channel[] {
  return [
    ...(webhook === undefined ? [] : ['webhook' as const]),
    ...(mail === undefined ? [] : ['mail' as const]),
  ];
}

async function sendOverSocket(
  socketPath: string,
  method: string,
  at: string,
  body: object | undefined,
): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({ socketPath, method, path: at, headers, agent: false }, (response) => {
      text(response).then((answer) => {
        resolve({ status: response.statusCode ?? 0, body: answer });
      }, reject);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
