import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { which } from '../../tools/which.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const PROJECT = '/srv/salon/current';
const run = promisify(execFile);

const hasSystemd = which('systemd-analyze') !== undefined;
const title = 'the systemd units';

describe.skipIf(!hasSystemd)(hasSystemd ? title : `${title}, skipped: install systemd`, () => {
  /** The units with the paths of this machine. */
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'units-'));
    cpSync(DEPLOY, folder, { recursive: true });
    const service = path.join(folder, 'salon.service');
    const text = readFileSync(service, 'utf8');
    writeFileSync(service, text.replace(`${PROJECT}/node_modules/node/bin/node`, process.execPath));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('pass systemd-analyze verify', async () => {
    const units = ['salon.service', 'salon.socket'].map((name) => path.join(folder, name));
    const { stdout, stderr } = await run('systemd-analyze', ['verify', ...units]);
    expect(stdout + stderr).toBe('');
  });

  it('run the server with an exposure of at most 2.0', async () => {
    const service = path.join(folder, 'salon.service');
    const { stdout } = await run('systemd-analyze', ['security', '--offline=true', '--no-pager', service]);
    const exposure = /Overall exposure level for salon\.service: ([\d.]+)/.exec(stdout)?.[1];
    expect(Number(exposure)).toBeLessThanOrEqual(2);
  });
});
