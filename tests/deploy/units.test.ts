import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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

it('the server comes back, however often it ends', () => {
  expect(texts.get('salon.service')).toMatch(/^StartLimitIntervalSec=0$[\s\S]*^Restart=always$/m);
});

it('a backup that fails is mailed to the owner', () => {
  expect(texts.get('salon-backup.service')).toMatch(/^OnFailure=salon-backup-failed\.service$/m);
  expect(texts.get('salon-backup-failed.service')).toMatch(
    /^ExecStart=\S+ server\/admin\/main\.ts report "/m,
  );
});

const hasSystemd = which('systemd-analyze') !== undefined;
it.skipIf(!hasSystemd)(`systemd takes the units${hasSystemd ? '' : ', skipped: install systemd'}`, () => {
  const folder = temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  // A unit takes no program in a folder whose name has a space.
  symlinkSync(process.execPath, file('node'));
  const node = /^ExecStart=\/srv\/salon\/\w+\/node_modules\/node\/bin\/node/m;
  for (const [name, text] of texts)
    writeFileSync(file(name), text.replace(node, `ExecStart=${file('node')}`));
  for (const dropIn of globSync('deploy/*.conf'))
    cpSync(dropIn, path.join(file('salon.service.d'), path.basename(dropIn)));
  const units = [...texts.keys()].map((name) => file(name.replace('@.', '@salon.')));
  const { output } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  expect(output.join('')).toBe('');
});
