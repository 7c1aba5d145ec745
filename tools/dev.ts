/**
 * `npm run dev`: the pages with hot reload at http://localhost:4321, and the contact server behind them. Astro hands
 * /api/* on to it (astro.config.ts), so that the form works as it does in earnest.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { siteRecord } from '../site/build/site-record.ts';
import { start } from './run.ts';

const PORT = process.env.PORT ?? '4321';
const CONTACT_PORT = String(Number(PORT) + 1);

// The server wants a built site to stand in front of; behind the dev server it only has to know which one.
const stand = '.cache/dev-site';
mkdirSync(stand, { recursive: true });
writeFileSync(`${stand}/site.json`, siteRecord());
writeFileSync(`${stand}/404.html`, '<!doctype html><title>Pages come from the dev server</title>');

const children = [
  start('node', ['--watch', 'server/main.ts', '--dist', stand], {
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
