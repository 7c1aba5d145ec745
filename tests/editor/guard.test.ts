import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { test as base, expect, vi } from 'vitest';
import { socketPath } from '../../contact/admin-api.ts';
import { buildEditorApp } from '../../editor/server/app.ts';
import { temporaryFolder as uploadFolder } from '../../editor/server/content/content-files.ts';
import { serveInterface } from '../../editor/server/interface.ts';
import { createPreviewHost } from '../../editor/server/preview/preview-host.ts';
import { Preview } from '../../editor/server/preview/preview.ts';
import { hashOf, EditorStore } from '../../editor/server/store.ts';
import { expectText, expectTranscript } from '../support/expected-text.ts';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const HOSTING = {
  origin: 'https://edit.salon.example',
  previewOrigin: 'https://preview.salon.example',
};
const preview = {
  origin: '',
  open: () => Promise.reject(new Error('spawn ENOMEM')),
  setPaused: () => undefined,
  stop: vi.fn(() => Promise.resolve()),
};

/** Compares all headers but those that differ between runs. */
const expectHeaders = (headers: object, name: string) => {
  const masked = { date: undefined, etag: undefined, 'last-modified': undefined, 'set-cookie': undefined };
  return expectText(JSON.stringify({ ...headers, ...masked }, undefined, 2), name);
};

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/** A cookie that other sites and scripts cannot use. */
const HIDDEN = { httpOnly: true, secure: true, sameSite: 'Strict' };
const DRAFT = { base: '', data: {}, label: '', address: '' };

const editorOptions = (folder: string, store: EditorStore) => ({
  project: { root: folder, remote: '' },
  store,
  serverDataDir: folder,
  preview,
});

const test = base
  .extend('folder', async () => {
    const folder = temporaryFolder();
    await mkdir(path.join(folder, 'content/articles'), { recursive: true });
    await writeFile(path.join(folder, 'index.html'), 'Sign in');
    return folder;
  })
  /** A hosted editor with one device that has signed in. */
  .extend('editor', async ({ folder }, { onCleanup }) => {
    const store = new EditorStore(folder);
    const device = { id: 'phone', name: 'Anna’s iPhone', publicKey: 'AQ', counter: 0, seenAt: 0 };
    store.set('device', device.id, device);
    const secret = store.setSecret('session', { device: device.id });
    const app = buildEditorApp({ ...editorOptions(folder, store), access: HOSTING });
    onCleanup(() => app.close());
    const routes: { method: Method; url: string }[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      if (url.startsWith('/api/')) routes.push({ method: method as Method, url });
    });
    await serveInterface(app, folder, HOSTING.previewOrigin);
    const ask = (method: Method, url: string, headers: Record<string, string> = {}, payload?: object) => {
      const own = { host: 'edit.salon.example', ...(method !== 'GET' && { origin: HOSTING.origin }) };
      return app.inject({ method, url, headers: { ...own, ...headers }, ...(payload && { payload }) });
    };
    const status = async (...request: Parameters<typeof ask>) => (await ask(...request)).statusCode;
    return { store, secret, routes, ask, status, signedIn: { cookie: `__Host-editor=${secret}` } };
  });

test('on one’s own computer only the editor’s own page may read and write', async ({ folder }) => {
  using store = new EditorStore(path.join(folder, 'data'));
  expect(statSync(path.join(folder, 'data')).mode & 0o777).toBe(0o700);
  // If the editor was stopped during an upload, the next start deletes the partial file.
  const left = path.join(await uploadFolder(folder), 'photo.jpg');
  await writeFile(left, '');
  await using app = buildEditorApp({ ...editorOptions(folder, store), access: { token: 'a-token' } });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (method: 'GET' | 'PUT', headers: Record<string, string>) => {
    const own = { host: new URL(origin).host, 'x-editor-token': 'a-token', ...headers };
    const options = { method, url: method === 'GET' ? '/api/publish' : '/api/file?file=none', headers: own };
    return (await app.inject({ ...options, ...(method === 'PUT' && { payload: DRAFT }) })).statusCode;
  };
  expect(existsSync(left)).toBe(false);
  expect(await ask('GET', {})).toBe(200);
  expect(await ask('PUT', { origin })).toBe(404);
  expect(await ask('GET', { host: new URL(origin).host.replace('127.0.0.1', 'localhost') })).toBe(200);
  for (const token of ['', 'b-token', '\u00e9-token', 'a-to\u00e9en'])
    expect(await ask('GET', { 'x-editor-token': token })).toBe(403);
  expect(await ask('GET', { host: 'attacker.example' })).toBe(403);
  expect(await ask('GET', { origin: 'http://attacker.example' })).toBe(403);
  expect(await ask('PUT', { origin: 'http://attacker.example' })).toBe(403);
  expect(await ask('PUT', {})).toBe(403);
});

