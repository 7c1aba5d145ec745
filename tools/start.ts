/** `npm start`: builds the site unless the build is current, then starts the server. */
import { buildReason } from './build-state.ts';
import { run } from './run.ts';

const reason = buildReason();
if (reason !== undefined) {
  console.error(`${reason}. Building the site, which takes up to two minutes the first time.`);
  const code = await run('node', ['tools/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) {
    console.error('The build failed. To see its output: npm run build');
    process.exit(code);
  }
}
// In this process, so that signals reach the server itself.
await import('../server/main.ts');
