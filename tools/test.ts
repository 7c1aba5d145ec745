/**
 * `npm test`: every check there is, one after the other, all of them even when one fails. The last line counts them.
 * A check that is not a test suite (formatting, types, lint, build) counts as one.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';

import { buildReason } from './build-state.ts';
import installServices from '../tests/support/install-services.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { installEngines } from './engines.ts';
import { run } from './run.ts';

const REPORT = '.cache/test-report.json';

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const began = Date.now();

function add(count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
}

async function check(name: string, program: string, args: readonly string[]): Promise<boolean> {
  const code = await run(program, args);
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'}\n`);
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return code === 0;
}

/** Runs Vitest and counts its tests; a suite that could not even start counts as one that failed. */
async function suites(): Promise<void> {
  console.log('\n== Tests');
  rmSync(REPORT, { force: true });
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ]);
  const report = existsSync(REPORT)
    ? (JSON.parse(readFileSync(REPORT, 'utf8')) as { numPassedTests: number; numFailedTests: number })
    : { numPassedTests: 0, numFailedTests: 0 };
  const broken = code !== 0 && report.numFailedTests === 0 ? 1 : 0;
  add({ passed: report.numPassedTests, failed: report.numFailedTests + broken });
}

try {
  console.log(`Browser: ${findChromium()}`);
} catch (error) {
  console.log((error as Error).message);
  add({ passed: 0, failed: 1 });
}
// What the tests would install when they begin, meanwhile: the line is idle now. Whoever misses something says so itself.
const installed = findHeadlessShell()
  .then(installServices)
  .then(installEngines)
  .catch(() => undefined);
// What only reads the sources goes on beside the build, which has one core to itself then and waits for encoders.
const [built] = await Promise.all([
  // A build that is current is not made again: whoever changes only a test gets to it at once.
  buildReason() === undefined || check('Build', 'node', ['tools/build.ts']),
  // Formatting first: meanwhile the build writes down the types that the next two read.
  check('Formatting', 'prettier', ['--check', '--log-level', 'warn', '.'])
    .then(() =>
      check('Types', 'astro', ['check', '--minimumSeverity', 'hint', '--minimumFailingSeverity', 'hint']),
    )
    .then(() => check('Lint', 'eslint', ['.', '--max-warnings', '0']))
    .then(() => check('Imports', 'depcruise', ['site', 'server', 'contact']))
    .then(() => check('Spelling', 'cspell', ['lint', '--no-progress', '--no-summary'])),
]);
await installed;
if (built) await suites();
else add({ passed: 0, failed: 1 });

console.log(`\nTook ${String(Math.round((Date.now() - began) / 1000))} s.`);
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
