/** Whatever way a request takes through the server, its answer is the same; what is not plain takes the long one. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSimpleRequest } from '../../server/pages/simple-request.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { FILLED } from '../support/contact-form.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

interface Talk {
  readonly socket: Socket;
  /** Everything that came. */
  readonly got: () => string;
  /** Waits until as many answers have begun. */
  readonly answers: (count: number) => Promise<string>;
}

/** A connection on which bytes go out as they are written. Latin-1, so that a character is a byte. */
function talk(): Talk {
  const socket = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1', noDelay: true });
  socket.on('error', () => undefined);
  let got = '';
  socket.on('data', (bytes: Buffer) => (got += bytes.toString('latin1')));
  const answers = async (count: number) => {
    await expect.poll(() => got.split('HTTP/1.1 ').length - 1).toBeGreaterThanOrEqual(count);
    await wait(20);
    return got;
  };
  return { socket, got: () => got, answers };
}

const plain = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: salon.example', ...headers, '', ''].join('\r\n');

/** An answer's parts, without what belongs to the connection and the moment. */
function parts(answer: string): { first: string; headers: string[]; body: string } {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...headers] = head.split('\r\n');
  const kept = headers.filter((header) => !/^(?:date|connection|keep-alive):/i.test(header));
  return { first, headers: kept.sort(), body: body.join('\r\n\r\n') };
}

async function once(text: string): Promise<string> {
  const { socket, answers } = talk();
  socket.write(text, 'latin1');
  const got = await answers(1);
  socket.destroy();
  return got;
}

const LONG_WAY = 'Connection: close';

describe('both ways give the same answer', () => {
  it.each([
    ['/', []],
    ['/about', ['Accept-Encoding: gzip, deflate, br, zstd']],
    ['/about', ['accept-encoding: gzip']],
    ['/about?utm_source=x', ['Accept-Encoding: br;q=0.1, gzip;q=0.2', 'Save-Data: on']],
    ['/blog/first', ['SAVE-DATA: on']],
    ['/photo.jpg', ['Accept-Encoding: br', 'User-Agent: x']],
    ['/robots.txt', ['If-None-Match: *']],
    ['/_astro/form.abc123.js', ['If-None-Match: "nothing", W/"of", "ours"', 'Accept-Encoding: br']],
  ])('%s with %j', async (path, headers) => {
    const request = plain(path, ...headers);
    expect(readSimpleRequest(Buffer.from(request))).toMatchObject({ path: path.replace(/\?.*/, '') });
    expect(readSimpleRequest(Buffer.from(plain(path, ...headers, LONG_WAY)))).toBeUndefined();
    const [short, long] = [await once(request), await once(plain(path, ...headers, LONG_WAY))];
    expect(parts(short)).toEqual(parts(long));
    expect(short).toMatch(
      /\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\nConnection: keep-alive\r\n/,
    );
  });

  it('and 304 to a copy that is current', async () => {
    const etag = /\r\netag: (\S+)/.exec(await once(plain('/about')))?.[1] ?? '';
    const request = (...headers: string[]) => plain('/about', `If-None-Match: W/${etag}`, ...headers);
    const [short, long] = [await once(request()), await once(request(LONG_WAY))];
    expect(parts(short).first).toBe('HTTP/1.1 304 Not Modified');
    expect(parts(short)).toEqual(parts(long));
  });
});

