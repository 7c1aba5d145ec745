/** Bundles the interface. Usage: build-interface.ts FOLDER */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../app');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: process.argv[2] ?? '',
    emptyOutDir: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: globSync('*.html', { cwd: root }).map((name) => join(root, name)) },
  },
});
