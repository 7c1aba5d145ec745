import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // On two cores Vitest would take one; browser and test take turns in waiting for each other.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A fresh process for each of 140 files costs a second each; none of them leaves anything behind in its modules.
    isolate: false,
    // The default of five seconds is short for two files at a time on two busy cores.
    testTimeout: 20_000,
    // One second is short for a page that works while another file's browser does.
    expect: { poll: { timeout: 8000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{site,server,contact,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/install-services.ts'],
          // A start of the server takes ten seconds on a machine that is busy with other work.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/shared-browser.ts'],
          testTimeout: 60_000,
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
