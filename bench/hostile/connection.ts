/** A raw TCP connection that parses HTTP responses as they arrive. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface RawAnswer {
  readonly status: number;
  /** Status line and headers. */
  readonly head: string;
  readonly body: Buffer;
}

export interface Connection extends Disposable {
  readonly socket: Socket;
  /** The complete answers so far, in the order in which they came. */
  readonly answers: readonly RawAnswer[];
  /** Bytes after the last complete answer. */
  readonly rest: () => number;
}

/** Connects to `origin`. An error only closes the socket. */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const answers: RawAnswer[] = [];
  let received = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let answer = firstAnswer(received); answer !== undefined; answer = firstAnswer(received)) {
      answers.push(answer);
      received = received.subarray(answer.head.length + answer.body.length);
    }
  });
  return {
    socket,
    answers,
    rest: () => received.length,
    [Symbol.dispose]: () => socket.destroy(),
  };
}

/** The text of a GET request. */
export function getRequest(path: string, ...headers: readonly string[]): string {
  return [`GET ${path} HTTP/1.1`, 'Host: salon.example', ...headers, '', ''].join('\r\n');
}

/** The text of a POST request of JSON to the contact form. */
export function postRequest(form: object, ...headers: readonly string[]): string {
  const body = JSON.stringify(form);
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return [
    'POST /api/contact HTTP/1.1',
    'Host: salon.example',
    'Content-Type: application/json',
    length,
    ...headers,
    '',
    body,
  ].join('\r\n');
}

/** The answer at the start of `bytes`; undefined while it is incomplete. Not for answers to HEAD. */
function firstAnswer(bytes: Buffer): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = bytes.toString('latin1', 0, end + 4);
  // Errors sent by Node itself have an empty chunked body.
  const empty = /^transfer-encoding: chunked/im.test(head) ? '0\r\n\r\n'.length : 0;
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? empty);
  if (bytes.length < head.length + length) return undefined;
  const body = bytes.subarray(head.length, head.length + length);
  return { status: Number(head.slice(9, 12)), head, body };
}
