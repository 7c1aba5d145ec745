/**
 * `npm test`: builds the site if needed, checks the sources and runs all tests. A failing check does not stop the others.
 * With arguments, only the tests that Vitest selects by them: `npm test -- contact`, `npm test -- --project server`.
 *
 * The last line counts the tests; every other check counts as one.
 */
import { resolve } from 'node:path';
import { parseCLI, startVitest, type TestState } from 'vitest/node';
import { buildReason } from './build-state.ts';
import { installedChromium } from './chromium.ts';
import { installTestPackages } from './programs.ts';
import { runQuietly } from './child-process.ts';

// Tests start about a hundred programs, which share their compiled modules here.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compile');

const total: Record<TestState, number> = { passed: 0, failed: 0, skipped: 0, pending: 0 };
const failures: string[] = [];

async function check(name: string, program: string, args: readonly string[]): Promise<boolean> {
  const { code, output } = await runQuietly(program, args);
  console.log(code === 0 ? `${name}: passed` : `${name}: FAILED\n${output}`);
  total[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(name);
  return code === 0;
}

/** Builds the site if its sources have changed. */
async function build(): Promise<boolean> {
  return buildReason() === undefined || (await check('Build', 'node', ['tools/build.ts']));
}

async function checkSources(): Promise<void> {
  await check('Formatting', 'prettier', ['--check', '--cache', '--log-level', 'warn', '.']);
  await check('Types', 'npm', ['run', '--silent', 'types']);
  await check('Lint', 'npm', ['run', '--silent', 'lint']);
  await check('Spelling', 'npm', ['run', '--silent', 'spell']);
}

async function installPrograms(): Promise<void> {
  await installTestPackages();
  try {
    console.log(`Browser: ${await installedChromium()}`);
  } catch (error) {
    console.log((error as Error).message);
  }
}

async function runTests(args: readonly string[]): Promise<void> {
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const { state } = await startVitest(filter, options);
  const modules = state.getTestModules();
  for (const module of modules)
    for (const test of module.children.allTests()) total[test.result().state] += 1;
  // A file that cannot be loaded has no tests, and some errors belong to none.
  const broken = modules.filter((module) => module.errors().length > 0).length;
  total.failed += broken + (state.getUnhandledErrors().length > 0 || modules.length === 0 ? 1 : 0);
}

const args = process.argv.slice(2);
const start = Date.now();
if (args.length === 0) console.log('Checking the sources, and building the site if they have changed.');
// Browser tests mostly wait: meanwhile the sources are checked.
const checking = args.length === 0 ? checkSources() : undefined;
const [isBuilt] = await Promise.all([build(), installPrograms()]);
if (isBuilt) await runTests(args);
else console.log('The tests did not run: the build failed.');
await checking;

if (failures.length > 0) console.log(`\nFailed checks: ${failures.join(', ')}`);
console.log(`\nTook ${Math.round((Date.now() - start) / 1000)} s.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
