/**
 * `node tools/run.mjs SCRIPT`: runs a TypeScript script with the project's own Node. Plain JavaScript that any Node from version 20
 * can read.
 */
import { spawn, spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const NODE = 'node_modules/.bin/node';
const OLDEST = 24;

const character = /[#%?]/u.exec(process.cwd())?.[0];
if (character !== undefined) {
  console.error(
    `The path "${process.cwd()}" contains "${character}", which Vite cannot read. Move the project to another folder.`,
  );
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  // The package `node` gets its program from an install script.
  if (spawnSync(NODE, ['--version']).status !== 0) {
    console.error(
      `Found Node ${process.version}, expected ${OLDEST} or newer. Installing it: npm rebuild node`,
    );
    spawnSync('npm', ['rebuild', 'node', '--ignore-scripts=false'], { stdio: 'ignore' });
  }
  const child = spawn(NODE, [...process.execArgv, ...process.argv.slice(2)], { stdio: 'inherit' });
  child.once('error', () => {
    console.error(
      `Could not install it. Install Node ${OLDEST} or newer, or run npm ci without --ignore-scripts.`,
    );
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
  // The terminal sends SIGINT to both processes.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill());
} else {
  // The script sees the arguments as if it had been run directly.
  process.argv.splice(1, 1);
  await import(pathToFileURL(process.argv[1] ?? '').href);
}
