import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { which } from '../../tools/programs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const texts = new Map(
  globSync('deploy/*.{path,service,timer}').map((file) => [path.basename(file), readFileSync(file, 'utf8')]),
);
const unitsOf = (user: string) =>
  [...texts.keys()].filter((name) => texts.get(name)?.includes(`\nUser=${user}\n`)).sort();

it('the messages belong to the server, and not to who builds the site', () => {
  expect(unitsOf('salon')).toEqual(['salon-editor.service']);
  expect(unitsOf('salon-server')).toEqual([
    'salon-backup-failed.service',
    'salon-backup.service',
    'salon.service',
  ]);
});

it('a backup that fails is mailed to the owner', () => {
  expect(texts.get('salon-backup.service')).toMatch(/^OnFailure=salon-backup-failed\.service$/m);
  expect(texts.get('salon-backup-failed.service')).toMatch(
    /^ExecStart=\S+ server\/admin\/main\.ts report "/m,
  );
});

/** Writes the units as install.sh lays them out, with the paths of this machine. Returns the path of each. */
function layOut() {
  const folder = temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  // A unit takes no program in a folder whose name has a space.
  symlinkSync(process.execPath, file('node'));
  const node = /^ExecStart=\/srv\/salon\/\w+\/node_modules\/node\/bin\/node/m;
  for (const [name, text] of texts)
    writeFileSync(file(name), text.replace(node, `ExecStart=${file('node')}`));
  for (const unit of ['salon.service.d', 'salon-.service.d']) {
    mkdirSync(file(unit));
    cpSync('deploy/hardening.conf', file(`${unit}/hardening.conf`));
  }
  return file;
}

const hasSystemd = which('systemd-analyze') !== undefined;
describe.skipIf(!hasSystemd)(`the systemd units${hasSystemd ? '' : ', skipped: install systemd'}`, () => {
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

  it('pass systemd-analyze verify', () => {
    const units = [...texts.keys()].map((name) => name.replace('@.', '@salon.'));
    const { output } = analyze('verify', ...units.map(layOut()));
    expect(output.join('')).toBe('');
  });

  it('have an exposure of at most 2.5', () => {
    const services = [...texts.keys()].filter((name) => name.endsWith('.service')).map(layOut());
    const { stdout } = analyze('security', '--offline=true', '--no-pager', ...services);
    const found = [...stdout.matchAll(/Overall exposure level for (\S+): ([\d.]+)/g)];
    expect(found.length).toBe(services.length);
    expect(found.filter(([, , exposure]) => Number(exposure) > 2.5).map(([line]) => line)).toEqual([]);
  });
});
