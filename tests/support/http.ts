/** HTTP requests without decompression, redirects or normalization of paths. */
import { type IncomingHttpHeaders, request } from 'node:http';

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export async function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  return await new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
