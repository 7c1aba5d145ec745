/**
 * `npm test`: runs all checks, even if one fails, and prints the totals in the last line. Formatting, types, lint, imports,
 * spelling and the build count as one check each.
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

/** Runs Vitest and counts its tests. A suite that could not start counts as one failure. */
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
// Installs what the tests need while the build runs. A failure is reported by the tests that need it.
const installed = findHeadlessShell()
  .then(installServices)
  .then(installEngines)
  .catch(() => undefined);
// These checks only read the sources, so they run next to the build.
const [built] = await Promise.all([
  buildReason() === undefined || check('Build', 'node', ['tools/build.ts']),
  // Formatting first: meanwhile the build generates types for the next two checks.
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
