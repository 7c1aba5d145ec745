import { join, resolve } from 'node:path';

export interface Hosting {
  readonly origin: string;
  readonly previewOrigin: string;
}

export interface Project {
  /** Project folder, which holds `content/`. */
  readonly root: string;
  /** Name or address of the repository to publish to; empty for the only one that Git knows. */
  readonly remote: string;
}

export interface Settings {
  readonly project: Project;
  /** Folder of devices and sessions. */
  readonly dataDir: string;
  /** Folder of the site's server, which has the messages. */
  readonly serverDataDir: string;
  /** The preview listens on the next port. */
  readonly port: number;
  readonly hosting?: Hosting;
}

/** An empty setting counts as none. @throws Error with the name of a wrong setting */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const port = Number(env.PORT ?? 4330);
  if (!Number.isInteger(port) || port < 0 || port > 65_534)
    throw new Error(`PORT: found "${env.PORT}", expected a number from 0 to 65534`);
  const serverDataDir = resolve(env.DATA_DIR ?? '.data');
  const remote = env.EDITOR_REMOTE ?? '';
  if (!env.EDITOR_URL) {
    const project = { root: process.cwd(), remote };
    return { project, dataDir: resolve('.cache/editor'), serverDataDir, port };
  }
  const hosting: Hosting = {
    origin: originOf(env, 'EDITOR_URL'),
    previewOrigin: originOf(env, 'EDITOR_PREVIEW_URL'),
  };
  if (!env.EDITOR_DATA_DIR) throw new Error('EDITOR_DATA_DIR: found nothing, expected a folder');
  if (remote === '') throw new Error('EDITOR_REMOTE: found nothing, expected the address of a repository');
  const dataDir = resolve(env.EDITOR_DATA_DIR);
  return { project: { root: join(dataDir, 'site'), remote }, dataDir, serverDataDir, port, hosting };
}

function originOf(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name] ?? '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== value.replace(/\/$/u, ''))
    throw new Error(`${name}: found "${value}", expected an address like https://edit.example.com`);
  return url.origin;
}
