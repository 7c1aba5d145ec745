// @ts-check
/**
 * Starts the process, with its modules as the engine compiled them the last time: half of a start is compiling. Not in
 * TypeScript, because Node would fetch its compiler for this file, before anything can be remembered.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Where the folder cannot be written, the server starts all the same, only later.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'));
const { main } = await import('./process.ts');
await main();
flushCompileCache();
