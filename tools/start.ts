/** `npm start`: builds the site unless the build is current, then starts the server. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildReason } from './build-state.ts';
import { start } from './child-process.ts';

const reason = buildReason();
if (reason !== undefined) {
  console.error(`${reason}. Building the site.`);
  const code = await buildWithProgress();
  if (code !== 0) {
    console.error('The build failed. To see its output: npm run build');
    process.exit(code);
  }
}
// In this process, so that signals reach the server itself.
await import('../server/main.ts');

/** Builds the site and reports its progress. Resolves to the exit code. */
async function buildWithProgress(): Promise<number> {
  const build = start('node', ['tools/build.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(build, 'exit') as Promise<[number | null]>;
  let reported = 0;
  for await (const line of createInterface({ input: build.stdout ?? process.stdin })) {
    // Astro ends the line of each picture with its number and their count.
    const [, done, all] = /\((\d+)\/(\d+)\)$/u.exec(line) ?? [];
    const quarter = Math.floor((4 * Number(done)) / Number(all));
    if (quarter <= reported || !line.includes('/_astro/')) continue;
    reported = quarter;
    console.error(`Pictures: ${done ?? ''} of ${all ?? ''}`);
  }
  const [code] = await ended;
  return code ?? 1;
}
