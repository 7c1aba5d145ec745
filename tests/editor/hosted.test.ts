import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { renderUnicodeCompact } from 'uqr';
import { test } from 'vitest';
import { installedChromium } from '../../tools/chromium.ts';
import { missingCaddy, startCaddy } from '../support/caddy.ts';
import { editedProject } from '../support/edited-project.ts';
import { copyFixtureSalon } from '../support/fixture-salon.ts';
import { freePort } from '../support/free-port.ts';
import { startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expect as patient, PHONE } from '../support/visitor.ts';

/** The development server needs up to a minute on a busy machine for its first page. */
const expect = patient.configure({ timeout: 60_000 });
const MAIN = path.resolve('editor/main.ts');

/** A page of a device whose authenticator confirms by itself. */
async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ignoreHTTPSErrors: true });
  context.setDefaultTimeout(60_000);
  await context.credentials.install();
  return context.newPage();
}

/** Opens an invitation, which is good for one device. */
async function setUp(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Set up this device' }).click();
}

test.skipIf(missingCaddy() !== undefined)(
  'a device is invited, changes a price, sees it, publishes, signs out and is ended',
  { timeout: 900_000 },
  async () => {
    const folder = temporaryFolder();
    const { git, publishElsewhere, remote } = await editedProject(copyFixtureSalon);
    const port = await freePort();
    await using caddy = await startCaddy('salon.test', 'http://127.0.0.1:9', { editorPort: port });
    const origin = `https://edit.salon.test:${caddy.httpsPort}`;
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      PORT: String(port),
      DATA_DIR: folder,
      EDITOR_URL: origin,
      EDITOR_PREVIEW_URL: `https://preview.salon.test:${caddy.httpsPort}`,
      EDITOR_DATA_DIR: path.join(folder, 'editor'),
      EDITOR_REMOTE: remote,
    };
    await using editor = startProgram(process.execPath, [MAIN], { env });
    await editor.written(/listens at/u);
    await publishElsewhere('content/team.yaml', 'name: Bo', 'name: Beau');
    const executablePath = await installedChromium();
    const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.salon.test 127.0.0.1'];
    await using browser = await chromium.launch({
      executablePath,
      args: [...args, '--ignore-certificate-errors'],
    });

    const page = await newDevice(browser);
    const invite = execFileSync(process.execPath, [MAIN, 'invite', 'Anna’s iPhone'], {
      env,
      encoding: 'utf8',
    });
    const link = /https:\S+/u.exec(invite)?.[0] ?? '';
    expect(invite).toContain(renderUnicodeCompact(link));
    await setUp(page, link);
    await expect(page.getByRole('link', { name: 'Change a price' })).toBeVisible();

    const stranger = await newDevice(browser);
    await setUp(stranger, link);
    await expect(stranger.getByRole('alert')).toContainText('This invitation is used or older than a day');
    await stranger.goto(origin);
    await stranger.getByRole('button', { name: 'Sign in' }).click();
    await expect(stranger.getByRole('alert')).toHaveText('It was canceled. Please try again.');

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
    const team = path.join(folder, 'editor/site/content/team.yaml');
    expect(readFileSync(team, 'utf8')).toContain('name: Beau');
    await hotReload;
    const preview = page.frameLocator('iframe');
    // The development server may fail to answer once while it prepares packages: people press again.
    await expect(async () => {
      await preview.getByRole('button', { name: 'Get Quote' }).click({ timeout: 5000 });
      await expect(preview.getByRole('dialog')).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    const programs = execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' });
    const started = new RegExp(`^ *${String(editor.process.pid)} .*astro.* --port (\\d+)`, 'mu');
    const behind = `127.0.0.1:${started.exec(programs)?.[1] ?? ''}`;
    expect((await fetch(`http://${behind}/`)).status).toBe(403);
    const socket = new WebSocket(`ws://${behind}/`, 'vite-hmr');
    await once(socket, 'error', { signal: AbortSignal.timeout(10_000) });

    await page.goto(`${origin}/#changes`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const published = () => git('-C', remote, 'log', '-1', '--format=%an: %s', 'main');
    await expect
      .poll(published, { timeout: 150_000 })
      .toBe("Anna’s iPhone: Men's Haircuts, Cut and Beard: $47 → $52\n");

    await page.goto(`${origin}/#devices`);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect(page.getByRole('button', { name: /sign in/iu })).toBeVisible();
    await page.getByRole('button', { name: /sign in/iu }).click();
    await page.goto(`${origin}/#devices`);
    await expect(page.getByText('This device')).toBeVisible();

    const tablet = await newDevice(browser);
    await page.getByLabel('Add another device').fill('Tablet');
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    const invitation = page.getByRole('region', { name: 'Invitation' }).locator('.devices__link');
    await setUp(tablet, (await invitation.textContent()) ?? '');
    await expect(tablet.getByRole('link', { name: 'Change a price' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'End: Tablet' }).click();
    await expect(page.getByText('Tablet', { exact: true })).toHaveCount(0);
    await tablet.reload();
    await expect(tablet.getByRole('heading', { name: 'Edit your website' })).toBeVisible();
  },
);

test('on one’s own computer the editor says where it is, and stays there where no browser can be opened', async () => {
  const env = { PATH: path.resolve('node_modules/.bin'), PORT: String(await freePort()) };
  await using editor = startProgram(process.execPath, [MAIN], { env });
  const [, page = ''] = await editor.written(/(http:\S+)\nPress Ctrl\+C/u);
  const document = await (await fetch(page)).text();
  const linked = [...document.matchAll(/(?:href|src)="([^"]+)"/gu)].map(([, address = '']) => address);
  for (const address of [...linked, '/assets/icon-512.png'])
    expect((await fetch(new URL(address, page))).status, address).toBe(200);
  expect(editor.output().trim()).toMatch(/when you are done\.$/u);
});
