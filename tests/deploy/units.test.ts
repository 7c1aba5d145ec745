import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { MAX_MAIL_MS } from '../../server/leads/mail.ts';
import { waitMs } from '../../server/leads/route.ts';
import { which } from '../../tools/programs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NODE = 'ExecStart=/srv/salon/current/node_modules/node/bin/node';
const texts = new Map(
  globSync('deploy/*.{conf,path,service,timer}').map((file) => [
    path.basename(file),
    readFileSync(file, 'utf8'),
  ]),
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

it.each([
  ['salon.service', 'Restart=always', 'StartLimitIntervalSec=0', 'StateDirectoryMode=0710'],
  ['salon.service', 'ConditionPathExists=/srv/salon/current', `${NODE} server/main.ts`],
  [
    'salon-editor.service',
    'Restart=always',
    'SupplementaryGroups=salon-server',
    'EnvironmentFile=/etc/salon/editor.env',
    'ReadWritePaths=/srv/salon',
  ],
  ['salon-backup.service', 'StateDirectoryMode=0710', 'OnFailure=salon-backup-failed.service'],
  [
    'salon-backup-failed.service',
    `${NODE} server/admin/main.ts report "The backup of the website's messages failed"`,
  ],
  ['salon-backup.timer', 'OnCalendar=*-*-* 03:30', 'Persistent=yes'],
  ['salon-restart@.path', 'PathChanged=/srv/salon/restart-%i'],
  ['hardening.conf', 'NoNewPrivileges=yes', 'UMask=0077', 'ProtectSystem=strict', 'ProtectHome=yes'],
  ['salon-restart@.service', 'ExecStart=systemctl --no-block restart %i.service', 'PrivateUsers=no'],
])('%s keeps the site running, by %s', (name, ...lines) => {
  expect(texts.get(name)?.split('\n')).toEqual(expect.arrayContaining(lines));
});

it('every unit of the server gets its folder, its settings and its secrets', () => {
  for (const name of unitsOf('salon-server'))
    expect(texts.get(name)).toContain('=DATA_DIR=/var/lib/salon SETTINGS_FILE=/etc/salon/salon.env');
  for (const secret of ['CONTACT_WEBHOOK_URL', 'CONTACT_WEBHOOK_KEY', 'SMTP_URL', 'DATABASE_URL'])
    expect(texts.get('credentials.conf')).toContain(`=${secret}:/etc/salon/credentials/${secret}\n`);
});

it('the server may finish its deliveries before it is killed, by systemd and in a container', () => {
  const longest =
    (waitMs(readConfig({ CONTACT_WEBHOOK_URL: 'https://a.example', CONTACT_WEBHOOK_TIMEOUT_MS: '25000' })) +
      MAX_MAIL_MS) /
    1000;
  const grace = [
    /^TimeoutStopSec=(\d+)$/m.exec(texts.get('salon.service') ?? ''),
    /stop_grace_period: (\d+)s$/m.exec(readFileSync('compose.yaml', 'utf8')),
  ];
  for (const found of grace) expect(Number(found?.[1])).toBeGreaterThan(longest);
});

const hasSystemd = which('systemd-analyze') !== undefined;
it.skipIf(!hasSystemd)(`systemd takes the units${hasSystemd ? '' : ', skipped: install systemd'}`, () => {
  const folder = temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  // A unit takes no program in a folder whose name has a space.
  symlinkSync(process.execPath, file('node'));
  const node = /^ExecStart=\/srv\/salon\/\w+\/node_modules\/node\/bin\/node/m;
  mkdirSync(file('salon.service.d'));
  for (const [name, text] of texts)
    writeFileSync(
      file(name.replace(/.*\.conf$/, 'salon.service.d/$&')),
      text.replace(node, `ExecStart=${file('node')}`),
    );
  const names = [...texts.keys()].filter((name) => !name.endsWith('.conf'));
  const units = names.map((name) => file(name.replace('@.', '@salon.')));
  const { output } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  expect(output.join('')).toBe('');
  // From 0 to 100; 92 without the file.
  const security = ['security', '--offline=yes', '--threshold=15', file('salon.service')];
  expect(spawnSync('systemd-analyze', security).status).toBe(0);
});
