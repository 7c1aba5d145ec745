/**
 * `npm run dev`: the pages with hot reload at http://localhost:4321, and the contact server one port above. Astro proxies
 * /api/* to it (astro.config.ts).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { siteRecord } from '../site/build/site-record.ts';
import { ContentError } from '../site/content/source/problem.ts';
import { start } from './child-process.ts';

const PORT = process.env.PORT ?? '4321';
const CONTACT_PORT = String(Number(PORT) + 1);

// The contact server needs a built site; this one has no pages.
const dist = '.cache/dev-site';
mkdirSync(dist, { recursive: true });
writeFileSync(`${dist}/404.html`, '<!doctype html><title>Pages come from the dev server</title>');
try {
  writeFileSync(`${dist}/site.json`, siteRecord());
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const children = [
  start('node', ['--watch', 'server/main.ts', '--dist', dist], {
    env: { PORT: CONTACT_PORT, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  }),
  start('astro', ['dev', '--port', PORT], { env: { CONTACT_SERVER: `http://127.0.0.1:${CONTACT_PORT}` } }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
