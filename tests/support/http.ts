/** HTTP requests without decompression, redirects or normalization of paths. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { request as requestSecure, type RequestOptions as SecureOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly tls?: Pick<SecureOptions, 'ca' | 'localAddress' | 'servername'>;
}

export async function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers, body, tls }: RequestOptions = {},
) {
  const { hostname, port, protocol } = new URL(origin);
  const options = { hostname, port, path, method, headers, agent: false, timeout: 60_000, ...tls };
  const sent = protocol === 'https:' ? requestSecure(options) : request(options);
  sent.on('timeout', () => sent.destroy(new Error('timeout')));
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  sent.on('error', () => undefined);
  const bytes = await buffer(response);
  const { statusCode: status = 0, headers: received } = response;
  return { status, headers: received, bytes, text: bytes.toString('utf8') };
}
