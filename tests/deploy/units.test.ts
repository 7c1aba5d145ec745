import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { MAX_MAIL_MS } from '../../server/leads/mail.ts';
import { webhookWaitMs } from '../../server/leads/route.ts';
import { which } from '../../tools/programs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NODE = 'ExecStart=/srv/salon/current/node_modules/node/bin/node';
const texts = new Map(
  globSync('deploy/*.{conf,path,service,timer}').map((file) => [
    path.basename(file),
    readFileSync(file, 'utf8'),
  ]),
);

/** Units of the server's user, who can read messages. The user who builds the site cannot. */
const SERVER = 'User=salon-server WorkingDirectory=/srv/salon/current';
const SETTINGS = 'Environment=DATA_DIR=/var/lib/salon SETTINGS_FILE=/etc/salon/salon.env';
const secret = (name: string) => `LoadCredential=${name}:/etc/salon/credentials/${name}`;
const SECRETS = ['CONTACT_WEBHOOK_URL', 'CONTACT_WEBHOOK_KEY', 'SMTP_URL', 'DATABASE_URL'].map(secret);

it.each([
  `salon.service ${SERVER} ${NODE} server/main.ts ${SETTINGS} StateDirectory=salon StateDirectoryMode=0710`,
  'salon.service Restart=always StartLimitIntervalSec=0 ConditionPathExists=/srv/salon/current MemoryMax=512M TasksMax=64',
  'salon-editor.service User=salon SupplementaryGroups=salon-server WorkingDirectory=/srv/salon/editor ReadWritePaths=/srv/salon StateDirectory=salon-editor',
  'salon-editor.service Restart=always StartLimitIntervalSec=0 ConditionPathExists=/srv/salon/editor MemoryMax=1500M',
  'salon-editor.service EnvironmentFile=/etc/salon/editor.env Environment=EDITOR_DATA_DIR=/var/lib/salon-editor EDITOR_REMOTE=/srv/salon/repo.git DATA_DIR=/var/lib/salon HOME=/var/lib/salon-editor',
  `salon-backup.service ${SERVER} ${NODE} server/admin/main.ts backup ${SETTINGS} HOME=/var/lib/salon OnFailure=salon-backup-failed.service`,
  'salon-backup.service StateDirectory=salon StateDirectoryMode=0710 TimeoutStartSec=1h',
  `salon-backup-failed.service ${SERVER} ${NODE} server/admin/main.ts report "The backup of the website's messages failed" ${SETTINGS}`,
  'salon-backup.timer OnCalendar=*-*-* 03:30 Persistent=yes',
  'salon-restart@.path PathChanged=/srv/salon/restart-%i',
  'salon-restart@.service ExecStart=systemctl --no-block restart %i.service PrivateUsers=no RestrictAddressFamilies=AF_UNIX',
  'hardening.conf NoNewPrivileges=yes UMask=0077 ProtectSystem=strict ProtectHome=yes RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
  `credentials.conf ${SECRETS.join(' ')}`,
])('the site is kept running by %s', (row) => {
  const [name = '', ...lines] = row.split(/ (?=[A-Z]\w*[a-z]=)/);
  expect(texts.get(name)?.split('\n')).toEqual(expect.arrayContaining(lines));
});

it('the units name users and files that the installation makes, and programs that a release has', () => {
  const units = [...texts.values()].join('\n');
  const installed = readFileSync('tests/fixture/expected/installed.txt', 'utf8');
  for (const [, user = ''] of units.matchAll(/^(?:User|SupplementaryGroups)=(.*)/gm))
    expect(installed).toMatch(new RegExp(`^${user}:`, 'm'));
  for (const [file] of units.matchAll(/(?<=[:=]\/)etc\/salon\/\S+/g))
    expect(installed).toContain(` ${file}\n`);
  for (const [, program = ''] of units.matchAll(/^ExecStart=\S+\/bin\/node (\S+)/gm))
    expect(existsSync(program), program).toBe(true);
});

it('a release asks the server where it listens, and waits longer than systemd lets the old one run', () => {
  const defaults = /:-\/srv\/salon\}\n.*:-http:\/\/127\.0\.0\.1:(\d+)\}[^]*:-(\d+)\}/;
  const [, port, timeout] = defaults.exec(readFileSync('deploy/switch.sh', 'utf8')) ?? [];
  const stop = /^TimeoutStopSec=(\d+)$/m.exec(texts.get('salon.service') ?? '')?.[1];
  expect([Number(port), 2 * Number(timeout) > Number(stop)]).toEqual([readConfig({}).port, true]);
});

it('the server may finish its deliveries before it is killed, by systemd and in a container', () => {
  const env = { CONTACT_WEBHOOK_URL: 'https://a.example', CONTACT_WEBHOOK_TIMEOUT_MS: '25000' };
  const longest = (webhookWaitMs(readConfig(env)) + MAX_MAIL_MS) / 1000;
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

const SCRIPTS = globSync([
  'deploy/*.sh',
  'deploy/post-receive',
  'deploy/leads',
  'deploy/salon-invite',
  '.ci/run',
]);

it('shellcheck finds nothing', ({ skip }) => {
  skip(which('shellcheck') === undefined, 'apt-get install shellcheck');
  expect(execFileSync('shellcheck', ['-x', ...SCRIPTS], { encoding: 'utf8' })).toBe('');
});

it('scripts run that were checked out or archived on Windows', () => {
  const repository = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('init', '--quiet', '--bare', repository);
  const attributes = git('--git-dir', repository, '--work-tree', '.', 'check-attr', 'eol', '--', ...SCRIPTS);
  expect(attributes).toBe(SCRIPTS.map((script) => `${script}: eol: lf\n`).join(''));
});
