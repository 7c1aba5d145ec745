/** `npm run edit`: edits the content in a browser, with a live preview. On this computer only, or hosted where EDITOR_URL is set. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import getPort from 'get-port';
import { renderUnicodeCompact } from 'uqr';
import { buildEditorApp } from './server/app.ts';
import { causeOf } from './server/errors.ts';
import { git, runGit } from './server/git.ts';
import { buildInterface, serveInterface } from './server/interface.ts';
import { createInvitation } from './server/sign-in/passkey-routes.ts';
import { createPreviewHost } from './server/preview/preview-host.ts';
import { Preview } from './server/preview/preview.ts';
import { BRANCH } from './server/publishing/repository.ts';
import { type Project, readSettings, type Settings } from './server/settings.ts';
import { EditorStore } from './server/store.ts';

const USAGE =
  'Usage: npm run edit\n       npm run edit -- invite NAME    prints a link for a device, like "Anna’s iPhone"';

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

try {
  const [command, name, ...rest] = process.argv.slice(2);
  const settings = readSettings(process.env);
  if (command === undefined) await edit(settings);
  else if (command === 'invite' && name !== undefined && rest.length === 0) invite(settings, name);
  else {
    console.log(USAGE);
    process.exitCode = command === '--help' ? 0 : 2;
  }
} catch (error) {
  console.error(causeOf(error) ?? (error as Error).message);
  process.exitCode = 1;
}

function invite({ hosting, dataDir }: Settings, name: string): void {
  if (!hosting) throw new Error('EDITOR_URL: found nothing. Only a hosted editor has invitations.');
  using store = new EditorStore(dataDir);
  const { url } = createInvitation(store, hosting.origin, name);
  console.log(
    `${renderUnicodeCompact(url)}\n\n${url}\nOpens the editor on one device, once, within 24 hours.`,
  );
}

async function edit({ project, dataDir, serverDataDir, port, hosting }: Settings): Promise<void> {
  const store = new EditorStore(dataDir);
  if (hosting) await prepareClone(project);
  const token = randomBytes(24).toString('base64url');
  const preview = new Preview(project.root, await getPort(), hosting && token);
  const app = buildEditorApp({ project, store, serverDataDir, preview, access: hosting ?? { token } });
  const folder = join(dataDir, 'app');
  await buildInterface(folder);
  await serveInterface(app, folder, hosting?.previewOrigin ?? preview.origin);
  const address = await app.listen({ host: '127.0.0.1', port: hosting ? port : await getPort({ port }) });
  const previewHost = hosting && createPreviewHost(store, preview, hosting);
  if (previewHost) {
    const previewAddress = await previewHost.listen({ host: '127.0.0.1', port: port && port + 1 });
    console.log(`The editor of ${hosting.origin} listens at ${address}, its preview at ${previewAddress}`);
  } else {
    const page = `${address}/?token=${token}`;
    console.log(`Edit the site at ${page}\nPress Ctrl+C here when you are done.`);
    openBrowser(page);
  }
  closeWithGrace(async ({ err }) => {
    if (err) console.error(err);
    await previewHost?.close();
    await app.close();
    await preview.stop();
    store[Symbol.dispose]();
  });
}

function openBrowser(address: string): void {
  if (process.env.BROWSER === 'none') return;
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? [];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref();
}

/** Makes the editor's own clone where there is none, with the packages of this program. */
async function prepareClone({ root, remote }: Project): Promise<void> {
  if (!existsSync(root)) {
    const args = ['clone', '--quiet', '--branch', BRANCH, '--', remote, root];
    await runGit(process.cwd(), args, { timeLimitMs: 10 * 60_000 });
  }
  await git(root, 'rev-parse', 'HEAD');
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) symlinkSync(resolve('node_modules'), modules);
}
