/** Calls the owner's API: on the running server, or on the store itself when no server runs. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import { CommandError } from '../errors.ts';
import { openStore } from '../leads/open-store.ts';
import { adminApi, socketPath } from './api.ts';
import { storeFile } from './store-file.ts';

type Method = 'GET' | 'POST' | 'PUT';
type Send = (method: Method, path: string, body?: object) => Promise<{ status: number; body: string }>;

export class Client implements AsyncDisposable {
  readonly #send: Send;
  readonly #close: () => Promise<void>;

  private constructor(send: Send, close: () => Promise<void>) {
    this.#send = send;
    this.#close = close;
  }

  /** @throws CommandError when there is no store */
  static async connect(config: Config): Promise<Client> {
    if (await isServerRunning(config.dataDir))
      return new Client(overSocket(config.dataDir), () => Promise.resolve());
    if (config.databaseUrl === undefined) storeFile(config.dataDir);
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

  /** Returns the answer, whose type is in docs/MESSAGES.md. @throws CommandError with the error in the answer */
  async ask<T>(method: Method, path: string, body?: object): Promise<T> {
    const answer = await this.#send(method, path, body);
    const result = JSON.parse(answer.body) as unknown;
    if (answer.status === 200) return result as T;
    throw new CommandError((result as { error?: string }).error ?? `The server answered ${answer.status}.`);
  }
}

/** Whether a server answers on the socket in this folder. */
export async function isServerRunning(dataDir: string): Promise<boolean> {
  return await overSocket(dataDir)('GET', '/').then(
    () => true,
    () => false,
  );
}

function overSocket(dataDir: string): Send {
  return async (method, path, body) => {
    const headers = body && { 'content-type': 'application/json' };
    const options = { socketPath: socketPath(dataDir), method, path, agent: false };
    const sent = request({ ...options, ...(headers && { headers }) });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  };
}
