import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { test } from 'vitest';
import { installedChromium } from '../../tools/chromium.ts';
import { missingCaddy } from '../support/caddy.ts';
import getPort from 'get-port';
import { sendRequest } from '../support/http.ts';
import { copyProject, PROJECT } from '../support/project-copy.ts';
import { expect as patient, PHONE } from '../support/visitor.ts';

/** The development server needs up to a minute on a busy machine for its first page. */
const expect = patient.configure({ timeout: 60_000 });
const EDIT = 'edit.salon.test';
const PREVIEW = 'preview.salon.test';

/** Starts a program and resolves when it has written this. */
async function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, ready: RegExp) {
  const child = spawn(command, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (ready.test(output)) resolve();
      });
    child.once('exit', () => {
      reject(new Error(output));
    });
  });
  return {
    output: () => output,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** A hosted editor behind Caddy with TLS, and the bare repository that it publishes to. */
async function host() {
  await using ends = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'editor-hosted-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  const [source, remote] = [path.join(folder, 'source'), path.join(folder, 'repo.git')];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Engineer', '-c', 'user.email=e@salon.example', '-C', ...args], {
      encoding: 'utf8',
    });
  await copyProject(source, 'tests/fixture/content');
  await writeFile(path.join(source, '.gitignore'), 'node_modules\n.cache\n.astro\ndist\n');
  const salon = path.join(source, 'content/salon.yaml');
  execFileSync('sed', ['-i', 's/date: TODAY/date: 2040-01-01/', salon]);
  git(source, 'init', '--quiet', '--initial-branch=main');
  git(source, 'add', '.');
  git(source, 'commit', '--quiet', '--message', 'Start');
  git(source, 'clone', '--quiet', '--bare', '.', remote);

  const [port, tls, plain] = [await getPort(), await getPort(), await getPort()];
  const caddyfile = path.join(folder, 'Caddyfile');
  await writeFile(
    caddyfile,
    `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${tls}\n\tstorage file_system ${folder}/caddy\n}\n` +
      `${EDIT} {\n\treverse_proxy 127.0.0.1:${port}\n}\n${PREVIEW} {\n\treverse_proxy 127.0.0.1:${port + 1}\n}\n`,
  );
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    PORT: String(port),
    DATA_DIR: folder,
    EDITOR_URL: `https://${EDIT}:${tls}`,
    EDITOR_PREVIEW_URL: `https://${PREVIEW}:${tls}`,
    EDITOR_DATA_DIR: path.join(folder, 'editor'),
    EDITOR_REMOTE: remote,
  };
  const main = path.join(PROJECT, 'editor/main.ts');
  ends.use(
    await start(
      'caddy',
      ['run', '--config', caddyfile, '--adapter', 'caddyfile'],
      env,
      /serving initial configuration/u,
    ),
  );
  ends.use(await start(process.execPath, [main], env, /listens at/u));
  const invite = (name: string) =>
    /https:\S+/u.exec(
      execFileSync(process.execPath, [main, 'invite', name], { env, encoding: 'utf8' }),
    )?.[0] ?? '';
  const browser = await chromium.launch({
    executablePath: await installedChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--ignore-certificate-errors',
      '--host-resolver-rules=MAP *.salon.test 127.0.0.1',
    ],
  });
  ends.defer(() => browser.close());
  const all = ends.move();
  return {
    browser,
    tls,
    ca: await readFile(path.join(folder, 'caddy/pki/authorities/local/root.crt')),
    invite,
    origin: env.EDITOR_URL,
    log: () => git(remote, 'log', '-1', '--format=%an: %s', 'main').trim(),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Gives a page an authenticator that confirms by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.skipIf(missingCaddy() !== undefined)(
  'a device is invited, changes a price, sees it, publishes, signs out and is ended',
  { timeout: 900_000 },
  async () => {
    await using hosted = await host();
    const { browser, tls, ca, origin } = hosted;
    /** The status of a request without a browser, and where it leads. */
    const ask = async (name: string, at: string, headers: Record<string, string> = {}) => {
      const response = await sendRequest(`https://127.0.0.1:${tls}`, at, {
        headers: { host: `${name}:${tls}`, ...headers },
        tls: { servername: name, ca },
      });
      return `${response.status} ${response.headers.location ?? ''}`.trim();
    };
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', origin: `https://${PREVIEW}:${tls}` };
    const context = await browser.newContext({ viewport: PHONE, ignoreHTTPSErrors: true });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await addAuthenticator(page);
    const link = hosted.invite('Anna’s iPhone');
    await page.goto(link);
    await page.getByRole('button', { name: 'Set up this device' }).click();
    await expect(page.getByRole('link', { name: 'Change a price' })).toBeVisible();

    // The invitation is used up, and nothing else opens without a session.
    const stranger = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await addAuthenticator(stranger);
    await stranger.goto(link);
    await stranger.getByRole('button', { name: 'Set up this device' }).click();
    await expect(stranger.getByRole('alert')).toBeVisible();
    for (const route of ['content', 'messages', 'preview?page=/'])
      expect(await ask(EDIT, `/api/${route}`)).toBe('401');
    for (const at of ['/', '/about', '/@fs/etc/passwd', '/_enter?ticket=guess'])
      expect(await ask(PREVIEW, at)).toBe(`302 ${origin}/`);
    expect(await ask(PREVIEW, '/', upgrade)).toBe('401');

    await page.goto(`${origin}/#prices`);
    await page.getByRole('link', { name: /^Cut and Beard/u }).click();
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('$52');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Saved');
    const hotReload = page
      .waitForEvent('websocket', { timeout: 300_000 })
      .then((socket) => socket.waitForEvent('framereceived'));
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await expect(page.frameLocator('iframe').getByText('$52').first()).toBeVisible({ timeout: 300_000 });
    const cookies = await context.cookies();
    expect(cookies.map(({ name, secure, httpOnly, sameSite }) => [name, secure, httpOnly, sameSite])).toEqual(
      [
        ['__Host-editor', true, true, 'Strict'],
        ['__Host-preview', true, true, 'Strict'],
      ],
    );
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await hotReload;

    await page.goto(`${origin}/#changes`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect
      .poll(() => hosted.log(), { timeout: 150_000 })
      .toBe("Anna’s iPhone: Men's Haircuts, Cut and Beard: $47 → $52");

    await page.goto(`${origin}/#devices`);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    expect(await ask(EDIT, '/api/content', { cookie })).toBe('401');
    expect(await ask(PREVIEW, '/', { cookie })).toBe(`302 ${origin}/`);
    await page.getByRole('button', { name: /sign in/iu }).click();
    await page.goto(`${origin}/#devices`);
    await expect(page.getByText('This device')).toBeVisible();

    const tablet = await (await browser.newContext({ ignoreHTTPSErrors: true, viewport: PHONE })).newPage();
    await addAuthenticator(tablet);
    await page.getByLabel('Add another device').fill('Tablet');
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    await tablet.goto(
      (await page.getByRole('region', { name: 'Invitation' }).locator('.link').textContent()) ?? '',
    );
    await tablet.getByRole('button', { name: 'Set up this device' }).click();
    await expect(tablet.getByRole('link', { name: 'Change a price' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'End: Tablet' }).click();
    await expect(page.getByText('Tablet', { exact: true })).toHaveCount(0);
    await tablet.reload();
    await expect(tablet.getByRole('heading', { name: 'Edit your website' })).toBeVisible();
  },
);

test('on one’s own computer the editor says where it is, and stays there where no browser can be opened', async () => {
  const env = { PATH: path.join(PROJECT, 'node_modules/.bin'), PORT: String(await getPort()) };
  const main = path.join(PROJECT, 'editor/main.ts');
  await using editor = await start(process.execPath, [main], env, /^Press Ctrl\+C/mu);
  const page = /http:\S+/u.exec(editor.output())?.[0] ?? '';
  const document = await (await fetch(page)).text();
  const linked = [...document.matchAll(/(?:href|src)="([^"]+)"/gu)].map(([, address = '']) => address);
  const { icons } = (await (await fetch(new URL('/assets/manifest.webmanifest', page))).json()) as {
    icons: { src: string }[];
  };
  for (const address of [...linked, ...icons.map(({ src }) => `/assets/${src}`)])
    expect((await fetch(new URL(address, page))).status, address).toBe(200);
  expect(editor.output().trim()).toMatch(/when you are done\.$/u);
});