test('without a session one signs in, or gets 401', async ({ editor }) => {
  const { ask, status, signedIn, routes } = editor;
  for (const headers of [{}, { cookie: '__Host-editor=guess' }])
    for (const { method, url } of [...routes, { method: 'GET', url: '/api/none' } as const])
      expect(await status(method, url, headers), `${method} ${url}`).toBe(401);
  expect(routes.map(({ url }) => url)).toContain('/api/publish');
  await expectHeaders((await ask('GET', '/%ff')).headers, 'editor-headers');
  await expectTranscript('editor-requests', async (input) => {
    type Request = ['owner' | 'stranger', ...Parameters<typeof ask>];
    const [who, method, url, headers, body] = JSON.parse(input) as Request;
    const answer = await ask(method, url, { ...headers, ...(who === 'owner' && signedIn) }, body);
    return answer.body === 'Sign in' ? answer.body : String(answer.statusCode);
  });
  expect((await ask('GET', '/api/devices', signedIn)).json()).toMatchObject([
    { name: 'Anna’s iPhone', isThis: true },
  ]);
  // The cookie lasts as long as the session.
  const cookies = [{ name: '__Host-editor', maxAge: 2_592_000, ...HIDDEN }];
  expect((await ask('GET', '/api/content', signedIn)).cookies).toMatchObject(cookies);
  expect(await status('POST', '/auth/sign-in', {}, { response: 'x'.repeat(20_000) })).toBe(413);
  expect(await status('POST', '/auth/none', {}, { response: 'x'.repeat(20_000) })).toBe(401);
  const statuses = new Set<number>();
  for (let at = 0; at < 40; at += 1) statuses.add(await status('POST', '/auth/sign-in/options', {}, {}));
  expect([...statuses]).toEqual([200, 429]);
  // Strangers on the owner's network cannot use up her attempts.
  expect(await ask('GET', '/api/devices', signedIn)).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store' },
  });
});

test('a malformed body is refused', async ({ editor }) => {
  for (const { method, url } of editor.routes.filter(({ url }) => !/photos|undo-all/u.test(url)))
    if (method === 'POST' || method === 'PUT')
      expect(await editor.status(method, url, editor.signedIn, { name: 1 }), url).toBe(400);
});

test('a device that is ended cannot come back', async ({ editor: { ask, status, signedIn, store } }) => {
  for (const name of ['<b>', 'A'.repeat(41)])
    expect(await status('POST', '/api/invitations', signedIn, { name })).toBe(400);
  const second = { id: 'tablet', name: 'Anna’s iPhone 2', publicKey: 'AQ', counter: 0, seenAt: 0 };
  store.set('device', 'tablet', second);
  const invited = await ask('POST', '/api/invitations', signedIn, { name: 'Anna’s iPhone' });
  const [, invitation] = invited.json<{ url: string }>().url.split('#');
  const register = () => ask('POST', '/auth/register/options', {}, { invitation });
  expect((await register()).json()).toMatchObject({ user: { name: 'Anna’s iPhone 3' } });
  const tablet = { cookie: `__Host-editor=${store.setSecret('session', { device: 'tablet' })}` };
  preview.stop.mockClear();
  expect(await status('DELETE', '/api/devices?id=phone', tablet)).toBe(200);
  expect(preview.stop).toHaveBeenCalledOnce();
  expect((await register()).statusCode).toBe(401);
  expect(store.list('session')).toHaveLength(1);
  // The device is removed while its request is on the way.
  const body = Readable.from(
    (function* () {
      store.delete('device', 'tablet');
      yield JSON.stringify(DRAFT);
    })(),
  );
  const json = { ...tablet, 'content-type': 'application/json' };
  expect(await status('PUT', '/api/file?file=none', json, body)).toBe(401);
});

test('a session ends after a month without a visit, an invitation after a day', async ({ editor }) => {
  const invitation = editor.store.setSecret('invitation', { name: 'Tablet' });
  const start = Date.now();
  for (const [day, signedIn, invited] of [
    [0.99, 200, 200],
    [1.01, 200, 401],
    [30.9, 200, 401],
    [61, 401, 401],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + day * 86_400_000 });
    expect(await editor.status('GET', '/api/devices', editor.signedIn)).toBe(signedIn);
    expect(await editor.status('POST', '/auth/register/options', {}, { invitation })).toBe(invited);
  }
  vi.useRealTimers();
});

