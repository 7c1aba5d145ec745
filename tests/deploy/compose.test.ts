import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');

/** Set by the image, or read by its build. */
const OF_THE_IMAGE = ['ALLOW_SAMPLES', 'DATA_DIR', 'HOST', 'PORT', 'SETTINGS_FILE', 'SITE_URL'];
/** Of systemd's timer. */
const OF_THE_HOST = ['BACKUP_COPY_COMMAND'];
const settings = [...read('server/config.ts').matchAll(/^ {2}(?<name>[A-Z_]{4,}): /gmu)].map(
  ({ groups }) => groups?.name ?? '',
);

interface Service {
  environment?: Record<string, unknown>;
  command?: string[];
  profiles?: string[];
  restart?: string;
  volumes?: string[];
}

const { name, services, networks } = parse(read('compose.yaml'), { merge: true }) as {
  name: string;
  services: Record<string, Service>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
};

it('the container gets all settings, which are documented, and its volume keeps its name', () => {
  const passed = Object.keys(services['site-1']?.environment ?? {});
  expect([...passed, ...OF_THE_IMAGE, ...OF_THE_HOST]).toEqual(expect.arrayContaining(settings));
  expect(settings).toEqual(expect.arrayContaining(passed));
  for (const setting of settings) expect(read('docs/OPERATIONS.md')).toContain(`\`${setting}`);
  expect(name).toBe('salon');
  expect(services['site-1']?.volumes).toEqual(['leads:/data']);
  expect(services.database?.volumes).toEqual(['database:/var/lib/postgresql/data']);
  expect(services.caddy?.volumes).toContain('certificates:/data');
});

it('containers come back, one of the site unless several are asked for, and know clients by their proxies', () => {
  for (const service of Object.values(services)) expect(service.restart).toBe('unless-stopped');
  expect(Object.keys(services).filter((one) => !services[one]?.profiles)).toEqual(['site-1', 'caddy']);
  const subnets = networks.default.ipam.config.map(({ subnet }) => subnet);
  expect(services['site-1']?.environment?.TRUST_PROXY).toBe(subnets.join(','));
});

it.each([
  ['example.com', 'www.example.com'],
  ['www.example.com', 'example.com'],
  ['book.example.com', 'http://alias.invalid'],
  ['https://example.com', undefined],
])('Caddy in a container serves %s and redirects %s', (host, alias) => {
  const script = (services.caddy?.command?.[2] ?? '')
    .replaceAll('$$', '$')
    .replace(/^exec caddy.*/m, 'echo "$SITE_ALIAS"');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
    env: { ...process.env, SITE_HOST: host },
    encoding: 'utf8',
  });
  if (alias === undefined)
    expect([status, stderr]).toEqual([1, expect.stringContaining(`found "${host}", expected`)]);
  else expect(stdout).toBe(`${alias}\n`);
});
