import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { which } from '../../tools/programs.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const PROJECT = '/srv/salon/current';
const run = promisify(execFile);
const units = globSync('*.{service,timer}', { cwd: DEPLOY });

const hasSystemd = which('systemd-analyze') !== undefined;
const title = 'the systemd units';

describe.skipIf(!hasSystemd)(hasSystemd ? title : `${title}, skipped: install systemd`, () => {
  /** The units with the paths of this machine. */
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'units-'));
    cpSync(DEPLOY, folder, { recursive: true });
    // A unit takes no program in a folder whose name has a space.
    const node = path.join(folder, 'node');
    symlinkSync(process.execPath, node);
    for (const name of units) {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8')
        .replace(`${PROJECT}/node_modules/node/bin/node`, node)
        .replace(`${PROJECT}/deploy`, folder);
      writeFileSync(file, text);
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('pass systemd-analyze verify', async () => {
    const files = units.map((name) => path.join(folder, name));
    const { stdout, stderr } = await run('systemd-analyze', ['verify', ...files]);
    expect(stdout + stderr).toBe('');
  });

  it('run the server with an exposure of at most 2.0', async () => {
    const service = path.join(folder, 'salon.service');
    const { stdout } = await run('systemd-analyze', ['security', '--offline=true', '--no-pager', service]);
    const exposure = /Overall exposure level for salon\.service: ([\d.]+)/.exec(stdout)?.[1];
    expect(Number(exposure)).toBeLessThanOrEqual(2);
  });
});