const PASSKEY = generateKeyPairSync('ed25519');

/** An answer of a passkey whose signature counter stays 0, like Apple's. @param flags 1: user present, 4: user verified */
function signed(challenge: string, origin = HOSTING.origin, flags = 5) {
  const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
  const data = Buffer.concat([hash('sha256', 'edit.salon.example', 'buffer'), Buffer.of(flags, 0, 0, 0, 0)]);
  const signature = sign(null, Buffer.concat([data, hash('sha256', client, 'buffer')]), PASSKEY.privateKey);
  const sent = { authenticatorData: data, clientDataJSON: client, signature };
  const response = Object.fromEntries(
    Object.entries(sent).map(([key, part]) => [key, part.toString('base64url')]),
  );
  return {
    response: { id: 'phone', rawId: 'phone', type: 'public-key', clientExtensionResults: {}, response },
  };
}

test('a passkey signs in once, soon, from the editor’s page, by its owner', async ({ editor }) => {
  const { x = '' } = PASSKEY.publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([Buffer.from('a4010103272006215820', 'hex'), Buffer.from(x, 'base64url')]);
  const publicKey = cose.toString('base64url');
  editor.store.set('device', 'phone', { id: 'phone', name: 'Phone', publicKey, counter: 0, seenAt: 0 });
  const ask = async () =>
    (await editor.ask('POST', '/auth/sign-in/options', {}, {})).json<{ challenge: string }>().challenge;
  const signIn = (...how: Parameters<typeof signed>) =>
    editor.status('POST', '/auth/sign-in', {}, signed(...how));
  const challenge = await ask();
  expect(await signIn(challenge)).toBe(200);
  expect(await signIn(challenge)).toBe(401);
  expect(await signIn(await ask(), HOSTING.previewOrigin)).toBe(401);
  expect(await signIn(await ask(), HOSTING.origin, 1)).toBe(401);
  const old = await ask();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  expect(await signIn(old)).toBe(401);
  vi.useRealTimers();
});

test('signing out ends the preview, which strangers cannot', async ({ editor }) => {
  preview.stop.mockClear();
  for (const headers of [{}, editor.signedIn, editor.signedIn])
    expect(await editor.ask('POST', '/auth/sign-out', headers, {})).toMatchObject({
      statusCode: 200,
      cookies: [{ value: '', expires: new Date(0) }],
    });
  expect(await editor.status('GET', '/api/devices', editor.signedIn)).toBe(401);
  expect(preview.stop).toHaveBeenCalledOnce();
});

test('the owner reads no words of a programmer', async ({ folder, editor }) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const told = async (url: string) =>
    (await editor.ask('GET', url, editor.signedIn)).json<{ message: string }>().message;
  expect(await told('/api/preview')).toMatch(/^That did not work\./u);
  expect(log.mock.lastCall?.[0]).toMatchObject({ message: 'spawn ENOMEM' });
  expect(await told('/api/file?file=content/team.yaml')).toBe('This is not there any more.');
  expect(await told('/api/none')).toBe('There is nothing here.');
  expect(await told('/api/messages')).toBeUndefined();
  await writeFile(socketPath(folder), '');
  expect(await told('/api/messages')).toMatch(/^The website’s server does not answer\./u);
  log.mockRestore();
});

