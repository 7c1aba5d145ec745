/**
 * `npm test`: formatting, types, lint, imports, spelling, build and all tests. A failing check does not stop the others.
 * With arguments, only the tests that Vitest selects by them: `npm test -- contact`, `npm test -- --project server`.
 *
 * The last line counts the tests; every other check counts as one.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import installServices from '../tests/support/install-services.ts';
import { buildReason } from './build-state.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { installEngines } from './engines.ts';
import { run } from './run.ts';

const REPORT = '.cache/test-report.json';

/** What is used of Vitest's JSON report. */
interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const total = { passed: 0, failed: 0 };
/** What failed, listed at the end, because the output is long. */
const failures: string[] = [];
/** Tests that failed at first and passed when run again, as CI does once. */
const flaky: string[] = [];
const start = Date.now();

async function check(name: string, program: string, args: readonly string[]): Promise<boolean> {
  const isPassed = (await run(program, args)) === 0;
  console.log(`== ${name}: ${isPassed ? 'passed' : 'FAILED'}\n`);
  total[isPassed ? 'passed' : 'failed'] += 1;
  if (!isPassed) failures.push(name);
  return isPassed;
}

/** Builds the site if its sources have changed. */
async function build(): Promise<boolean> {
  return buildReason() === undefined || (await check('Build', 'node', ['tools/build.ts']));
}

/** Checks that read only the sources. */
async function checkSources(): Promise<void> {
  await check('Formatting', 'prettier', ['--check', '--log-level', 'warn', '.']);
  await check('Types', 'astro', ['check', '--minimumSeverity', 'hint', '--minimumFailingSeverity', 'hint']);
  await check('Lint', 'eslint', ['.', '--max-warnings', '0']);
  await check('Imports', 'depcruise', ['site', 'server', 'contact', 'editor']);
  await check('Spelling', 'cspell', ['lint', '--no-progress', '--no-summary']);
}

/** Installs what the tests need, where that is possible. Tests that still lack something report it themselves. */
async function installPrograms(): Promise<void> {
  try {
    console.log(`Browser: ${await findChromium()}`);
  } catch (error) {
    console.log((error as Error).message);
    failures.push('Browser');
    total.failed += 1;
  }
  try {
    await findHeadlessShell();
    await installServices();
    await installEngines();
  } catch (error) {
    console.log((error as Error).message);
  }
}

async function runTests(args: readonly string[]): Promise<void> {
  rmSync(REPORT, { force: true });
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...args,
  ]);
  const { numPassedTests, numFailedTests, testResults }: TestReport = existsSync(REPORT)
    ? (JSON.parse(readFileSync(REPORT, 'utf8')) as TestReport)
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  // A test file that cannot be loaded has no failed tests.
  const failedFiles = code !== 0 && numFailedTests === 0 ? 1 : 0;
  total.passed += numPassedTests;
  total.failed += numFailedTests + failedFiles;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative('.', name);
    for (const { fullName, status: result, failureMessages } of assertionResults) {
      if (failureMessages[0] === undefined) continue;
      (result === 'passed' ? flaky : failures).push(
        `${file}: ${fullName}\n  ${firstLines(failureMessages[0])}`,
      );
    }
    const hasFailedTest = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !hasFailedTest) failures.push(`${file}\n  ${firstLines(message)}`);
  }
}

function firstLines(message: string): string {
  return message.split('\n').slice(0, 3).join('\n  ');
}

const args = process.argv.slice(2);
let isBuilt: boolean;
if (args.length > 0) {
  isBuilt = await build();
} else {
  // These three barely compete for the same resources.
  [isBuilt] = await Promise.all([build(), checkSources(), installPrograms()]);
}
if (isBuilt) await runTests(args);
else console.log('The tests did not run: the build failed.');

if (flaky.length > 0) console.log(`\nPassed when run again:\n- ${flaky.join('\n- ')}`);
if (failures.length > 0) console.log(`\nFailed:\n- ${failures.join('\n- ')}`);
console.log(`\nTook ${String(Math.round((Date.now() - start) / 1000))} s.`);
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
