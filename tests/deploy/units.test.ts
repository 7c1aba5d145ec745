import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { which } from '../../tools/programs.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const run = promisify(execFile);
const units = globSync('*.{path,service,timer}', { cwd: DEPLOY });

const hasSystemd = which('systemd-analyze') !== undefined;
const title = 'the systemd units';

describe.skipIf(!hasSystemd)(hasSystemd ? title : `${title}, skipped: install systemd`, () => {
  /** The units as install.sh lays them out, with the paths of this machine. */
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'units-'));
    // A unit takes no program in a folder whose name has a space.
    const node = path.join(folder, 'node');
    symlinkSync(process.execPath, node);
    for (const name of units) {
      const text = readFileSync(path.join(DEPLOY, name), 'utf8');
      writeFileSync(
        path.join(folder, name),
        text.replace(/^ExecStart=\/srv\/salon\/\w+\/node_modules\/node\/bin\/node/m, `ExecStart=${node}`),
      );
    }
    for (const unit of ['salon.service.d', 'salon-.service.d']) {
      mkdirSync(path.join(folder, unit));
      cpSync(path.join(DEPLOY, 'hardening.conf'), path.join(folder, unit, 'hardening.conf'));
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('pass systemd-analyze verify', async () => {
    const files = units.map((name) => path.join(folder, name.replace('@.', '@salon.')));
    const { stdout, stderr } = await run('systemd-analyze', ['verify', ...files]);
    expect(stdout + stderr).toBe('');
  });

  it('give the messages to the server, and not to who builds the site', () => {
    const users = units.map(
      (name) => /^User=(.*)$/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1],
    );
    expect(units.filter((_name, index) => users[index] === 'salon')).toEqual(['salon-editor.service']);
    expect(units.filter((_name, index) => users[index] === 'salon-server').sort()).toEqual([
      'salon-backup-failed.service',
      'salon-backup.service',
      'salon.service',
    ]);
  });

  it('mail the owner when the backup fails', () => {
    const [backup, failed] = ['salon-backup.service', 'salon-backup-failed.service'].map((name) =>
      readFileSync(path.join(folder, name), 'utf8'),
    );
    expect(backup).toMatch(/^OnFailure=salon-backup-failed\.service$/m);
    expect(failed).toMatch(/^ExecStart=\S+ server\/admin\/main\.ts report "/m);
  });

  it('have an exposure of at most 2.5', async () => {
    const services = units.filter((name) => name.endsWith('.service')).map((name) => path.join(folder, name));
    const { stdout } = await run('systemd-analyze', [
      'security',
      '--offline=true',
      '--no-pager',
      ...services,
    ]);
    const found = [...stdout.matchAll(/Overall exposure level for (\S+): ([\d.]+)/g)];
    expect(found.length).toBe(services.length);
    expect(found.filter(([, , exposure]) => Number(exposure) > 2.5).map(([line]) => line)).toEqual([]);
  });
});