describe('the long way is taken', () => {
  it.each([
    ['a method that is not GET', plain('/about').replace('GET', 'HEAD'), 200],
    ['a redirect', plain('/about/'), 308],
    ['an article that is gone', plain('/blog/gone'), 302],
    ['what is not there', plain('/nope'), 404],
    ['a path that has to be decoded', plain('/%61bout'), 308],
    ['an address in full', plain('/about').replace('/about', 'http://salon.example/about'), 200],
    ['HTTP/1.0', plain('/about').replace('1.1', '1.0'), 200],
    ['a second host', plain('/about', 'Host: other.example'), 200],
    ['no host', plain('/about').replace(/Host.*\r\n/, ''), 400],
    ['a space before the colon', plain('/about', 'If-None-Match : x'), 400],
    ['a name that is none', plain('/about', 'a b: c'), 400],
    ['a folded line', plain('/about', 'X: a', ' b'), 400],
    ['a line that ends in LF alone', plain('/about', 'X: a\nY: b'), 400],
    ['an expectation', plain('/about', 'Expect: nothing'), 417],
    ['another protocol', plain('/about', 'Upgrade: h2c'), 200],
    ['what may follow a body', plain('/about', 'Trailer: X'), 200],
    ['another transfer', plain('/about', 'TE: trailers'), 200],
    ['a length and a body', `${plain('/about', 'Content-Length: 4')}GET `, 200],
    ['a body in chunks', `${plain('/about', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 200],
    ['both', plain('/about', 'Content-Length: 4', 'Transfer-Encoding: chunked'), 400],
    ['a header longer than allowed', plain('/about', `X: ${'a'.repeat(20_000)}`), 431],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
  ])('for %s', async (_, request, status) => {
    expect(readSimpleRequest(Buffer.from(request, 'latin1'))?.path).not.toBe('/about');
    expect(await once(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

describe('a connection', () => {
  it('stays open, and goes over to the long way with all that follows', async () => {
    const { socket, answers } = talk();
    const form = JSON.stringify(FILLED);
    const post = `POST /api/contact HTTP/1.1\r\nHost: salon.example\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(form)}\r\n\r\n${form}`;
    const steps = [plain('/about'), plain('/about'), plain('/nope'), plain('/about'), post, plain('/')];
    for (const [at, step] of steps.entries()) {
      socket.write(step, 'utf8');
      await answers(at + 1);
    }
    const statuses = [...(await answers(steps.length)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);
    expect(statuses).toEqual(['200', '200', '404', '200', '200', '200']);
    socket.destroy();
  });

  it.each([[1], [15], [60]])('may bring a request in pieces of %i bytes', async (size) => {
    const { socket, answers } = talk();
    const request = plain('/about', 'X: y');
    for (let at = 0; at < request.length; at += size) {
      socket.write(request.slice(at, at + size));
      await wait(1);
    }
    expect(await answers(1)).toMatch(/^HTTP\/1\.1 200 [\s\S]*<h1>About<\/h1>/);
    socket.destroy();
  });

  it('may bring many requests at once, which are answered in their order', async () => {
    const { socket, answers } = talk();
    const paths = ['/about', '/contact', '/nope', '/about', '/blog', '/'];
    socket.write(plain('/robots.txt') + paths.map((path) => plain(path)).join(''));
    const got = await answers(paths.length + 1);
    const titles = [...got.matchAll(/<h1>([^<]*)|User-agent/g)].map(([all, title]) => title ?? all);
    expect(titles).toEqual([
      'User-agent',
      'About',
      'Contact',
      'Oops! Page not found',
      'About',
      'Blog',
      'Home',
    ]);
    socket.destroy();
  });

  it('is ended by whoever has nothing more to ask', async () => {
    const { socket, got } = talk();
    socket.end(plain('/about', 'Accept-Encoding: br'));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(brotliDecompressSync(Buffer.from(parts(got()).body, 'latin1')).toString()).toContain('About');
  });

  it('asks for nothing more while its client takes nothing', async () => {
    const { socket } = talk();
    socket.pause();
    let asked = 0;
    const request = plain('/about', `X: ${'a'.repeat(4000)}`);
    // Far more than both kernels keep for a client that reads nothing.
    for (let quiet = 0; asked < 40_000 && quiet < 20; asked += 1) {
      quiet = socket.write(request) ? 0 : quiet + 1;
      if (quiet > 0) await wait(10);
    }
    expect(asked).toBeLessThan(40_000);
    socket.destroy();
  });
});

it('stops with connections open, after what is under way', async () => {
  const other = await startApp();
  const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
  let got = '';
  socket.on('data', (bytes: Buffer) => (got += bytes.toString('latin1')));
  socket.write(plain('/about'));
  await expect.poll(() => got).toContain('</html>');
  await other[Symbol.asyncDispose]();
  expect(socket.readyState).not.toBe('open');
  socket.destroy();
});

it('stops although somebody never ends a request', async () => {
  const env = { CONTACT_WEBHOOK_URL: 'http://127.0.0.1:9/', CONTACT_WEBHOOK_TIMEOUT_MS: '100' };
  const other = await startApp({ env });
  const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST /api/contact HTTP/1.1\r\nHost: salon.example\r\nContent-Length: 9\r\n\r\n{');
  await wait(100);
  await other[Symbol.asyncDispose]();
  socket.destroy();
});