test('names of files lead nowhere else', async ({ folder, editor: { status, signedIn } }) => {
  await writeFile(path.join(folder, 'secret.yaml'), 'key: 1\n');
  await symlink('../../secret.yaml', path.join(folder, 'content/articles/link.md'));
  await mkdir(path.join(folder, 'other'));
  await writeFile(path.join(folder, 'other/secret.yaml'), 'key: 1\n');
  await symlink('../other', path.join(folder, 'content/services'));
  for (const file of [
    '../secret.yaml',
    'content/articles/link.md',
    '/etc/passwd',
    'content/services/secret.yaml',
    '--output=x',
  ]) {
    const query = `file=${encodeURIComponent(file)}`;
    expect(await status('GET', `/api/file?${query}`, signedIn), file).toBe(404);
    expect(await status('PUT', `/api/file?${query}`, signedIn, DRAFT), file).toBe(404);
  }
  for (const file of ['content/../secret.yaml', 'content/salon.yaml'])
    expect(await status('DELETE', `/api/file?file=${file}`, signedIn), file).toBe(404);
  const copy = path.join(folder, 'content/team 2.yaml');
  await writeFile(copy, '');
  expect(await status('DELETE', '/api/file?file=content/team 2.yaml', signedIn)).toBe(200);
  expect(existsSync(copy)).toBe(false);
  expect(await status('GET', '/api/thumbnail?photo=x&commit=--output=y', signedIn)).toBe(404);
  const json = { ...signedIn, 'content-type': 'application/json' };
  expect(await status('POST', '/api/articles', json, Buffer.from('null'))).toBe(400);
  const upload = async (photo: string, size: number) => {
    const form = new FormData();
    form.append('photo', new Blob(['x'.repeat(size)]), 'a.jpg');
    const request = new Response(form);
    const multipart = { ...signedIn, 'content-type': request.headers.get('content-type') ?? '' };
    const url = `/api/photos?photo=${encodeURIComponent(photo)}`;
    return status('PUT', url, multipart, Buffer.from(await request.arrayBuffer()));
  };
  expect(await upload('../../x', 0)).toBe(400);
  expect(await upload('x', 41_000_000)).toBe(413);
});

test('a ticket opens the preview once, during a session', async ({ folder, editor: { store, secret } }) => {
  const session = hashOf(secret);
  await using site = Fastify().get('/', ({ headers }, reply) => reply.send(headers));
  await site.listen({ host: '127.0.0.1', port: 0 });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
  const running = new Preview(folder, (site.server.address() as AddressInfo).port, 'a-key');
  running.touch();
  const stop = vi.spyOn(running, 'stop');
  const host = createPreviewHost(store, running, HOSTING);
  const ask = (url: string, headers: Record<string, string> = {}) =>
    host.inject({ url, headers: { host: 'preview.salon.example', ...headers } });
  const posted = { method: 'POST', url: '/_enter?x', headers: { host: 'preview.salon.example' } } as const;
  expect((await host.inject(posted)).headers.location).toBe(`${HOSTING.origin}/`);
  const unused = store.setSecret('ticket', { session });
  const enter = `/_enter?ticket=${store.setSecret('ticket', { session })}&page=`;
  const answer = await ask(`${enter}${encodeURIComponent('//attacker.example')}`);
  expect(answer.headers.location).toBe('/');
  await expectHeaders(answer.headers, 'preview-headers');
  expect(answer.cookies).toMatchObject([{ name: '__Host-preview', ...HIDDEN }]);
  const { name = '', value = '' } = answer.cookies[0] ?? {};
  expect((await ask(enter)).headers.location).toBe(`${HOSTING.origin}/`);
  const cookie = `${name}=${value}`;
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', origin: HOSTING.previewOrigin };
  for (const headers of [{}, { cookie: '__Host-preview=guess' }, { cookie: `__Host-preview=${secret}` }])
    expect((await ask('/@fs/etc/passwd', headers)).headers.location).toBe(`${HOSTING.origin}/`);
  expect((await ask('/', upgrade)).statusCode).toBe(401);
  expect((await ask('/', { ...upgrade, cookie, origin: 'https://attacker.example' })).statusCode).toBe(403);
  expect((await ask('/', { cookie, host: 'attacker.example' })).statusCode).toBe(421);
  // Each request keeps the preview running for ten more minutes.
  for (let at = 0; at < 2; at += 1) {
    vi.advanceTimersByTime(9 * 60_000);
    const passed = (await ask('/', { cookie })).json<object>();
    expect(passed).toMatchObject({ 'x-preview-key': 'a-key' });
    expect(passed).not.toHaveProperty('cookie');
  }
  expect(stop).not.toHaveBeenCalled();
  expect((await ask(`/_enter?ticket=${unused}`)).headers.location).toBe(`${HOSTING.origin}/`);
  vi.advanceTimersByTime(11 * 60_000);
  expect(stop).toHaveBeenCalled();
  vi.useRealTimers();
  store.delete('session', session);
  expect((await ask('/', { cookie })).headers.location).toBe(`${HOSTING.origin}/`);
  await host.close();
});

test('a preview that is paused or cannot start says so', async ({ folder }) => {
  const preview = new Preview(folder, await freePort());
  await expect(preview.open('/')).rejects.toThrow('could not be started');
  const stop = vi.spyOn(preview, 'stop');
  preview.setPaused(true);
  expect(stop).toHaveBeenCalledOnce();
  await expect(preview.open('/')).rejects.toThrow('comes back when the website is updated');
});
