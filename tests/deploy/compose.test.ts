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

it.each([
  'compose.yaml | \n  read_only: true | \n  cap_drop: [ALL] | ALLOW_SAMPLES: ${ALLOW_SAMPLES:-} | aliases: [site]',
  'compose.yaml | SITE_URL: https://${SITE_HOST:? | \n      SITE_HOST:\n | enable_ipv6: true',
  "compose.yaml | ports: ['80:80', '443:443', '443:443/udp'] | /Caddyfile.containers:/etc/caddy/Caddyfile:ro\n",
  'deploy/Caddyfile.containers | dynamic a site 4321 { | refresh 5s | keepalive off | lb_try_duration 30s',
  'Dockerfile | \nARG SITE_URL\nARG ALLOW_SAMPLES\n | RUN npm ci --omit=dev\n | --owner salon /data\n | \nVOLUME /data\n',
  'Dockerfile |  HOST=0.0.0.0 DATA_DIR=/data PATH=/app/node_modules/node/bin: | \nUSER 4321\n | "server/main.ts"]\n',
  "Dockerfile | /healthz').then(({ ok }) => process.exit(ok ? 0 : 1)",
  'Dockerfile |  contact\nCOPY --from=build /app/server server\nCOPY --from=build /app/dist dist\n',
  '.dockerignore | !contact\n!content\n!server\n!site\n!tools\n!astro.config.ts\n',
])('%j', (row) => {
  const [file = '', ...texts] = row.split(' | ');
  for (const text of texts) expect(read(file)).toContain(text);
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
