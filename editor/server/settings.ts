import { join, resolve } from 'node:path';
import { z } from 'zod';
import { originSchema } from '../../contact/origin.ts';
import { describeIssues, nonEmpty, type Variables, wholeNumber } from '../../contact/variables.ts';

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

/** Browsers have passkeys on encrypted pages only. */
const origin = originSchema.refine((url) => url.startsWith('https:'), 'an origin that begins with https://');

const folder = z.string('a folder').transform((path) => resolve(path));

const local = z.object({
  PORT: wholeNumber(0, 65_534).default(4330),
  DATA_DIR: folder.default(resolve('.data')),
  EDITOR_DATA_DIR: folder.default(resolve('.cache/editor')),
  EDITOR_REMOTE: z.string().default(''),
  EDITOR_URL: z.undefined().optional(),
});
const hosted = local.extend({
  EDITOR_URL: origin,
  EDITOR_PREVIEW_URL: origin,
  EDITOR_DATA_DIR: folder,
  EDITOR_REMOTE: z.string('the address of a repository'),
});

/** @throws Error that says for each wrong variable what was found and what was expected */
export function readSettings(environment: Variables): Settings {
  const env = nonEmpty(environment);
  const { data, error } = (env.EDITOR_URL === undefined ? local : hosted).safeParse(env);
  if (error) throw new Error([...describeIssues(error, env).values()].join('\n'));
  const { PORT: port, DATA_DIR: serverDataDir, EDITOR_DATA_DIR: dataDir, EDITOR_REMOTE: remote } = data;
  const settings = { project: { root: process.cwd(), remote }, dataDir, serverDataDir, port };
  if (data.EDITOR_URL === undefined) return settings;
  const hosting = { origin: data.EDITOR_URL, previewOrigin: data.EDITOR_PREVIEW_URL };
  return { ...settings, project: { root: join(dataDir, 'site'), remote }, hosting };
}
