import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

import { deleteTemporaryFolders } from './tests/support/temporary-folder.ts';

deleteTemporaryFolders();
// Traces of earlier failures (tests/support/visitor.ts).
rmSync('test-results', { recursive: true, force: true });

export default defineConfig({
  test: {
    environment: 'node',
    // Browser tests mostly wait: more workers than Vitest's one per core, less one.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // A worker shares its browser and server between test files, and no test file changes the state of a module.
    isolate: false,
    // The defaults are not enough on a busy machine with two cores.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
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
        test: { name: 'build', include: ['tests/build/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,deploy}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/fixture-salon.ts'],
          // The site that these tests visit.
          provide: { dist: '.cache/fixture/dist' },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          provide: { dist: 'dist' },
        },
      },
      {
        extends: true,
        test: {
          name: 'editor',
          include: ['tests/editor/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'engines', include: ['tests/engines/**/*.test.ts'] },
      },
    ],
  },
});
