import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest runs the files project by project. The longest file would start last and run alone for a minute. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/every-route.test.ts');
    return (await super.sort(files)).sort((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    // Browser tests mostly wait: more workers than Vitest's one per core, less one.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Isolation costs a second per file, and no test file changes the state of a module.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Five seconds, the default, are not enough on a busy machine with two cores.
    testTimeout: 20_000,
    // A browser that loses a click now and then must not hold up a release. `npm test` lists the tests that needed a second try.
    retry: process.env.CI === undefined ? 0 : 1,
    // One second, the default, is not enough while other files use the browser, too.
    expect: { poll: { timeout: 8000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{site,server,contact,editor,tools,bench}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // Validating all pages takes longer than 20 seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,deploy}/**/*.test.ts'],
          globalSetup: ['tests/support/install-services.ts'],
          // Starting the server takes up to ten seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/fixture-salon.ts', 'tests/support/shared-browser.ts'],
          // The site that these tests visit.
          provide: { dist: '.cache/fixture/dist' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/shared-browser.ts'],
          provide: { dist: 'dist' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'editor',
          include: ['tests/editor/**/*.test.ts'],
          globalSetup: ['tests/support/shared-browser.ts'],
          // The preview needs up to a minute to start on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/install-engines.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
